import { slots, storedData, usualReminders } from '@evidose/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/clock.ts';
import { createTestApp } from './app.ts';
import { createTestClock } from './clock.ts';
import { CLIENT, startOpenIdServer } from './openid-server.ts';
import { personWithPlan } from './person-with-plan.ts';
import { answersOf } from './recommendation.ts';

/**
 * What the privacy policy says of how long something is kept, watched: each table is filled by the real routes, time
 * passes, and what is past its time is gone after the next sweep and was there before.
 */
const openId = await startOpenIdServer({ redirectUri: 'http://localhost:3000/__/auth/handler', people: [] });
afterAll(openId.stop);
// Rows that the database dates itself are of today.
const { clock, pass } = createTestClock(new Date().toISOString());
const provider = { id: 'oidc.test', name: 'Test', issuer: openId.issuer, ...CLIENT };
const testApp = await createTestApp({
  clock,
  // No one listens there, so notifications wait.
  env: { IDENTITY_PROVIDERS: JSON.stringify([provider]), PUSH_SERVICES: '127.0.0.1:9' },
});
const { app, database, call, sendPin, acceptTerms, config, signUp, sweep } = testApp;
// No one listens there, so mail waits.
const unsent = await createTestApp({ clock, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers });

interface Kept {
  /** Which rows of the table, as a condition. */
  readonly which: string;
  /** How long after now the time begins to count. */
  readonly afterMs?: number;
  /** Shorter than the longest that the policy names. */
  readonly lifetimeMs?: number;
}

const person = await personWithPlan(testApp);
const { headers, uid } = person;
const share = (await post('/v1/me/shares', { label: 'a day', days: 1 }, headers)).json();
await post('/v1/shared/letter', { link: new URL(share.link).hash.slice(1), code: share.code });
const off = (await post('/v1/me/shares', { label: 'turned off', days: 90 }, headers)).json();
await app.inject({ method: 'DELETE', url: `/v1/me/shares/${off.share.id}`, headers });
const message = { name: 'Ada', email: 'ada@example.com', message: 'a message', website: '' };
await post('/v1/contact', message);
await unsent.app.inject({ method: 'POST', url: '/v1/contact', payload: message });
await call('createAuthUri', { providerId: 'oidc.test', continueUri: 'http://localhost:3000/__/auth/handler' });
await sendPin('0000', '10.8.0.1');
await acceptTerms((await sendPin(config.pin, '10.8.0.2')).json().ticket);
const unverified = await signUp();
await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: unverified.idToken });
await testApp.codeIn(unverified.email);
const gone = await testApp.signUpVerified();
await app.inject({
  method: 'PUT',
  url: '/v1/me',
  headers: gone.headers,
  payload: { firstName: 'Gone', lastName: 'G' },
});
await call('delete', { idToken: gone.idToken });
const inAMinute = new Date(clock().getTime() + MINUTE_MS).toISOString().slice(11, 16);
const everySlot = Object.fromEntries(slots.map((slot) => [slot, inAMinute]));
await app.inject({ method: 'PUT', url: '/v1/me/day-times', headers, payload: everySlot });
const reminders = { ...usualReminders('UTC'), slots: [...slots] };
await app.inject({ method: 'PUT', url: '/v1/me/reminders', headers, payload: reminders });
const [p256dh, auth] = [
  'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  'DGv6ra1nlYgDCS1FRnbzlw',
];
await post('/v1/me/push-devices', { endpoint: 'https://127.0.0.1:9/send', keys: { p256dh, auth } }, headers);
const recommendation = { role: 'user', action: 'list', questionnaire: answersOf({ healthGoals: ['energy'] }) };
await post('/v1/recommendations', recommendation, { ...headers, 'idempotency-key': 'a-key-of-this-test-0001' });

pass(MINUTE_MS);
await testApp.remind();

const mine = `uid = '${uid}'`;
const KEPT: Readonly<Record<string, readonly Kept[]>> = {
  provider_attempts: [{ which: 'true' }],
  gate_passes: [{ which: `stage = 'open' AND expires_at <= '${new Date(clock().getTime() + HOUR_MS).toISOString()}'` }],
  people: [{ which: 'erased_at IS NOT NULL' }],
  idempotency_keys: [{ which: mine }],
  throttles: [{ which: `key LIKE 'contact-address:%'` }],
  emailed_codes: [{ which: `uid = '${unverified.localId}'`, afterMs: DAY_MS }],
  gate_sources: [
    { which: 'right_at IS NULL AND failures > 0', lifetimeMs: 3 * DAY_MS },
    { which: 'right_at IS NOT NULL' },
  ],
  accounts: [{ which: `uid = '${unverified.localId}'` }],
  account_sessions: [{ which: mine }],
  refresh_tokens: [{ which: mine }],
  shares: [{ which: `id = '${share.share.id}'`, afterMs: DAY_MS }, { which: `id = '${off.share.id}'` }],
  share_openings: [{ which: `share_id = '${share.share.id}'`, afterMs: DAY_MS }],
  reminders_sent: [{ which: mine }],
  audit_events: [{ which: `${mine} AND event = 'share.opened'` }],
  messages: [{ which: 'true' }],
};
const lifetimeOf = new Map(storedData.map(({ table, lifetimeMs }) => [table, lifetimeMs]));

const rowsIn = async (table: string, which: string) =>
  Number((await database.pool.query(`SELECT count(*) AS found FROM ${table} WHERE ${which}`)).rows[0]?.found);

describe('what is past its time goes, and not before', () => {
  const start = clock().getTime();
  const ends = Object.entries(KEPT).flatMap(([table, rows]) =>
    rows.map(({ which, afterMs = 0, lifetimeMs = lifetimeOf.get(table) ?? 0 }) => ({
      table,
      which,
      endMs: afterMs + lifetimeMs,
    })),
  );
  const moments = [...new Set(ends.map(({ endMs }) => endMs))].toSorted((a, b) => a - b);

  it.each(moments.map((endMs) => [endMs / HOUR_MS, endMs] as const))('after %d hours', async (_, endMs) => {
    const due = ends.filter((each) => each.endMs === endMs);
    const goTo = (ms: number) => pass(Math.max(0, start + ms - clock().getTime()));
    const found = async () => {
      await sweep();
      return Promise.all(due.map(async ({ table, which }) => [table, await rowsIn(table, which)] as const));
    };
    goTo(endMs - MINUTE_MS);
    expect((await found()).filter(([, rows]) => rows === 0)).toEqual([]);
    goTo(endMs + 10 * MINUTE_MS);
    expect((await found()).filter(([, rows]) => rows > 0)).toEqual([]);
  });

  it('mail that cannot be sent is given up in time', async () => {
    // The clock stands half a year later by now, and the next try is due.
    const waiting = async () => (await unsent.database.pool.query('SELECT 1 FROM mail_outbox')).rowCount;
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
    await unsent.app.inject({ method: 'POST', url: '/v1/contact', payload: message });
    const ages = await unsent.database.pool.query(
      `SELECT extract(epoch FROM max(greatest(expires_at, due_at)) - min(created_at)) * 1000 AS longest FROM mail_outbox`,
    );
    expect(Number(ages.rows[0]?.longest)).toBeGreaterThan(0);
    expect(Number(ages.rows[0]?.longest)).toBeLessThanOrEqual(lifetimeOf.get('mail_outbox') ?? 0);
  });
});

describe('a notification that cannot be sent', () => {
  it('is given up in time', async () => {
    const { rows } = await database.pool.query<{ longest: string }>(
      'SELECT extract(epoch FROM max(expires_at) - min(created_at)) * 1000 AS longest FROM push_outbox',
    );
    const waiting = async () => (await database.pool.query('SELECT 1 FROM push_outbox')).rowCount;
    expect([...rows.map(({ longest }) => Number(longest ?? 0) <= (lifetimeOf.get('push_outbox') ?? 0))]).toEqual([
      true,
    ]);
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  });
});

describe('the list of what is stored', () => {
  const spelled = (ms: number): string => {
    const [count, unit] =
      ms > DAY_MS ? [ms / DAY_MS, 'day'] : ms >= HOUR_MS ? [ms / HOUR_MS, 'hour'] : [ms / MINUTE_MS, 'minute'];
    return `${count} ${unit}${count === 1 ? '' : 's'}`;
  };

  it.each(storedData.map(({ table, kept, lifetimeMs }) => [table, kept, lifetimeMs] as const))(
    'says of %s how long in the same words as the code: %s',
    (table, kept, lifetimeMs) => {
      expect(lifetimeMs !== undefined).toBe(/\d/.test(kept));
      if (lifetimeMs === undefined) return;
      expect(kept).toContain(spelled(lifetimeMs));
      expect([...Object.keys(KEPT), 'mail_outbox', 'push_outbox']).toContain(table);
    },
  );

  it('tells that openings of a link are security events, with the address that they came from', async () => {
    const events = storedData.find(({ table }) => table === 'audit_events')?.what ?? '';
    expect(events).toContain('opening and ending a link for a doctor (the doctor’s network address too)');
  });
});
