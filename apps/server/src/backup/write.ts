import { createWriteStream } from 'node:fs';
import { chmod, rename, unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { LEDGER, quoted, tablesInOrder } from './tables.ts';

/** Of a backup file: raised when an older reader could not understand it. */
export const FORMAT = 1;
const PAGE_ROWS = 500;

export interface Written {
  readonly tables: number;
  readonly rows: number;
}

/** Rows stay PostgreSQL's own text from end to end, so that no number and no time loses a digit in JavaScript. */
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

/** One transaction that sees the database as it was at its beginning, while servers go on writing. */
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
  // Last: a file without it was cut off.
  yield `E${JSON.stringify({ rows })}\n`;
  tell({ tables: tables.length, rows });
}

/** Written beside its place and moved there when it is whole; readable by its owner alone, as it holds everything. */
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
