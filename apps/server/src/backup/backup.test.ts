import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { answersOf } from '@evidose/contract/testing';
import type { Pool } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { createTestDatabase } from '../../test/database.ts';
import { migrate } from '../database/migrate.ts';
import { readMigrationFiles } from '../database/migration-files.ts';
import { loadSecret } from '../secret.ts';
import { backUp, moveTo, restore } from './command.ts';
import { quoted, tablesInOrder } from './tables.ts';

const folder = await mkdtemp(join(tmpdir(), 'evidose-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const file = join(folder, 'everything.gz');
const said: string[] = [];
const say = (line: string) => void said.push(line);

const server = await createTestApp();
const { app, config, signUpVerified } = server;
const person = await signUpVerified();
const made = await app.inject({
  method: 'POST',
  url: '/v1/recommendations',
  headers: person.headers,
  payload: { role: 'user', action: 'list', questionnaire: answersOf({}) },
});

async function contentsOf(pool: Pool): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  try {
    const all: Record<string, string[]> = {};
    for (const { name } of await tablesInOrder(client)) {
      const { rows } = await client.query(`SELECT to_jsonb(t)::text AS row FROM ${quoted(name)} t ORDER BY 1`);
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  } finally {
    client.release();
  }
}
const emptyDatabase = () => createTestDatabase({ from: 'empty' });

describe('a backup', () => {
  it('holds everything, and another empty database becomes the same by it, to the last digit', async () => {
    expect(made.statusCode).toBe(200);
    expect(await backUp(file, { config, pool: server.database.pool, say })).toBe(0);
    expect((await stat(file)).mode & 0o077).toBe(0);
    const target = await emptyDatabase();
    await restore(file, { config, pool: target.pool, say });
    const before = await contentsOf(server.database.pool);
    expect(await contentsOf(target.pool)).toEqual(before);
    expect(before['supplements_suggested']?.length).toBe(1);
    const again = await createTestApp({ database: target });
    expect((await again.app.inject({ url: '/v1/me', headers: person.headers })).statusCode).toBe(200);
    expect((await again.refresh(person.refreshToken)).statusCode).toBe(200);
  });

  it('goes straight from one database to another', async () => {
    const target = await emptyDatabase();
    expect(await moveTo(target.connectionString, { config, pool: server.database.pool, say })).toBe(0);
    expect(Object.keys(await contentsOf(target.pool)).length).toBeGreaterThan(10);
    await expect(moveTo(target.connectionString, { config, pool: server.database.pool, say })).rejects.toThrow(
      /not empty/,
    );
  });

  it.each([
    ['a local secret', null, 'set SECRET_KEY to what secret.key holds.'],
    ['a configured secret', 'a secret of the settings, long enough', 'keep SECRET_KEY as it is.'],
  ])('says what is to be done about %s', async (_which, secretKey, advice) => {
    const lines: string[] = [];
    const { connectionString } = await emptyDatabase();
    const moved = { config: { ...config, secretKey }, pool: server.database.pool };
    await moveTo(connectionString, { ...moved, say: (line) => void lines.push(line) });
    expect(lines.join(' ')).toContain(advice);
  });

  it('that was cut off, damaged or made by a newer version is refused, and nothing of it stays', async () => {
    const text = gunzipSync(await readFile(file)).toString();
    const lines = text.trimEnd().split('\n');
    const broken = {
      'cut.gz': gzipSync(lines.slice(0, -1).join('\n')),
      'missing-row.gz': gzipSync(
        lines
          .toSpliced(
            lines.findIndex((line) => line.startsWith('R')),
            1,
          )
          .join('\n'),
      ),
      'newer.gz': gzipSync(text.replace(/"migrations":\[/, '"migrations":[9999,')),
      'other.gz': gzipSync('hello'),
      'torn.gz': (await readFile(file)).subarray(0, 200),
    };
    for (const [name, bytes] of Object.entries(broken)) {
      await writeFile(join(folder, name), bytes);
      const target = await emptyDatabase();
      await expect(restore(join(folder, name), { config, pool: target.pool, say }), name).rejects.toThrow(
        /damaged|newer|no backup/,
      );
      expect(Object.values(await contentsOf(target.pool)).flat(), name).toEqual([]);
    }
  });

  it('of an older schema is brought up to this one', async () => {
    const files = readMigrationFiles();
    const older = await emptyDatabase();
    await migrate({ pool: older.pool, log: { info: () => undefined }, files: files.slice(0, 8) });
    await older.pool.query(`INSERT INTO audit_events (id, at, event, source)
      VALUES ('6f1c7f9e-0000-4000-8000-000000000001', '2026-01-02T03:04:05.678901Z', 'gate.opened', 'x')`);
    const old = join(folder, 'old.gz');
    await backUp(old, { config, pool: older.pool, say });
    const target = await emptyDatabase();
    await restore(old, { config, pool: target.pool, say });
    const contents = await contentsOf(target.pool);
    expect(contents['audit_events']?.[0]).toContain('2026-01-02T03:04:05.678901');
    expect(contents['secret_canary']).toEqual([]);
  });

  it('takes the local secret along, in a file of its own', async () => {
    const local = { secretKey: null, dataDir: join(folder, 'local') };
    await rm(local.dataDir, { recursive: true, force: true });
    await loadSecret(local);
    await backUp(join(folder, 'local.gz'), { config: local, pool: server.database.pool, say });
    const key = await readFile(join(local.dataDir, 'secret.key'), 'utf8');
    expect(await readFile(join(folder, 'local.gz.key'), 'utf8')).toBe(key);
    expect(said.join('\n')).not.toContain(key);
  });
});
