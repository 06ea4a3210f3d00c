import { type RouteContract, routes } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { createTestClock } from '../../test/clock.ts';
import { nextPerson } from '../../test/identity.ts';
import { MINUTE_MS } from '../clock.ts';

const time = createTestClock();
const { app, openGate, signUpVerified } = await createTestApp({
  env: { COMPUTE_CALLS_PER_MINUTE: '3' },
  clock: time.clock,
});
const ask = (url: string, payload: object, cookie: string, remoteAddress: string) =>
  app.inject({ method: 'POST', url, payload, headers: { cookie }, remoteAddress });
const passed = async () => ({ headers: { cookie: await openGate() } });
const costly = Object.entries<RouteContract>(routes).filter(([, { costs }]) => costs !== undefined);
const thinking = costly.filter(([, { access }]) => access !== 'open');
/** Links given to others: no one is signed in there, so only the source is counted. */
const behindLinks = costly.filter(([, { access }]) => access === 'open');
const check = { medicines: 'warfarin', supplements: 'zinc' };

describe('what the server has to think about', () => {
  it('is limited by pass, from wherever it comes, for a minute', async () => {
    const cookie = await openGate();
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      statuses.push((await ask('/v1/interactions/check', check, cookie, `198.51.100.${i}`)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const refused = await ask('/v1/chat', { message: 'What is zinc for?' }, cookie, '198.51.100.9');
    expect(refused.json().error).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) });
    time.pass(MINUTE_MS);
    expect((await ask('/v1/interactions/check', check, cookie, '198.51.100.1')).statusCode).toBe(200);
  });

  it('is limited by source, with however many passes', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 17; i++) {
      statuses.push((await ask('/v1/interactions/check', check, await openGate(), '203.0.113.5')).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each(thinking)('is limited at %s', async (_name, { method, path, costs, access }) => {
    const { headers } = access === 'gate' || access === 'gate-or-key' ? await passed() : await signUpVerified();
    const most = costs === 'light' ? 15 : 3;
    const statuses: number[] = [];
    for (let i = 0; i <= most; i++) {
      const url = path.replaceAll(/:\w+/g, 'unknown');
      const payload = method === 'GET' ? {} : { payload: {} };
      statuses.push(
        (await app.inject({ method, url, headers, remoteAddress: nextPerson().remoteAddress, ...payload })).statusCode,
      );
    }
    expect(statuses.indexOf(429)).toBe(most);
  });

  it('is limited behind a link as well: a letter, a file, a calendar, an end of reminders', () => {
    expect(behindLinks.map(([name]) => name).toSorted()).toEqual([
      'endRemindersByLink',
      'openSharedFile',
      'openSharedLetter',
      'subscribedCalendar',
    ]);
  });

  it.each(behindLinks)('is limited by source at %s', async (_name, { method, path, costs }) => {
    const { remoteAddress } = nextPerson();
    const most = costs === 'light' ? 75 : 15;
    const url = path.replaceAll(/:\w+/g, 'unknown');
    const payload = method === 'GET' ? {} : { payload: {} };
    const statuses: number[] = [];
    for (let i = 0; i <= most; i++)
      statuses.push((await app.inject({ method, url, remoteAddress, ...payload })).statusCode);
    // A calendar address in the wrong format is refused earlier.
    expect(statuses.indexOf(429)).toBe(path.includes('calendar') ? 30 : most);
  });

  it('has bounds on how much is sent at once', async () => {
    const cookie = await openGate();
    const from = '203.0.113.77';
    const names = (text: string) => ask('/v1/names/understand', { kind: 'medicine', text }, cookie, from);
    expect((await names('a,'.repeat(61))).statusCode).toBe(400);
    const long = Array.from({ length: 60 }, () => 'x'.repeat(100));
    expect((await ask('/v1/interactions/check', { medicines: long, supplements: '' }, cookie, from)).statusCode).toBe(
      400,
    );
  });
});
