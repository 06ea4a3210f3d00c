/**
 * The process that `kill.test.ts` kills: starts like the server, then writes rows on several connections and prints
 * each number once PostgreSQL has acknowledged it.
 */
import { writeSync } from 'node:fs';
import { createPool, migrate, startEmbedded } from '../index.ts';

const [dataDir, round] = process.argv.slice(2);
if (!dataDir || !round) throw new Error('usage: kill-writer DATA_DIR ROUND');

const WRITERS = 4;
const log = { info: () => undefined, warn: () => undefined };
const { connectionString } = await startEmbedded({ dataDir, log });
const { pool } = createPool({ connectionString, log, max: WRITERS });
await migrate({ pool, log });

async function write(writer: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const key = `${round}-${writer}-${count}`;
    try {
      await pool.query('INSERT INTO idempotency_keys (uid, key, request_hash) VALUES ($1, $2, $3)', ['u', key, 'h']);
      writeSync(1, `${key}\n`);
    } catch {
      // The database was killed first: nothing was acknowledged, so nothing is printed.
    }
  }
}

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
