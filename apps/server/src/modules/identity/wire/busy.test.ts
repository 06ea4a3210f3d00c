import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { embeddedIdentity } from '../../../../test/embedded-identity.ts';
import { createHttp } from '../../../http/create-http.ts';
import { createHasher } from '../passwords/hasher.ts';

const { db } = await createTestDatabase();

it('past the queue of hashes the answer is 503 at once, with a time to come back', async () => {
  const hasher = createHasher({ concurrency: 1, longestWaitMs: 100 });
  const { app } = await createHttp({ log: pino({ level: 'silent' }), trustedProxies: [] });
  await embeddedIdentity({ db, hasher }).mount(app);
  const logIn = (i: number) =>
    app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k',
      payload: { email: `person${i}@example.com`, password: 'some lantern' },
    });
  const replies = await Promise.all(Array.from({ length: 12 }, (_, i) => logIn(i)));
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  const served = replies.filter(({ statusCode }) => statusCode === 400);
  expect(refused.length).toBeGreaterThan(0);
  expect(served.length).toBeGreaterThanOrEqual(3);
  expect(refused.length + served.length).toBe(12);
  expect(refused[0]?.json().error).toMatchObject({ code: 503, message: 'SERVICE_BUSY_TRY_LATER' });
  expect(refused[0]?.headers['retry-after']).toBe('5');
});
