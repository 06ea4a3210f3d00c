import { createWriteStream } from 'node:fs';
import { chmod, rename, unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { LEDGER, quoted, tablesInOrder } from './tables.ts';

/** Backup format version: raised when older readers could not read the file. */
export const FORMAT = 1;
const PAGE_ROWS = 500;

export interface Written {
  readonly tables: number;
  readonly rows: number;
}

/** Rows stay PostgreSQL text throughout, so that no number or time loses precision in JavaScript. */
async function* rowsOf(client: PoolClient, table: string, columns: readonly string[]): AsyncGenerator<string> {
  const list = columns.map(quoted).join(', ');
  const from = `SELECT ${list} FROM ${quoted(table)}`;
  await client.query(`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT to_jsonb(r)::text AS row FROM (${from}) r`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${PAGE_ROWS} FROM backup_rows`);
    for (const { row } of rows) yield row;
    if (rows.length < PAGE_ROWS) break;
  }
  await client.query('CLOSE backup_rows');
}

/** One repeatable-read transaction: a consistent snapshot while servers keep writing. */
export async function* backupLines(client: PoolClient, tell: (written: Written) => void): AsyncGenerator<string> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const ledger = await client.query<{ version: number }>(`SELECT version FROM ${LEDGER} ORDER BY version`);
  const migrations = ledger.rows.map(({ version }) => version);
  yield `${JSON.stringify({ evidose: 'backup', format: FORMAT, migrations })}\n`;
  const tables = await tablesInOrder(client);
  let rows = 0;
  for (const { name, columns } of tables) {
    yield `T${JSON.stringify({ table: name, columns })}\n`;
    for await (const row of rowsOf(client, name, columns)) {
      rows += 1;
      yield `R${row}\n`;
    }
  }
  await client.query('COMMIT');
  // Last, so that a truncated file is recognized.
  yield `E${JSON.stringify({ rows })}\n`;
  tell({ tables: tables.length, rows });
}

/** Written to a temporary file and renamed when complete; readable by its owner only. */
export async function writeBackup(pool: Pool, file: string): Promise<Written> {
  const client = await pool.connect();
  const unfinished = `${file}.unfinished`;
  let written: Written = { tables: 0, rows: 0 };
  let failure: Error | undefined;
  try {
    const lines = backupLines(client, (counts) => {
      written = counts;
    });
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    await chmod(unfinished, 0o600);
    await rename(unfinished, file);
    return written;
  } catch (error) {
    failure = error as Error;
    await unlink(unfinished).catch(() => undefined);
    throw error;
  } finally {
    client.release(failure);
  }
}
