import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { createTestDatabase } from '../../test/database.ts';
import { fallingSilent } from '../../test/silent-proxy.ts';
import { classifyFailure } from './failures.ts';
import { createPool } from './pool.ts';
import { inTransaction } from './transaction.ts';

const SILENCE_MS = 700;
const { connectionString } = await createTestDatabase();
const way = await fallingSilent(connectionString);
const database = createPool({
  connectionString: way.connectionString,
  log: { warn: () => undefined },
  max: 3,
  silenceLimitMs: SILENCE_MS,
});
afterAll(() => database.close());
const { app, signUpVerified } = await createTestApp({
  database: { ...database, connectionString: way.connectionString },
});

const failureOf = (work: Promise<unknown>) => work.then(() => 'none', classifyFailure);

describe('a database that falls silent', () => {
  test('lets every query go, in a transaction too, and is used again once it speaks', async () => {
    await database.db.execute(sql`SELECT 1`);
    way.fallSilent();
    const plain = Array.from({ length: 3 }, () => failureOf(database.db.execute(sql`SELECT 1`)));
    expect(await Promise.all(plain)).toEqual(['unreachable', 'unreachable', 'unreachable']);
    way.fallSilent(false);
    const inside = inTransaction(database.db, async (tx) => {
      way.fallSilent();
      await tx.execute(sql`SELECT 1`);
    });
    const freed = failureOf(inside);
    setTimeout(() => way.fallSilent(false), SILENCE_MS * 3);
    await freed;
    way.fallSilent(false);
    // More than the pool size: no slot may still be taken by a dead connection.
    for (let i = 0; i < 6; i++) await expect(database.db.execute(sql`SELECT 1`)).resolves.toBeDefined();
    expect(database.pool.waitingCount).toBe(0);
  });

  test('a transaction that could not even begin keeps no place of the pool', async () => {
    const asMany = Array.from({ length: 3 });
    const one = () => inTransaction(database.db, (tx) => tx.execute(sql`SELECT pg_sleep(0.05)`));
    // Existing connections: it is their BEGIN that gets no response.
    await Promise.all(asMany.map(one));
    way.fallSilent();
    const begun = Promise.allSettled(asMany.map(one));
    setTimeout(() => way.fallSilent(false), SILENCE_MS * 2);
    expect((await begun).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  });

  test('is not ready, answers 503 with a time to come back, and recovers', async () => {
    const { headers } = await signUpVerified();
    way.fallSilent();
    const [ready, mine, stored, logIn] = await Promise.all([
      app.inject({ url: '/ready' }),
      app.inject({ url: '/v1/me', headers }),
      app.inject({ method: 'DELETE', url: '/v1/me/supplements-chosen/zinc', headers }),
      app.inject({
        method: 'POST',
        url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k',
        payload: { email: 'ada@example.com', password: 'whatever it is' },
      }),
    ]);
    expect([ready, mine, stored, logIn].map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
    for (const reply of [mine, stored, logIn]) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    way.fallSilent(false);
    await expect.poll(async () => (await app.inject({ url: '/ready' })).statusCode, { timeout: 10_000 }).toBe(200);
    expect((await app.inject({ url: '/v1/me', headers })).statusCode).toBe(200);
  });

  test('connections cut by a failover are not seen by a caller: guards are repeated as reads and writes are', async () => {
    const { headers } = await signUpVerified();
    expect((await app.inject({ url: '/v1/me', headers })).statusCode).toBe(200);
    way.cutAll();
    expect((await app.inject({ url: '/v1/me', headers })).statusCode).toBe(200);
    way.cutAll();
    const account = await app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k',
      payload: { idToken: headers.authorization.replace('Bearer ', '') },
    });
    expect(account.statusCode).toBe(200);
  });
});
