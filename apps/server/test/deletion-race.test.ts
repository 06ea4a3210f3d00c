import { once } from 'node:events';
import { request as startRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RouteContract, routes } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { auditEvents } from '../src/modules/audit/schema.ts';
import { PERSONAL_TABLES } from '../src/modules/erase-documents.ts';
import { sweepOrphans } from '../src/modules/sweep-orphans.ts';
import { createTestApp } from './app.ts';
import { addressOf, type SampleRequest, sampleRequest } from './samples.ts';

const { app, db, database, call, signUpVerified } = await createTestApp();
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

const HOSTED_ONLY = ['eraseMyDocuments'];
const isPersonal = ({ access }: RouteContract) => access !== 'open' && access !== 'gate';
const writes = Object.entries<RouteContract>(routes)
  .filter(([name, route]) => isPersonal(route) && route.method !== 'GET' && !HOSTED_ONLY.includes(name))
  .filter(([, { body }]) => body !== undefined);

type Headers = Record<string, string>;

async function rowsOf(uid: string): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ table: string }>(
    `SELECT table_name AS table FROM information_schema.columns WHERE column_name = 'uid' AND table_schema = 'public'`,
  );
  const counts: Record<string, number> = {};
  for (const { table } of rows) {
    const { rowCount } = await database.pool.query(`SELECT 1 FROM ${table} WHERE uid = $1`, [uid]);
    if ((rowCount ?? 0) > 0) counts[table] = rowCount ?? 0;
  }
  return counts;
}

/** Sends the head, so that the guard admits it, then waits for `meanwhile` before it sends the body. */
async function sendSlowly(
  route: RouteContract,
  sample: SampleRequest,
  headers: Headers,
  meanwhile: () => Promise<void>,
) {
  const body = JSON.stringify(sample.body);
  const request = startRequest({
    port,
    method: route.method,
    path: addressOf(route, sample),
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  request.flushHeaders();
  await sleep(100);
  await meanwhile();
  request.end(body);
  const [reply] = (await once(request, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
  let text = '';
  for await (const chunk of reply) text += String(chunk);
  return { status: reply.statusCode, text };
}

describe('a personal write that was let in before the account was deleted', () => {
  it.each(writes)('%s leaves nothing behind', async (_name, route) => {
    const { idToken, uid, headers } = await signUpVerified();
    const reply = await sendSlowly(route, sampleRequest(route), headers, async () => {
      expect((await call('delete', { idToken })).statusCode).toBe(200);
    });
    expect(reply.status).toBeLessThan(500);
    expect(await rowsOf(uid)).toEqual({});
  });

  it('is told that nobody is logged in', async () => {
    const { idToken, headers } = await signUpVerified();
    const reply = await sendSlowly(routes.saveMe, sampleRequest(routes.saveMe), headers, async () => {
      await call('delete', { idToken });
    });
    expect(reply).toMatchObject({ status: 401, text: expect.stringContaining('No user is logged in') });
  });

  it('leaves nothing when all of them race the deletion at once', async () => {
    for (let round = 0; round < 8; round++) {
      const { idToken, uid, headers } = await signUpVerified();
      const all = writes.map(([, route]) => {
        const sample = sampleRequest(route);
        return app.inject({
          method: route.method,
          url: addressOf(route, sample),
          headers,
          payload: JSON.stringify(sample.body),
        });
      });
      const replies = await Promise.all([...all, sleep(round * 3).then(() => call('delete', { idToken }))]);
      for (const { statusCode } of replies) expect(statusCode).toBeLessThan(500);
      expect(replies.at(-1)?.statusCode).toBe(200);
      expect(await rowsOf(uid)).toEqual({});
    }
  });
});

describe('the sweep for rows without an account', () => {
  it('finds them in every personal table, and leaves everybody else’s', async () => {
    const { uid } = await signUpVerified();
    const kept = await rowsOf(uid);
    await db.execute(`INSERT INTO consents (uid, kind, granted, decided_at) VALUES ('gone', 'reminders', true, now())`);
    await db.execute(`INSERT INTO intake (uid, day, supplement_id, slot, state)
      VALUES ('gone', '2026-03-02', 'zinc', 'morning', 'taken')`);
    await db.insert(auditEvents).values({
      ...{
        id: '3f0b5f4e-1d2c-4b7a-9c3d-5e6f7a8b9c0d',
        at: new Date(),
        event: 'code.sent',
        uid: 'gone',
        source: 'mail',
      },
    });
    expect(await sweepOrphans(db)).toEqual({ consents: 1, intake: 1, audit_events: 1 });
    expect(await sweepOrphans(db)).toEqual({});
    expect(await rowsOf(uid)).toEqual(kept);
    expect(await rowsOf('gone')).toEqual({});
    expect(PERSONAL_TABLES.length).toBeGreaterThan(5);
  });
});
