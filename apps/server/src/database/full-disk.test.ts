import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { supplementOf } from '@evidose/contract/testing';
import { Client } from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { createTestDatabase } from '../../test/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'evidose-small-disk-'));
const disk = join(folder, 'disk');
const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'ignore' });

/** A separate file system where we may mount one: as root, outside most containers. */
function mountSmallDisk(): boolean {
  try {
    run('mkdir', disk);
    run('mount', '-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', disk);
    return true;
  } catch {
    return false;
  }
}

async function administer(...statements: string[]): Promise<Client> {
  const client = new Client({ connectionString: inject('databaseServer') });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  return client;
}

const isMounted = mountSmallDisk();
// Last in, first out: these run after those of the database.
afterAll(async () => {
  if (isMounted) {
    await (await administer('DROP TABLESPACE IF EXISTS small')).end();
    run('umount', disk);
  }
  rmSync(folder, { recursive: true, force: true });
});

const { connectionString, ...database } = await createTestDatabase();
if (isMounted) {
  const admin = await administer();
  const { rows } = await admin.query(`SELECT pg_backend_pid() AS pid`);
  const { uid, gid } = statSync(`/proc/${rows[0].pid}`);
  run('chmod', '755', folder);
  chownSync(disk, uid, gid);
  await admin.query(`CREATE TABLESPACE small LOCATION '${disk}'`);
  await admin.query(`ALTER DATABASE ${new URL(connectionString).pathname.slice(1)} SET TABLESPACE small`);
  await admin.end();
}
const { app, signUpVerified } = await createTestApp({ database: { ...database, connectionString } });
const { headers } = await signUpVerified();
const choose = (id: string, text = '') => {
  const supplement = { ...supplementOf(), id, name: `Zinc ${text}` };
  return app.inject({ method: 'POST', url: '/v1/me/supplements-chosen', headers, payload: { id, supplement } });
};
const ready = async () => (await app.inject({ url: '/ready' })).statusCode;

describe('a disk without room', () => {
  test.runIf(isMounted)('is 503 with a time to come back, turns /ready, and is over when there is room', async () => {
    expect((await choose('before')).statusCode).toBe(200);
    const filler = join(disk, 'filler');
    await writeFile(filler, Buffer.alloc(40 * 1024 * 1024)).catch(() => undefined);
    let refused = await choose('zinc-0');
    // PostgreSQL's allocated pages may take a few more rows.
    for (let i = 1; i < 50 && refused.statusCode === 200; i += 1) refused = await choose(`zinc-${i}`, 'x'.repeat(100));
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await ready()).toBe(503);
    expect((await app.inject({ url: '/v1/me/supplements-chosen', headers })).statusCode).toBe(200);
    rmSync(filler);
    expect(await ready()).toBe(200);
    expect((await choose('after')).statusCode).toBe(200);
  });

  test('as PostgreSQL says it, whichever route meets it', async () => {
    await database.pool.query(`
      CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER no_room BEFORE INSERT ON supplements_chosen EXECUTE FUNCTION no_room()`);
    const reply = await choose('other');
    expect(reply.statusCode).toBe(503);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    await database.pool.query('DROP TRIGGER no_room ON supplements_chosen');
  });
});
