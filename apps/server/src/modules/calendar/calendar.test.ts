import { USUAL_TIMES } from '@evidose/contract';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { personWithPlan } from '../../../test/person-with-plan.ts';

const testApp = await createTestApp({ env: { PUBLIC_URL: 'https://evidose.example' } });
const { app, db, call } = testApp;

type Headers = Record<string, string>;
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const pathOf = (address: string) => new URL(address).pathname;
const read = (address: string, remoteAddress = '10.9.0.1') => app.inject({ url: pathOf(address), remoteAddress });

async function subscribed() {
  const person = await personWithPlan(testApp);
  const made = (await send('POST', '/v1/me/calendar-feed', person.headers)).json();
  return { ...person, ...made } as typeof person & { webcal: string; https: string };
}

describe('the hours of the day', () => {
  it('are the usual ones until the person sets their own, which the calendar then goes by', async () => {
    const { headers } = await personWithPlan(testApp);
    expect((await send('GET', '/v1/me/day-times', headers)).json()).toEqual(USUAL_TIMES);
    const own = { ...USUAL_TIMES, breakfast: '09:15' };
    expect((await send('PUT', '/v1/me/day-times', headers, own)).json()).toEqual(own);
    const file = await send('GET', '/v1/me/exports/ics', headers);
    expect(file.body).toContain('T091500');
  });

  it.each(['25:00', '7:30', 'noon'])('are not %s', async (lunch) => {
    const { headers } = await personWithPlan(testApp);
    const reply = await send('PUT', '/v1/me/day-times', headers, { ...USUAL_TIMES, lunch });
    expect(reply.json().error).toMatchObject({ code: 'BAD_REQUEST', field: 'lunch' });
  });
});

describe('the private address of the calendar', () => {
  it('is read without gate or account, and follows the list', async () => {
    const { webcal, https, headers } = await subscribed();
    expect(webcal).toMatch(/^webcal:\/\/evidose\.example\/v1\/calendar\/[\w-]{43}\.[\w-]+\.ics$/);
    expect(https.replace('https:', 'webcal:')).toBe(webcal);
    const before = await read(https);
    expect(before.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const events = new ICAL.Component(ICAL.parse(before.body)).getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(0);
    const list = (await send('GET', '/v1/me/supplements-chosen', headers)).json().chosen;
    for (const { id } of list) await send('DELETE', `/v1/me/supplements-chosen/${id}`, headers);
    expect((await read(https)).body).not.toContain('BEGIN:VEVENT');
  });

  it('is kept as a digest, by nobody on the way, and out of search engines', async () => {
    const { https } = await subscribed();
    const { headers } = await read(https);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
    const token = pathOf(https).split('/').at(-1)?.slice(0, 43) ?? '';
    const { rows } = await db.execute('SELECT to_jsonb(f)::text AS row FROM calendar_feeds f');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('says when it was last read, and ends when it is revoked or made anew', async () => {
    const { https, headers } = await subscribed();
    expect((await send('GET', '/v1/me/calendar-feed', headers)).json().feed.lastReadAt).toBeNull();
    await read(https);
    expect((await send('GET', '/v1/me/calendar-feed', headers)).json().feed.lastReadAt).not.toBeNull();
    const next = (await send('POST', '/v1/me/calendar-feed', headers)).json();
    expect((await read(https)).statusCode).toBe(404);
    expect((await read(next.https)).statusCode).toBe(200);
    await send('DELETE', '/v1/me/calendar-feed', headers);
    expect((await read(next.https)).statusCode).toBe(404);
    expect((await send('GET', '/v1/me/calendar-feed', headers)).json()).toEqual({ feed: null });
  });

  it('ends with the account', async () => {
    const { https, idToken } = await subscribed();
    expect((await call('delete', { idToken })).statusCode).toBe(200);
    expect((await read(https)).statusCode).toBe(404);
  });

  it('cannot be guessed for long', async () => {
    const wrong = `https://evidose.example/v1/calendar/${'a'.repeat(43)}.nobody.ics`;
    const codes = [];
    for (let index = 0; index < 32; index++) codes.push((await read(wrong, '10.9.0.77')).statusCode);
    expect(codes.slice(0, 30).every((code) => code === 404)).toBe(true);
    expect(codes.at(-1)).toBe(429);
  });

  it('is read all the same from where wrong ones are tried', async () => {
    const { https } = await subscribed();
    const wrong = `https://evidose.example/v1/calendar/${'b'.repeat(43)}.nobody.ics`;
    for (let index = 0; index < 40; index++) await read(wrong, '10.9.0.78');
    expect((await read(wrong, '10.9.0.78')).statusCode).toBe(429);
    expect((await read(https, '10.9.0.78')).statusCode).toBe(200);
  });

  it('is made twenty times a day and no more', async () => {
    const { headers } = await subscribed();
    const codes = [];
    for (let index = 0; index < 20; index++) {
      codes.push((await send('POST', '/v1/me/calendar-feed', headers)).statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: 19 }, () => 200), 429]);
  });
});
