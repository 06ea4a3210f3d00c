import type { Pool, PoolClient } from 'pg';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';
import { repeatable } from './transaction.ts';

type MigrateOptions = {
  readonly pool: Pool;
  readonly log: { readonly info: (message: string) => void };
  readonly files?: readonly MigrationFile[];
};

type Applied = { readonly version: number; readonly name: string; readonly checksum: string };

/** A database this code must not touch; the message is for the operator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const LOCK_KEY = 4_820_117;
const OLDEST_SERVER = 150_000;

const CREATE_LEDGER = `
  CREATE TABLE IF NOT EXISTS schema_migrations (
    version integer PRIMARY KEY,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`;

/**
 * Migrates the database to this version. Each file is one transaction that takes the lock and rereads the ledger, so
 * any number of processes may start at once, also behind PgBouncer. Returns the files it applied.
 */
export async function migrate({ pool, log, files = readMigrationFiles() }: MigrateOptions): Promise<readonly string[]> {
  const done: string[] = [];
  for (;;) {
    // A step repeated after a lost commit finds itself in the ledger and continues.
    const name = await repeatable(() => applyNext(pool, files));
    if (!name) return done;
    log.info(`migration ${name} applied`);
    done.push(name);
  }
}

async function applyNext(pool: Pool, files: readonly MigrationFile[]): Promise<string | undefined> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    const applied = await openLedger(client);
    checkLedger(applied, files);
    const known = new Set(applied.map(({ version }) => version));
    const next = files.find(({ version }) => !known.has(version));
    if (next) await apply(client, next);
    await client.query('COMMIT');
    return next?.name;
  } catch (error) {
    failure = error as Error;
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release(failure);
  }
}

async function openLedger(client: PoolClient): Promise<readonly Applied[]> {
  const { rows } = await client.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int AS version",
  );
  if ((rows[0]?.version ?? 0) < OLDEST_SERVER) {
    throw new MigrationError('The database server is older than PostgreSQL 15; Evidose needs 15 or newer.');
  }
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK_KEY]);
  await client.query(CREATE_LEDGER);
  return (await client.query<Applied>('SELECT version, name, checksum FROM schema_migrations ORDER BY version')).rows;
}

function checkLedger(applied: readonly Applied[], files: readonly MigrationFile[]): void {
  const byVersion = new Map(files.map((file) => [file.version, file]));
  for (const { version, name, checksum } of applied) {
    const file = byVersion.get(version);
    if (!file) {
      throw new MigrationError(
        `The database is newer than this Evidose: it has migration ${name}, which is not in this version. Start the newer version.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${file.name} has changed since it was applied to this database. Restore the file, and put the change into a new migration.`,
      );
    }
  }
}

async function apply(client: PoolClient, file: MigrationFile): Promise<void> {
  try {
    await client.query(file.sql);
  } catch (error) {
    throw new MigrationError(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
  }
  await client.query('INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)', [
    file.version,
    file.name,
    file.checksum,
  ]);
}
