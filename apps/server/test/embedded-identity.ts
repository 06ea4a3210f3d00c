import { pino } from 'pino';
import { afterAll } from 'vitest';
import { systemClock } from '../src/clock.ts';
import type { Database } from '../src/database/index.ts';
import { createAudit } from '../src/modules/audit/service.ts';
import { createEmbeddedIdentity } from '../src/modules/identity/embedded.ts';
import type { Hasher } from '../src/modules/identity/passwords/hasher.ts';
import { createMail } from '../src/modules/mail/index.ts';
import { personDocuments } from '../src/modules/person-documents.ts';
import { createThrottle } from '../src/modules/throttle/service.ts';
import { secretFrom } from '../src/secret.ts';

interface Options {
  readonly db: Database;
  readonly secretKey?: string | null;
  readonly publicUrl?: string;
  readonly hasher?: Hasher;
}

/** The identity service by itself, without the rest of the server. */
export function embeddedIdentity({ db, secretKey, publicUrl = 'http://localhost:3000', hasher }: Options) {
  const base = { db, clock: systemClock };
  const transport = { send: async () => undefined, close: async () => undefined };
  const mail = createMail({ ...base, log: pino({ level: 'silent' }), transport });
  afterAll(mail.stop);
  return createEmbeddedIdentity({
    ...base,
    secret: secretFrom(secretKey ?? 'a secret of the tests'),
    audit: createAudit(base),
    throttle: createThrottle({ ...base, secret: secretFrom('a secret of the tests') }),
    mail,
    publicUrl,
    corsOrigins: [],
    minPasswordLength: 6,
    providers: [],
    documents: personDocuments,
    ...(hasher === undefined ? {} : { hasher }),
  });
}
