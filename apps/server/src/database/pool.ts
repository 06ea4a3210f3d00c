import { Socket } from 'node:net';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { databaseOf } from './release-connections.ts';

export type DatabasePool = {
  readonly pool: Pool;
  readonly db: Database;
  readonly close: () => Promise<void>;
};

type PoolOptions = {
  readonly connectionString: string;
  readonly log: { readonly warn: (message: string) => void };
  readonly max?: number;
  /** How long the server may be silent while a query is pending. */
  readonly silenceLimitMs?: number;
};

const CONNECT_LIMIT_MS = 10_000;
/** Longer than any of our queries takes, shorter than a caller waits. */
const SILENCE_LIMIT_MS = 15_000;
/** Shorter than the silence limit, so that only a connection in use can reach that limit. */
const IDLE_LIMIT_MS = 10_000;
/** Connections are recycled, so that after a failover none stays with the old server for long. */
const LIFETIME_S = 30 * 60;

/**
 * A server that goes silent (a pulled cable, a frozen machine) closes nothing, and its connections would wait forever.
 * A connection silent for this long is dropped, and its query fails like on any lost connection.
 */
function socketThatGivesUp(silenceLimitMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceLimitMs, () => {
    socket.destroy(Object.assign(new Error('the database said nothing for too long'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/**
 * Nothing here may keep session state, as PgBouncer gives each transaction another session: no SET, no LISTEN, no
 * unusual startup parameters. Prepared statements are optional (`named-queries.ts`).
 */
export function createPool(options: PoolOptions): DatabasePool {
  const { connectionString, log, max = 10, silenceLimitMs = SILENCE_LIMIT_MS } = options;
  const pool = new Pool({
    connectionString,
    max,
    application_name: 'evidose',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    maxLifetimeSeconds: LIFETIME_S,
    idleTimeoutMillis: Math.min(IDLE_LIMIT_MS, silenceLimitMs / 2),
    keepAlive: true,
    // Queries of one transaction that do not depend on each other are sent at once.
    pipeline: true,
    stream: () => socketThatGivesUp(silenceLimitMs),
  });
  let closed: Promise<void> | undefined;
  // An idle connection that breaks is replaced on its next use; without a listener it would crash the process. Closing
  // does not wait for goodbyes, so a server-side close may come first and is not worth a log line.
  pool.on('error', (error) => {
    if (!closed) log.warn(`a database connection was lost: ${error.message}`);
  });
  // The same for one in use, whose query reports the loss to its caller.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    pool,
    db: databaseOf(pool),
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}
