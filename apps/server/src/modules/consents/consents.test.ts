import { HEALTH_DATA_CONSENT, healthDataConsents } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { answersOf } from '../../../test/recommendation.ts';

const { clock, pass } = createTestClock();
const { app, db, call, signUpVerified } = await createTestApp({ clock });
type Headers = Record<string, string>;
const read = async (headers: Headers) => (await app.inject({ url: '/v1/me/consents', headers })).json().consents;
const decide = (headers: Headers, kind: string, payload: object) =>
  app.inject({ method: 'PUT', url: `/v1/me/consents/${kind}`, headers, payload });

describe('choices', () => {
  it('are assumed by nobody, and the newest of each kind is kept with its date', async () => {
    const { headers } = await signUpVerified();
    expect(await read(headers)).toEqual([]);
    await decide(headers, 'product-news', { granted: true });
    pass(60_000);
    const decidedAt = clock().toISOString();
    const declined = { kind: 'product-news', granted: false, version: null, decidedAt };
    expect((await decide(headers, 'product-news', { granted: false })).json().consents).toEqual([declined]);
  });
});

describe('the consent to the use of health answers', () => {
  it('is recorded with the version of its text and the time', async () => {
    const { headers } = await signUpVerified();
    const agreed = await decide(headers, 'health-data', { granted: true, version: HEALTH_DATA_CONSENT });
    expect(agreed.json().consents).toEqual([
      { kind: 'health-data', granted: true, version: HEALTH_DATA_CONSENT, decidedAt: clock().toISOString() },
    ]);
    expect(Object.keys(healthDataConsents).at(-1)).toBe(HEALTH_DATA_CONSENT);
  });

  it('is recorded with the answers, in one step: neither stands without the other', async () => {
    const { headers } = await signUpVerified();
    const save = (version: string, payload: object) =>
      app.inject({
        method: 'PUT',
        url: '/v1/me/comprehensiveQuestionnaire',
        headers: { ...headers, 'consent-version': version },
        payload,
      });
    const unknown = await save('1999-01-01', answersOf());
    expect([unknown.statusCode, unknown.json().error.field]).toEqual([400, 'Consent-Version']);
    expect((await save(HEALTH_DATA_CONSENT, { age: '40' })).statusCode).toBe(400);
    expect(await read(headers)).toEqual([]);
    expect((await save(HEALTH_DATA_CONSENT, answersOf())).statusCode).toBe(200);
    const decidedAt = clock().toISOString();
    expect(await read(headers)).toEqual([
      { kind: 'health-data', granted: true, version: HEALTH_DATA_CONSENT, decidedAt },
    ]);
  });

  it.each([
    ['without the version', { granted: true }, 'version'],
    ['with a version that never was', { granted: true, version: '1999-01-01' }, 'version'],
    ['to take it back while the answers stay', { granted: false, version: HEALTH_DATA_CONSENT }, 'granted'],
  ])('is refused %s', async (_what, payload, field) => {
    const { headers } = await signUpVerified();
    const reply = await decide(headers, 'health-data', payload);
    expect([reply.statusCode, reply.json().error.field]).toEqual([400, field]);
    expect(await read(headers)).toEqual([]);
  });

  it('goes with the account', async () => {
    const { headers, idToken, uid } = await signUpVerified();
    await decide(headers, 'health-data', { granted: true, version: HEALTH_DATA_CONSENT });
    expect((await call('delete', { idToken })).statusCode).toBe(200);
    expect((await db.execute(`SELECT 1 FROM consents WHERE uid = '${uid}'`)).rows).toEqual([]);
  });
});
