import { mkdtemp, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../test/app.ts';
import { createTestDatabase } from '../test/database.ts';
import { ConfigError, readConfig } from './config.ts';
import { secretCanary } from './database/schema.ts';
import { gatePins } from './modules/gate/schema.ts';
import { signingKeys } from './modules/identity/schema.ts';
import { operate } from './operator.ts';
import { openSecret } from './secret-canary.ts';

const ANOTHER = 'another secret, of the same length';
let ahead = 0;
const server = await createTestApp({ clock: () => new Date(Date.now() + ahead) });
const { app, db, config, signUpVerified, sendPin } = server;
const other = readConfig({ NODE_ENV: 'test', DATA_DIR: config.dataDir, SECRET_KEY: ANOTHER });
const say = () => undefined;
const log = pino({ level: 'silent' });
const ready = async () => (await app.inject({ url: '/ready' })).statusCode;

const folder = await mkdtemp(join(tmpdir(), 'evidose-canary-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a secret that is not the one of this database', () => {
  it.each([
    ['keys', 'rotate'],
    ['pin', 'rotate', '1357'],
    ['users', 'list'],
  ])('stops the operator before anything is written: %s %s', async (...args) => {
    await signUpVerified();
    const before = [await db.select().from(signingKeys), await db.select().from(gatePins)];
    await expect(operate(args, { config: other, database: server.database, log, say })).rejects.toThrow(ConfigError);
    expect([await db.select().from(signingKeys), await db.select().from(gatePins)]).toEqual(before);
    expect((await sendPin('2468', '10.1.0.1')).statusCode).toBe(200);
  });

  it('stops a second server, and says which setting is wrong', async () => {
    await expect(createTestApp({ database: server.database, env: { SECRET_KEY: ANOTHER } })).rejects.toThrow(
      /SECRET_KEY/,
    );
  });

  it('is found out in a database that has sealed keys and no canary yet', async () => {
    await db.delete(secretCanary);
    await expect(openSecret(other, db)).rejects.toThrow(/SECRET_KEY/);
    expect(await db.select().from(secretCanary)).toEqual([]);
    await openSecret(config, db);
    await expect(openSecret(other, db)).rejects.toThrow(/SECRET_KEY/);
  });
});

describe('a secret file', () => {
  it('is made for a new database, and never in place of a lost one', async () => {
    const fresh = await createTestDatabase();
    const local = { secretKey: null, dataDir: folder };
    await Promise.all([openSecret(local, fresh.db), openSecret(local, fresh.db)]);
    await unlink(join(folder, 'secret.key'));
    await expect(openSecret(local, fresh.db)).rejects.toThrow(/secret\.key in DATA_DIR is missing.*secret reset/);
  });
});

describe('keys that cannot be read', () => {
  it('leave the last good ones at work, and take the server out of the balancer', async () => {
    const { headers } = await signUpVerified();
    expect(await ready()).toBe(200);
    const sealed = await db.select().from(signingKeys);
    await db.update(signingKeys).set({ sealedPrivateJwk: 'AAAA'.repeat(30) });
    ahead += 61_000;
    expect((await app.inject({ url: '/v1/me', headers })).statusCode).toBe(200);
    expect(await ready()).toBe(503);
    for (const { sealedPrivateJwk } of sealed.slice(0, 1)) await db.update(signingKeys).set({ sealedPrivateJwk });
    await expect.poll(ready, { timeout: 10_000, interval: 200 }).toBe(200);
  });
});

describe('secret reset', () => {
  it('needs a yes, and then lets people go on with the present secret: nobody signs in anew', async () => {
    const { refreshToken } = await signUpVerified();
    expect(await operate(['secret', 'reset'], { config: other, database: server.database, log, say })).toBe(1);
    expect(await operate(['secret', 'reset', '--yes'], { config: other, database: server.database, log, say })).toBe(0);
    const next = await createTestApp({ database: server.database, env: { SECRET_KEY: ANOTHER } });
    const renewed = await next.refresh(refreshToken);
    expect(renewed.statusCode).toBe(200);
    expect((await next.sendPin('2468', '10.1.0.2')).statusCode).toBe(200);
  });
});
