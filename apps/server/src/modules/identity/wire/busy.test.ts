import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { embeddedIdentity } from '../../../../test/embedded-identity.ts';
import { createHttp } from '../../../http/create-http.ts';
import { useShedding } from '../../../http/shedding.ts';
import { createHasher } from '../passwords/hasher.ts';

const { db } = await createTestDatabase();

async function server(hasher = createHasher()) {
  const { app } = await createHttp({ log: pino({ level: 'silent' }), trustedProxies: [] });
  const pressure = useShedding(app, { queriesWaiting: () => 0, limits: { underWay: 24 } });
  await embeddedIdentity({ db, hasher }).mount(app);
  const logIn = (i: number, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k',
      payload: { email: `person${i}@example.com`, password: 'some lantern' },
      remoteAddress,
    });
  return { logIn, pressure };
}

it('past the queue of hashes the answer is 503 at once, with a time to come back', async () => {
  const { logIn } = await server(createHasher({ concurrency: 1, longestWaitMs: 100 }));
  const replies = await Promise.all(Array.from({ length: 12 }, (_, i) => logIn(i, `192.0.2.${i}`)));
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  const served = replies.filter(({ statusCode }) => statusCode === 400);
  expect(refused.length).toBeGreaterThan(0);
  expect(served.length).toBeGreaterThanOrEqual(3);
  expect(refused.length + served.length).toBe(12);
  expect(refused[0]?.json().error).toMatchObject({ code: 503, message: 'SERVICE_BUSY_TRY_LATER' });
  expect(refused[0]?.headers['retry-after']).toBe('5');
});

it('hundreds of calls of one source are refused at the door, in the words of the protocol, and the next person logs in', async () => {
  const { logIn, pressure } = await server();
  const crowd = Promise.all(Array.from({ length: 60 }, (_, i) => logIn(i, '192.0.2.1')));
  await expect.poll(pressure.underWay).toBeGreaterThan(2);
  expect((await logIn(70, '192.0.2.2')).statusCode).toBe(400);
  const replies = await crowd;
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  expect(replies.filter(({ statusCode }) => statusCode === 400).length).toBe(60 - refused.length);
  expect(refused.length).toBeGreaterThanOrEqual(60 - 24);
  // Both by the door itself and by the shedding before it.
  for (const reply of refused) expect(reply.json().error.message).toBe('SERVICE_BUSY_TRY_LATER');
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['1', '5']));
});
