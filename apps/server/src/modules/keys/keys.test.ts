import { apiPlans, samplePerson } from '@evidose/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { MINUTE_MS } from '../../clock.ts';
import { eraseDocuments } from '../erase-documents.ts';

const { clock, pass } = createTestClock();
const { app, db, signUpVerified } = await createTestApp({ clock });

type Headers = Record<string, string>;
const create = (headers: Headers, name = 'our shop') =>
  app.inject({ method: 'POST', url: '/v1/me/keys', headers, payload: { name } });
const read = async (headers: Headers) => (await app.inject({ url: '/v1/me/keys', headers })).json();
const revoke = (headers: Headers, id: string) => app.inject({ method: 'DELETE', url: `/v1/me/keys/${id}`, headers });
const ask = (key: string) =>
  app.inject({
    method: 'POST',
    url: '/v1/recommendations',
    headers: { 'x-api-key': key },
    payload: { role: 'user', action: 'list', questionnaire: samplePerson.answers },
  });

describe('an API key', () => {
  it('is shown once, kept as a digest, and listed by its first characters', async () => {
    const { headers } = await signUpVerified();
    const { key, entry } = (await create(headers)).json();
    expect(key.startsWith(entry.prefix)).toBe(true);
    const account = await read(headers);
    expect(account).toEqual({ plan: 'trial', callsThisMonth: 0, keys: [entry] });
    const { rows } = await db.execute(sql`SELECT * FROM api_keys`);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('gets a plan without gate or log-in, counts the call and stores nothing of it', async () => {
    const { headers, localId } = await signUpVerified();
    const { key } = (await create(headers)).json();
    const reply = await ask(key);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().outcome).toBe('recommended');
    expect(await read(headers)).toMatchObject({ callsThisMonth: 1, keys: [{ lastUsedOn: '2026-03-02' }] });
    const { rows } = await db.execute(sql`SELECT 1 FROM supplements_suggested WHERE uid = ${localId}`);
    expect(rows).toEqual([]);
  });

  it('opens what a developer needs beside plans, each call counted once', async () => {
    const { headers } = await signUpVerified();
    const { key } = (await create(headers)).json();
    const calls = [
      { url: '/v1/sources' },
      { url: '/v1/supplements' },
      { url: '/v1/supplements/zinc' },
      { url: '/v1/questionnaire' },
      { url: '/v1/interactions/check', payload: { medicines: 'warfarin', supplements: 'vitamin K' } },
      { url: '/v1/names/search', payload: { kind: 'any', text: 'centrum' } },
      { url: '/v1/names/understand', payload: { kind: 'any', text: 'zinc 15 mg' } },
    ];
    for (const { url, payload } of calls) {
      const method = payload === undefined ? 'GET' : 'POST';
      const reply = await app.inject({ method, url, headers: { 'x-api-key': key }, ...(payload && { payload }) });
      expect([url, reply.statusCode]).toEqual([url, 200]);
    }
    expect(await read(headers)).toMatchObject({ callsThisMonth: calls.length });
  });

  it('hears with each answer what is left of its plan', async () => {
    const { headers } = await signUpVerified();
    const { key } = (await create(headers)).json();
    await ask(key);
    const reply = await ask(key);
    expect(reply.headers['ratelimit-policy']).toBe('"minute";q=10;w=60, "month";q=200;w=2678400');
    expect(reply.headers['ratelimit']).toMatch(/^"minute";r=8;t=60, "month";r=198;t=\d+$/);
    for (let left = 8; left > 0; left -= 1) await ask(key);
    const refused = await ask(key);
    expect([refused.statusCode, refused.headers['ratelimit']]).toEqual([429, '"minute";r=0;t=60']);
  });

  it('says the same twice under one Idempotency-Key, and refuses other answers under it', async () => {
    const { headers, localId } = await signUpVerified();
    const { key } = (await create(headers)).json();
    const send = (age: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/recommendations',
        headers: { 'x-api-key': key, 'idempotency-key': 'order-7' },
        payload: { role: 'user', action: 'list', questionnaire: { ...samplePerson.answers, age } },
      });
    const first = await send('58');
    expect((await send('58')).body).toBe(first.body);
    expect((await send('59')).json().error.code).toBe('CONFLICT');
    const { rows } = await db.execute(sql`SELECT response FROM idempotency_keys WHERE uid = ${localId}`);
    expect(rows).toEqual([{ response: null }]);
  });

  it.each([
    ['order-8', 'api:order-8'],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('keeps its Idempotency-Keys apart from those of the owner’s browser (%s)', async (first, second) => {
    const { headers } = await signUpVerified();
    const { key } = (await create(headers)).json();
    const payload = { role: 'user', action: 'list', questionnaire: samplePerson.answers };
    const send = (by: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/v1/recommendations', headers: by, payload });
    const byKey = await send({ 'x-api-key': key, 'idempotency-key': first });
    const byBrowser = await send({ ...headers, 'idempotency-key': second });
    expect([byKey.statusCode, byBrowser.statusCode]).toEqual([200, 200]);
    expect(byBrowser.json().supplements).toEqual(byKey.json().supplements);
  });

  it('is not needed for the sample, which is what the engine says of it now', async () => {
    const { request, response } = (await app.inject({ url: '/v1/recommendations/sample' })).json();
    const { headers } = await signUpVerified();
    const { key } = (await create(headers)).json();
    const reply = await app.inject({
      method: 'POST',
      url: '/v1/recommendations',
      headers: { 'x-api-key': key },
      payload: request,
    });
    expect(reply.json()).toEqual(response);
  });

  it('opens nothing personal', async () => {
    const { headers } = await signUpVerified();
    const { key } = (await create(headers)).json();
    const reply = await app.inject({ url: '/v1/me/keys', headers: { 'x-api-key': key } });
    expect(reply.statusCode).toBe(403);
  });

  it('is worth nothing once it is revoked, and is nobody else’s to revoke', async () => {
    const mine = (await signUpVerified()).headers;
    const other = (await signUpVerified()).headers;
    const { key, entry } = (await create(mine)).json();
    expect((await revoke(other, entry.id)).statusCode).toBe(404);
    expect((await ask(key)).statusCode).toBe(200);
    expect((await revoke(mine, entry.id)).statusCode).toBe(204);
    const refused = await ask(key);
    expect(refused.statusCode).toBe(401);
    expect(refused.json().error.code).toBe('INVALID_API_KEY');
  });

  it.each(['', 'evd_', 'nonsense', `evd_${'a'.repeat(43)}.nobody`])('that is none (%s) is refused', async (key) => {
    expect((await ask(key)).statusCode).toBe(401);
  });

  it('is limited in number by the plan, also when all are asked for at once', async () => {
    const { headers } = await signUpVerified();
    const replies = await Promise.all(Array.from({ length: 5 }, () => create(headers)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(apiPlans.trial.keys);
    expect(replies.find(({ statusCode }) => statusCode !== 200)?.json().error.code).toBe('TOO_MANY_KEYS');
  });

  it('is limited a minute by the plan, and the wait is said', async () => {
    const { headers } = await signUpVerified();
    const { key } = (await create(headers)).json();
    const replies = await Promise.all(Array.from({ length: apiPlans.trial.callsPerMinute + 2 }, () => ask(key)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(apiPlans.trial.callsPerMinute);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    pass(MINUTE_MS);
    expect((await ask(key)).statusCode).toBe(200);
  });

  it('is limited a month by the plan; another plan and another month change that', async () => {
    const { headers, localId } = await signUpVerified();
    const { key } = (await create(headers)).json();
    await db.execute(sql`UPDATE api_accounts SET calls = ${apiPlans.trial.callsPerMonth - 1} WHERE uid = ${localId}`);
    expect((await ask(key)).statusCode).toBe(200);
    const refused = await ask(key);
    expect(refused.json().error).toMatchObject({ code: 'TOO_MANY_REQUESTS', hint: expect.stringContaining('a month') });
    await db.execute(sql`UPDATE api_accounts SET plan = 'practice' WHERE uid = ${localId}`);
    expect((await ask(key)).statusCode).toBe(200);
    await db.execute(sql`UPDATE api_accounts SET plan = 'trial', month = '2026-02' WHERE uid = ${localId}`);
    expect((await ask(key)).statusCode).toBe(200);
    expect((await read(headers)).callsThisMonth).toBe(1);
  });

  it('goes with the person', async () => {
    const { headers, localId } = await signUpVerified();
    const { key } = (await create(headers)).json();
    await eraseDocuments(db, localId);
    expect((await ask(key)).statusCode).toBe(401);
  });
});
