import { Socket } from 'node:net';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { databaseOf } from './lent-connections.ts';

export type DatabasePool = {
  readonly pool: Pool;
  readonly db: Database;
  readonly close: () => Promise<void>;
};

type PoolOptions = {
  readonly connectionString: string;
  readonly log: { readonly warn: (message: string) => void };
  readonly max?: number;
  /** How long the server may say nothing while it owes an answer. */
  readonly silenceLimitMs?: number;
};

const CONNECT_LIMIT_MS = 10_000;
/** Longer than any query of ours takes, shorter than a caller waits. */
const SILENCE_LIMIT_MS = 15_000;
/** Shorter than the limit of silence, so that only a connection in use can run into that. */
const IDLE_LIMIT_MS = 10_000;
/** Connections are renewed, so that after a failover none stays with the old server for long. */
const LIFETIME_S = 30 * 60;

/**
 * A server that falls silent (a pulled cable, a frozen machine) closes nothing, and every connection would wait for it
 * for ever. One that hears nothing for so long is dropped, and its query fails as on any other lost connection.
 */
function socketThatGivesUp(silenceLimitMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceLimitMs, () => {
    socket.destroy(Object.assign(new Error('the database said nothing for too long'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/**
 * Nothing here may leave state in a session, as PgBouncer hands each transaction another one: no SET, no LISTEN, no
 * start-up parameters beyond the usual. Prepared statements are for those who can do without (`named-queries.ts`).
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
    // What is asked without waiting for the answer before travels along with it (`pipelined-write.ts`).
    pipeline: true,
    stream: () => socketThatGivesUp(silenceLimitMs),
  });
  let closed: Promise<void> | undefined;
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process. Closing
  // does not wait for the goodbyes, so the server's own end may overtake them, and that is no news.
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
