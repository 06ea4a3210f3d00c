import type { Pool, PoolClient } from 'pg';
import { sqlStateOf } from '../database/failures.ts';
import { migrate } from '../database/migrate.ts';
import { type MigrationFile, readMigrationFiles } from '../database/migration-files.ts';
import { quoted, tablesInOrder } from './tables.ts';
import { FORMAT, type Written } from './write.ts';

/** The backup and the target database do not match; the message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const PAGE_ROWS = 500;
const quiet = { info: () => undefined };

interface Head {
  readonly evidose?: string;
  readonly format?: number;
  readonly migrations?: readonly number[];
}

function headOf(line: string | undefined): { readonly migrations: readonly number[] } {
  let head: Head = {};
  try {
    head = JSON.parse(line ?? '');
  } catch {
    // Reported below.
  }
  if (head.evidose !== 'backup' || head.migrations === undefined)
    throw new BackupError('This is no backup of Evidose.');
  if (head.format !== FORMAT) throw new BackupError('This backup was written by a newer Evidose. Use that version.');
  return { migrations: head.migrations };
}

function filesOf(versions: readonly number[]): readonly MigrationFile[] {
  const files = readMigrationFiles();
  const unknown = versions.filter((version) => !files.some((file) => file.version === version));
  if (unknown.length > 0) throw new BackupError('This backup was written by a newer Evidose. Use that version.');
  return files.filter(({ version }) => versions.includes(version));
}

async function refuseUnlessEmpty(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { name } of await tablesInOrder(client)) {
      const { rowCount } = await client.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
      if (rowCount !== 0) throw new BackupError('The database is not empty. Restore into a new one.');
    }
  } finally {
    client.release();
  }
}

async function putIn(client: PoolClient, table: string, columns: readonly string[], rows: string[]): Promise<void> {
  if (rows.length === 0) return;
  const list = columns.map(quoted).join(', ');
  await client.query(
    `INSERT INTO ${quoted(table)} (${list}) OVERRIDING SYSTEM VALUE
     SELECT ${list} FROM jsonb_populate_recordset(NULL::${quoted(table)}, $1::jsonb)`,
    [`[${rows.splice(0).join(',')}]`],
  );
}

/** Sequences continue after the highest restored value. */
async function moveSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    SELECT c.relname AS table, a.attname AS column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS sequence
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND a.attidentity <> ''`);
  for (const { table, column, sequence } of rows) {
    await client.query(
      `SELECT setval($1, COALESCE((SELECT max(${quoted(column)}) FROM ${quoted(table)}), 0) + 1, false)`,
      [sequence],
    );
  }
}

async function load(client: PoolClient, lines: AsyncIterator<string>): Promise<Written> {
  let table: { readonly table: string; readonly columns: readonly string[] } | undefined;
  let [tables, rows] = [0, 0];
  const page: string[] = [];
  const flush = async () => {
    if (table !== undefined) await putIn(client, table.table, table.columns, page);
  };
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const [kind, body] = [next.value.slice(0, 1), next.value.slice(1)];
    if (kind === 'T') {
      await flush();
      table = JSON.parse(body);
      tables += 1;
    } else if (kind === 'E') {
      await flush();
      const { rows: promised } = JSON.parse(body) as { readonly rows: number };
      if (promised !== rows) throw new BackupError('The backup is damaged: rows are missing.');
      return { tables, rows };
    } else {
      page.push(body);
      rows += 1;
      if (page.length >= PAGE_ROWS) await flush();
    }
  }
  throw new BackupError('The backup is damaged: its end is missing.');
}

/**
 * Restores a backup into an empty database, all or nothing: migrates to the backup's schema, loads its rows, then
 * migrates to this version.
 */
export async function restoreBackup(pool: Pool, lines: AsyncIterator<string>): Promise<Written> {
  const first = await lines.next();
  const { migrations } = headOf(first.done ? undefined : first.value);
  const files = filesOf(migrations);
  await refuseUnlessEmpty(pool);
  await migrate({ pool, log: quiet, files });
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    const written = await load(client, lines);
    await moveSequences(client);
    await client.query('COMMIT');
    await migrate({ pool, log: quiet });
    return written;
  } catch (error) {
    failure = error as Error;
    await client.query('ROLLBACK').catch(() => undefined);
    throw isAboutRows(error) ? new BackupError('The backup is damaged: its rows do not fit each other.') : error;
  } finally {
    client.release(failure);
  }
}

/** PostgreSQL's error classes for invalid values and violated constraints. */
const isAboutRows = (error: unknown): boolean => /^2[23]/.test(sqlStateOf(error) ?? '');
