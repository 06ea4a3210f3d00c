import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { migrate } from './migrate.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';

const { pool } = await createTestDatabase({ from: 'empty' });
const log = { info: () => undefined };
let folder = '';

function file(name: string, sql: string): MigrationFile {
  return { version: Number(name.slice(0, 4)), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

const one = file('0001_one.sql', 'CREATE TABLE one (n integer PRIMARY KEY); INSERT INTO one VALUES (1);');
const five = file('0005_five.sql', 'ALTER TABLE one ADD COLUMN five text');

async function tables(): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evidose-migrations-'));
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
});
afterEach(() => rm(folder, { recursive: true }));

test('files are applied once, in order, across gaps', async () => {
  expect(await migrate({ pool, log, files: [one, five] })).toEqual([one.name, five.name]);
  expect(await migrate({ pool, log, files: [one, five] })).toEqual([]);
});

test('a file numbered below one that was applied earlier is still applied', async () => {
  await migrate({ pool, log, files: [one, five] });
  const three = file('0003_three.sql', 'CREATE TABLE three (n integer)');
  expect(await migrate({ pool, log, files: [one, three, five] })).toEqual([three.name]);
});

test('many processes at once apply each file once', async () => {
  const done = await Promise.all(Array.from({ length: 5 }, () => migrate({ pool, log, files: [one, five] })));
  expect(done.flat().sort()).toEqual([one.name, five.name]);
});

test('a changed file is refused by name, and nothing else is applied', async () => {
  await migrate({ pool, log, files: [one] });
  await expect(migrate({ pool, log, files: [{ ...one, checksum: 'other' }, five] })).rejects.toThrow(
    /0001_one\.sql has changed since it was applied/,
  );
  const { rows } = await pool.query('SELECT version FROM schema_migrations');
  expect(rows).toEqual([{ version: 1 }]);
});

test('a database newer than the code is refused', async () => {
  await migrate({ pool, log, files: [one, five] });
  await expect(migrate({ pool, log, files: [one] })).rejects.toThrow(
    /newer than this Evidose: it has migration 0005_five/,
  );
});

test('a file that fails half-way leaves nothing of itself, and its name is in the message', async () => {
  const broken = file('0009_broken.sql', 'CREATE TABLE half (n integer); SELECT no_such_thing;');
  await expect(migrate({ pool, log, files: [one, broken] })).rejects.toThrow(
    /0009_broken\.sql failed: .*no_such_thing/,
  );
  expect(await tables()).toEqual(['one', 'schema_migrations']);
});

test('file names that break the pattern or share a number are refused', async () => {
  await writeFile(join(folder, '0001_one.sql'), '');
  await writeFile(join(folder, '0001_two.sql'), '');
  expect(() => readMigrationFiles(folder)).toThrow(/0001_one\.sql and 0001_two\.sql share a number/);
  await writeFile(join(folder, '1-one.sql'), '');
  expect(() => readMigrationFiles(folder)).toThrow(/1-one\.sql must be named like/);
});

test('other line ends are no change of a file', async () => {
  await writeFile(join(folder, '0001_one.sql'), 'SELECT 1;\nSELECT 2;\n');
  const [unix] = readMigrationFiles(folder);
  await writeFile(join(folder, '0001_one.sql'), 'SELECT 1;\r\nSELECT 2;\r\n');
  const [windows] = readMigrationFiles(folder);
  expect(windows?.checksum).toBe(unix?.checksum);
});

test('the files of this version run on an empty database, and a second time change nothing', async () => {
  const files = readMigrationFiles();
  expect(await migrate({ pool, log })).toEqual(files.map(({ name }) => name));
  expect(await migrate({ pool, log })).toEqual([]);
});
