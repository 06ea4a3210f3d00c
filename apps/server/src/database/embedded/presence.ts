import { Client } from 'pg';
import { SUPERUSER } from './cluster.ts';
import { PORT } from './lock-file.ts';

/** An arbitrary lock id; nothing else uses the cluster's own `postgres` database. */
const PRESENCE_KEY = 7_301_985;
const CONNECT_LIMIT_MS = 5_000;
export const DATABASE_NAME = 'evidose';

/**
 * One open connection per Evidose process, holding a shared advisory lock as long as the process lives. Whoever gets
 * the exclusive lock is the last one and stops the server.
 */
export type Presence = {
  /** Called once if the connection is lost without `leave`. */
  readonly onLost: (listener: () => void) => void;
  /** Leaves. `stopIfLast` runs while newcomers are locked out, and only if nobody else is left. */
  readonly leave: (stopIfLast: () => Promise<void>) => Promise<void>;
};

/** `undefined` if no server answers, or one that is starting, stopping or being left. */
export async function join(socketFolder: string): Promise<Presence | undefined> {
  const client = new Client({
    host: socketFolder,
    port: PORT,
    user: SUPERUSER,
    database: 'postgres',
    ssl: false,
    application_name: 'evidose-presence',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  });
  let state: 'joining' | 'present' | 'lost' | 'leaving' = 'joining';
  let listener: (() => void) | undefined;
  // Without a listener a lost connection would crash the process.
  client.on('error', () => undefined);
  client.on('end', () => {
    if (state !== 'present') return;
    state = 'lost';
    listener?.();
  });
  try {
    await client.connect();
    if (!(await ask(client, 'pg_try_advisory_lock_shared'))) throw new Error('the server is being stopped');
    await ensureDatabase(client);
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
  state = 'present';
  return {
    onLost: (heard) => {
      listener = heard;
      if (state === 'lost') heard();
    },
    leave: async (stopIfLast) => {
      const wasLost = state === 'lost';
      state = 'leaving';
      if (wasLost) return;
      try {
        await ask(client, 'pg_advisory_unlock_shared');
        if (await ask(client, 'pg_try_advisory_lock')) await stopIfLast();
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
}

async function ask(client: Client, lockFunction: string): Promise<boolean> {
  const { rows } = await client.query<{ answer: boolean }>(`SELECT ${lockFunction}($1) AS answer`, [PRESENCE_KEY]);
  return rows[0]?.answer === true;
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME]);
  if (rowCount) return;
  await client.query(`CREATE DATABASE ${DATABASE_NAME}`).catch((error: { code?: string }) => {
    // Two first starts at once: either code means that the other has created it.
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}
