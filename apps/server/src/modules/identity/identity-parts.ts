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

/** What the operations of the embedded identity service work with. */
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
  /** Where a link in a mail may lead to afterwards: exact origins. */
  readonly continueOrigins: ReadonlySet<string>;
}
