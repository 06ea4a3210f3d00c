import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { embeddedIdentity } from '../../../../test/embedded-identity.ts';
import { createHttp } from '../../../http/create-http.ts';
import { useSheddingPolicy } from '../../../http/shedding-policy.ts';
import { createHasher } from '../passwords/hasher.ts';

const { db } = await createTestDatabase();

async function server({ hasher = createHasher(), underWay = 24 } = {}) {
  const { app, loadShedding } = await createHttp({ log: pino({ level: 'silent' }), trustedProxies: ['127.0.0.1'] });
  // A machine busy with other tests must not refuse earlier than expected.
  const limits = { underWay, loopDelayMs: Number.POSITIVE_INFINITY };
  const pressure = useSheddingPolicy(app, { loadShedding, waiting: () => 0, limits });
  await embeddedIdentity({ db, hasher }).mount({ app, loadShedding });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => app.close());
  const call = (operation: string) => async (i: number, source: string) => {
    const reply = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': source },
      body: JSON.stringify({ email: `person${i}@example.com`, password: 'some lantern' }),
    });
    return {
      status: reply.status,
      retryAfter: reply.headers.get('retry-after'),
      ...((await reply.json()) as ErrorReply),
    };
  };
  return { logIn: call('signInWithPassword'), signUp: call('signUp'), pressure };
}

interface ErrorReply {
  readonly error: { readonly code: number; readonly message: string };
}

it('past the queue of hashes the answer is 503 at once, with a time to come back', async () => {
  const { logIn } = await server({ hasher: createHasher({ concurrency: 1, longestWaitMs: 100 }) });
  const replies = await Promise.all(Array.from({ length: 12 }, (_, i) => logIn(i, `192.0.2.${i}`)));
  const refused = replies.filter(({ status }) => status === 503);
  const served = replies.filter(({ status }) => status === 400);
  expect(refused.length).toBeGreaterThan(0);
  expect(served.length).toBeGreaterThanOrEqual(3);
  expect(refused.length + served.length).toBe(12);
  expect(refused[0]?.error).toMatchObject({ code: 503, message: 'SERVICE_BUSY_TRY_LATER' });
  expect(refused[0]?.retryAfter).toBe('5');
});

it('sign-ups from many sources at once take turns among themselves: a log-in does not wait for all of them', async () => {
  const { logIn, signUp, pressure } = await server();
  let done = 0;
  const crowd = Array.from({ length: 20 }, async (_, i) => {
    const { status } = await signUp(100 + i, `198.51.100.${i}`);
    done += 1;
    return status;
  });
  await expect.poll(pressure.underWay).toBeGreaterThan(10);
  const before = done;
  expect((await logIn(99, '192.0.2.99')).status).toBe(400);
  expect(done - before).toBeLessThan(12);
  // On a slow machine some are told to retry; there is no other response.
  expect((await Promise.all(crowd)).filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

it.each([
  ['the source queue', { underWay: 24, retryAfter: '5', letIn: 18 }],
  ['the shedding', { underWay: 8, retryAfter: '1', letIn: 8 }],
])(
  'hundreds of calls of one source are refused by %s, in the words of the protocol, and the next person logs in',
  async (_by, { underWay, retryAfter, letIn }) => {
    const { logIn, pressure } = await server({ underWay });
    const crowd = Promise.all(Array.from({ length: 60 }, (_, i) => logIn(i, '192.0.2.1')));
    await expect.poll(pressure.underWay).toBeGreaterThan(2);
    expect((await logIn(70, '192.0.2.2')).status).toBe(400);
    const replies = await crowd;
    const refused = replies.filter(({ status }) => status === 503);
    expect(replies.filter(({ status }) => status === 400).length).toBe(60 - refused.length);
    expect(refused.length).toBeGreaterThan(0);
    expect(60 - refused.length).toBeGreaterThanOrEqual(letIn);
    for (const reply of refused)
      expect(reply).toMatchObject({ retryAfter, error: { message: 'SERVICE_BUSY_TRY_LATER' } });
  },
);
