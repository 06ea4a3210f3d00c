import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import type { Audit } from '../audit/service.ts';
import type { PersonDocuments } from '../person-documents.ts';
import type { Throttle } from '../throttle/service.ts';
import type { Codes } from './codes.ts';
import type { IdentityMails } from './mails.ts';
import type { Hasher } from './passwords/hasher.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';

export interface IdentityParts extends PersonDocuments {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly throttle: Throttle;
  readonly hasher: Hasher;
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly mails: IdentityMails;
  readonly minPasswordLength: number;
  /** Exact origins that links in mails may continue to. */
  readonly continueOrigins: ReadonlySet<string>;
}
