import { migrate } from './migrate.ts';
import { createPool, type DatabasePool } from './pool.ts';

interface OpenOptions {
  readonly connectionString: string;
  readonly log: { readonly info: (message: string) => void; readonly warn: (message: string) => void };
  readonly max?: number;
}

/** The database is unusable; the message is for the operator. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** Migrating a large table, or waiting for another process to do so, may take long. */
const MIGRATION_LIMIT_MS = 6 * 60 * 60 * 1000;

const REMEDIES: readonly (readonly [codes: readonly string[], sentence: string])[] = [
  [['28P01', '28000'], 'The database refused the user or password of DATABASE_URL.'],
  [['3D000'], 'The database that DATABASE_URL names does not exist on that server.'],
  [['42501'], 'The user of DATABASE_URL may not create tables in that database.'],
  [['ENOTFOUND', 'EAI_AGAIN'], 'The host name of DATABASE_URL is not known.'],
  [
    ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'],
    'No database answers at the host and port of DATABASE_URL. Is it running, and is the port right?',
  ],
  [
    ['ETIMEDOUT'],
    'The host of DATABASE_URL does not answer. Is the address right, and does a firewall let it through?',
  ],
  [
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'CERT_HAS_EXPIRED',
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
    "The database's certificate is not trusted. Name its authority: sslrootcert=… in DATABASE_URL, or NODE_EXTRA_CA_CERTS.",
  ],
];
const WORDED: readonly (readonly [RegExp, string])[] = [
  [/does not support SSL/i, 'The database speaks no TLS, and DATABASE_URL asks for it (sslmode).'],
  [/timeout exceeded when trying to connect/i, 'The host of DATABASE_URL does not answer. Is the address right?'],
  [/SASL|password must be a string/i, 'The database wants a password, and DATABASE_URL has none.'],
];

/** What the operator can fix, in a sentence without the address; null if it is not a connection problem. */
export function remedyFor(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    const known = REMEDIES.find(([codes]) => codes.includes(code));
    if (known !== undefined) return known[1];
    const { message } = current;
    const worded = WORDED.find(([words]) => words.test(message));
    if (worded !== undefined) return worded[1];
    if (current instanceof AggregateError) {
      const inner = current.errors.map(remedyFor).find((remedy) => remedy !== null);
      if (inner !== undefined) return inner;
    }
  }
  return null;
}

/** Migrates on one patient connection, then returns the request pool. */
export async function openPool({ connectionString, log, max }: OpenOptions): Promise<DatabasePool> {
  const patient = createPool({ connectionString, log, max: 1, silenceLimitMs: MIGRATION_LIMIT_MS });
  try {
    await migrate({ pool: patient.pool, log });
  } catch (error) {
    const remedy = remedyFor(error);
    if (remedy === null) throw error;
    throw new DatabaseStartError(`Evidose cannot start: ${remedy}`, { cause: error });
  } finally {
    await patient.close();
  }
  return createPool({ connectionString, log, ...(max === undefined ? {} : { max }) });
}
