import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { readMigrationFiles } from './migration-files.ts';

const { pool } = await createTestDatabase();

type Column = { readonly table: string; readonly column: string; readonly type: string; readonly isRequired: boolean };

const { rows: columns } = await pool.query<Column>(`
  SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type,
         a.attnotnull AS "isRequired"
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY c.relname, a.attname`);

const source = fileURLToPath(new URL('..', import.meta.url));
const schemaFiles = [
  join(source, 'database', 'schema.ts'),
  ...(existsSync(join(source, 'modules')) ? readdirSync(join(source, 'modules')) : [])
    .map((module) => join(source, 'modules', module, 'schema.ts'))
    .filter((path) => existsSync(path)),
];

const tables = (
  await Promise.all(
    schemaFiles.map(async (path) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(path).href);
      return Object.values(exported).filter((value): value is PgTable => is(value, PgTable));
    }),
  )
).flat();

function normalise(type: string): string {
  return type
    .replace(/^varchar/, 'character varying')
    .replace(/^char\b/, 'character')
    .replace(/^bigserial/, 'bigint')
    .replace(/^serial/, 'integer')
    .replace(/^timestamp$/, 'timestamp without time zone')
    .replaceAll(/\s*\(\s*/g, '(')
    .replaceAll(/,\s+/g, ',');
}

describe('the tables the code declares are those that the migrations make', () => {
  test.each(tables.map((table) => getTableConfig(table)).map((config) => [config.name, config] as const))(
    '%s',
    (name, config) => {
      const declared = config.columns
        .map((column) => ({
          table: name,
          column: column.name,
          type: normalise(column.getSQLType()),
          isRequired: column.notNull || column.primary,
        }))
        .sort((a, b) => (a.column < b.column ? -1 : 1));
      expect(declared).toEqual(columns.filter(({ table }) => table === name));
    },
  );

  test('no two modules declare the same table', () => {
    const names = tables.map((table) => getTableConfig(table).name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('the schema can be spread over a cluster that speaks PostgreSQL', () => {
  /** Looked up by a secret or an address before the person is known; none holds health data. */
  const FOUND_BEFORE_THE_PERSON: readonly string[] = ['account_emails', 'account_providers', 'audit_events'];

  test('the key of every personal table starts with uid', async () => {
    const { rows } = await pool.query<{ table: string; column: string }>(`
      SELECT c.relname AS table, a.attname AS column
      FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
      JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE i.indisprimary AND n.nspname = 'public'`);
    const firstOfKey = new Map(rows.map(({ table, column }) => [table, column]));
    const personal = columns.filter(({ column }) => column === 'uid').map(({ table }) => table);
    const wrong = personal.filter(
      (table) => firstOfKey.get(table) !== 'uid' && !FOUND_BEFORE_THE_PERSON.includes(table),
    );
    expect(wrong).toEqual([]);
  });

  test('every table has a primary key', async () => {
    const { rows } = await pool.query(`
      SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p')
        AND NOT EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary)`);
    expect(rows).toEqual([]);
  });

  /** Not in PostgreSQL 15, or not supported by all of Citus, CockroachDB, YugabyteDB, Aurora and Spanner. */
  const UNSHARED =
    /\b(CREATE\s+(EXTENSION|TRIGGER|FUNCTION|RULE|UNLOGGED|DOMAIN)|LISTEN|NOTIFY|uuidv7|uuidv4|JSON_TABLE|EXCLUDE\s+USING|INHERITS|DEFERRABLE|(big|small)?serial)\b/i;

  test.each(readMigrationFiles().map(({ name, sql }) => [name, sql] as const))(
    '%s keeps to the shared SQL',
    (_, sql) => {
      const statements = sql.replaceAll(/--.*$/gm, '');
      expect(UNSHARED.exec(statements)?.[0]).toBeUndefined();
    },
  );

  test('no code outside the embedded server keeps state in a session', () => {
    const SESSION_STATE =
      /\bpg_(try_)?advisory_(un)?lock(_shared)?\b|\bLISTEN\s+\w+|\bSET\s+SESSION\b|\.prepare\(\s*['"`]/;
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.includes('.test.') && !path.startsWith(join('database', 'embedded')),
    );
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((path) => SESSION_STATE.test(readFileSync(join(source, path), 'utf8')))).toEqual([]);
  });
});
