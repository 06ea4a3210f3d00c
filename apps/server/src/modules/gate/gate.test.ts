import type { RouteContract } from '@evidose/contract';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import { createHttp } from '../../http/create-http.ts';
import { mount } from '../../http/mount.ts';
import { operate } from '../../operator.ts';
import { secretFrom } from '../../secret.ts';
import { auditEvents } from '../audit/schema.ts';
import { createAudit } from '../audit/service.ts';
import { createThrottle } from '../throttle/service.ts';
import { createGateCookie } from './cookie.ts';
import { FAILURES_BEFORE_LOCK } from './locks.ts';
import { createGateGuard } from './routes.ts';
import { gatePasses } from './schema.ts';
import { createGate } from './service.ts';
import { pauseAfter } from './stranger-throttle.ts';

const time = createTestClock();
const first = await createTestApp({ clock: time.clock });
const second = await createTestApp({ clock: time.clock, database: first.database });
const { app, db, openGate, sendPin, acceptTerms } = first;

const status = async (cookie?: string, server = app) =>
  (await server.inject({ url: '/v1/gate', headers: cookie === undefined ? {} : { cookie } })).json<{
    open: boolean;
    expiresAt: string | null;
  }>();

const ticketFrom = async () => (await sendPin('2468')).json<{ ticket: string }>().ticket;

const gateOf = (on: Database, configuredPin = '2468') => {
  const { clock } = time;
  const parts = {
    db: on,
    clock,
    audit: createAudit({ db: on, clock }),
    throttle: createThrottle({ db: on, clock, secret: secretFrom('a secret of the tests') }),
  };
  return createGate({ ...parts, secret: secretFrom('another'), configuredPin });
};

describe('passing the gate', () => {
  it('takes the PIN, then the terms, and stays open for one hour to the millisecond', async () => {
    const opened = await acceptTerms(await ticketFrom());
    const expiresAt = new Date(time.clock().getTime() + HOUR_MS).toISOString();
    expect(opened.json()).toEqual({ expiresAt });
    const cookie = `${opened.cookies[0]?.name}=${opened.cookies[0]?.value}`;
    expect(await status(cookie)).toEqual({ open: true, expiresAt });
    time.pass(HOUR_MS - 1);
    expect((await status(cookie)).open).toBe(true);
    time.pass(1);
    expect(await status(cookie)).toEqual({ open: false, expiresAt: null });
  });

  it('answers a wrong PIN with the specified words', async () => {
    const wrong = await sendPin('0000', '192.0.2.2');
    expect(wrong.statusCode).toBe(403);
    expect(wrong.json().error.message).toBe('Invalid PIN. Please try again.');
  });

  it('gives a ticket ten minutes and one use, and a ticket alone opens nothing', async () => {
    const ticket = await ticketFrom();
    expect((await status(`evidose-gate=${ticket}`)).open).toBe(false);
    time.pass(10 * MINUTE_MS - 1);
    expect((await acceptTerms(ticket)).statusCode).toBe(200);
    expect((await acceptTerms(ticket)).json().error.code).toBe('TICKET_EXPIRED');
    const late = await ticketFrom();
    time.pass(10 * MINUTE_MS);
    expect((await acceptTerms(late)).json().error.code).toBe('TICKET_EXPIRED');
  });

  it('lets one of two parallel uses of a ticket win', async () => {
    const ticket = await ticketFrom();
    const both = await Promise.all([acceptTerms(ticket), second.acceptTerms(ticket)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });

  it('wants the terms accepted', async () => {
    const payload = { ticket: await ticketFrom(), accepted: false };
    expect((await app.inject({ method: 'POST', url: '/v1/gate/terms', payload })).statusCode).toBe(400);
  });

  it('holds on every server of one database', async () => {
    const cookie = await openGate();
    expect((await status(cookie, second.app)).open).toBe(true);
  });

  it('keeps the cookie from scripts and other sites, and behind TLS from plain connections', async () => {
    const plain = (await acceptTerms(await ticketFrom())).cookies[0];
    expect(plain).toMatchObject({ name: 'evidose-gate', httpOnly: true, sameSite: 'Strict', path: '/' });
    const tls = await createTestApp({ env: { PUBLIC_URL: 'https://evidose.example' } });
    const { ticket } = (await tls.sendPin('2468')).json();
    expect((await tls.acceptTerms(ticket)).cookies[0]).toMatchObject({
      name: '__Host-evidose-gate',
      httpOnly: true,
      secure: true,
    });
  });

  it('stores no token and no PIN', async () => {
    const cookie = await openGate();
    const rows = JSON.stringify(await db.select().from(gatePasses));
    expect(rows).not.toContain(cookie.split('=')[1]);
  });
});

describe('guessing the PIN', () => {
  it('locks a source after five failures for 15 minutes, then 1 h, 4 h, 24 h, also for the right PIN, on every server', async () => {
    const source = '192.0.2.10';
    for (const lockMs of [15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS, DAY_MS]) {
      for (let i = 1; i <= 5; i++) {
        const wrong = await (i % 2 === 0 ? second : first).sendPin('1111', source);
        expect(wrong.json().error.code).toBe('INVALID_PIN');
        expect(wrong.json().error.retryAfterSeconds).toBe(i === 5 ? lockMs / 1000 : undefined);
      }
      time.pass(lockMs - 1000);
      const locked = await second.sendPin('2468', source);
      expect(locked.statusCode).toBe(429);
      expect(locked.json().error).toMatchObject({ code: 'TOO_MANY_PINS', retryAfterSeconds: 1 });
      expect(locked.headers['retry-after']).toBe('1');
      time.pass(1000);
    }
    expect((await sendPin('2468', source)).statusCode).toBe(200);
  });

  it('counts parallel guesses one by one', async () => {
    time.pass(2 * DAY_MS);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? first : second).sendPin('1111', '192.0.2.20')),
    );
    const codes = answers.map((answer) => answer.json().error.code);
    expect(codes.filter((code) => code === 'INVALID_PIN')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_PINS')).toHaveLength(25);
  });

  it('forgives failures after the right PIN, but not the locks', async () => {
    const source = '192.0.2.21';
    for (let i = 0; i < 5; i++) await sendPin('1111', source);
    time.pass(15 * MINUTE_MS);
    for (let i = 0; i < 4; i++) await sendPin('1111', source);
    expect((await sendPin('2468', source)).statusCode).toBe(200);
    for (let i = 0; i < 4; i++) expect((await sendPin('1111', source)).statusCode).toBe(403);
    expect((await sendPin('1111', source)).json().error.retryAfterSeconds).toBe(3600);
  });

  it('200 wrong PINs from 41 addresses slow strangers down and lock nobody out', async () => {
    time.pass(2 * DAY_MS);
    const known = await sendPin('2468', '203.0.113.1');
    const device = known.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    let tried = 0;
    let counted = 0;
    for (; tried < 200; tried++) {
      const reply = await sendPin('1111', `198.51.${tried % 41}.1`);
      if (reply.json().error.code === 'INVALID_PIN') counted += 1;
      time.pass(1000);
    }
    // The first forty cost nothing; then two minutes between two.
    expect(counted).toBeGreaterThanOrEqual(40);
    expect(counted).toBeLessThan(45);
    const stranger = await sendPin('2468', '203.0.113.200');
    expect(stranger.json().error).toMatchObject({ code: 'TOO_MANY_PINS' });
    expect(stranger.json().error.retryAfterSeconds).toBeLessThanOrEqual(600);
    // A source that knew the PIN, and a device that did, from any source.
    expect((await sendPin('2468', '203.0.113.1')).statusCode).toBe(200);
    const elsewhere = { method: 'POST', url: '/v1/gate/pin', payload: { pin: '2468' } } as const;
    const moved = { ...elsewhere, remoteAddress: '198.51.0.1', headers: { cookie: device } };
    expect((await app.inject(moved)).statusCode).toBe(200);
    time.pass(stranger.json().error.retryAfterSeconds * 1000);
    expect((await sendPin('2468', '203.0.113.201')).statusCode).toBe(200);
  });

  it('a known device has five tries of its own, and a made-up one is none', async () => {
    time.pass(2 * DAY_MS);
    const [device] = (await sendPin('2468', '203.0.113.30')).cookies;
    const cookie = `${device?.name}=${device?.value}`;
    const guess = (headers: object) =>
      app.inject({
        method: 'POST',
        url: '/v1/gate/pin',
        payload: { pin: '1111' },
        remoteAddress: '203.0.113.32',
        headers: { ...headers },
      });
    for (let i = 0; i < 5; i++) expect((await guess({ cookie })).json().error.code).toBe('INVALID_PIN');
    expect((await guess({ cookie })).json().error.code).toBe('TOO_MANY_PINS');
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await guess({ cookie: forged })).json().error.code).toMatch(/INVALID_PIN|TOO_MANY_PINS/);
  });

  it('10,000 PINs take years from one source and months from a thousand', () => {
    // One source: five, then a lock of 15 minutes, 1 h, 4 h, and from then on five a day.
    const daysFromOne = (10_000 - 15) / FAILURES_BEFORE_LOCK;
    expect(daysFromOne).toBeGreaterThan(365);
    // A thousand sources: as fast as strangers may fail, whatever their number. Simulated by the steps themselves.
    const hits: number[] = [];
    let now = 0;
    for (let guess = 0; guess < 10_000; guess++) {
      const today = hits.filter((hit) => hit > now - DAY_MS);
      const next = (hits.at(-1) ?? -DAY_MS) + pauseAfter(today.length);
      now = Math.max(now, next);
      hits.push(now);
      if (hits.length > 400) hits.shift();
    }
    const days = now / DAY_MS;
    expect(days).toBeGreaterThan(60);
    // Even half of them, where the PIN is found on average, takes longer than a month.
    expect(days / 2).toBeGreaterThan(31);
  });

  it('however many were wrong, a stranger waits ten minutes at most', () => {
    for (const wrong of [40, 80, 120, 200, 1_000, 100_000]) {
      expect(pauseAfter(wrong)).toBeGreaterThan(0);
      expect(pauseAfter(wrong)).toBeLessThanOrEqual(10 * 60_000);
    }
  });

  it('a new PIN makes strangers of all', async () => {
    const fresh = await createTestApp({ clock: time.clock });
    const cookies = (await fresh.sendPin('2468')).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await operate(['pin', 'rotate', '7391'], {
      config: fresh.config,
      database: fresh.database,
      log: pino({ level: 'silent' }),
      say: () => undefined,
    });
    for (let i = 0; i < 41; i++) await fresh.sendPin('1111', `198.51.${i}.1`);
    const request = {
      method: 'POST',
      url: '/v1/gate/pin',
      payload: { pin: '7391' },
      headers: { cookie: cookies },
    } as const;
    expect((await fresh.app.inject(request)).json().error?.code).toBe('TOO_MANY_PINS');
  });

  it('an operator sees what is going on and lifts it', async () => {
    const fresh = await createTestApp();
    const lines: string[] = [];
    const run = (...args: string[]) =>
      operate(args, {
        config: fresh.config,
        database: fresh.database,
        log: pino({ level: 'silent' }),
        say: (line) => void lines.push(line),
      });
    for (let i = 0; i < 41; i++) await fresh.sendPin('1111', `198.51.${i}.1`);
    for (let i = 0; i < 5; i++) await fresh.sendPin('1111', '198.51.0.1');
    expect((await fresh.sendPin('2468', '203.0.113.9')).statusCode).toBe(429);
    await run('gate', 'status');
    expect(lines.join('\n')).toMatch(/last day: 4\d\.\nStrangers wait 2 minutes/);
    expect(await run('gate', 'lift')).toBe(0);
    expect((await fresh.sendPin('2468', '203.0.113.9')).statusCode).toBe(200);
    expect((await fresh.sendPin('2468', '198.51.0.1')).statusCode).toBe(200);
  });

  it('is written down, without the PIN', async () => {
    const rows = await db.select().from(auditEvents);
    const events = new Set(rows.map(({ event }) => event));
    for (const event of ['gate.pin-accepted', 'gate.pin-wrong', 'gate.locked', 'gate.opened']) {
      expect(events).toContain(event);
    }
    expect(rows.every(({ source }) => source !== '')).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/"(1111|2468)"/);
  });

  it('is written down as a lock where it locks', async () => {
    const source = '192.0.2.77';
    for (let i = 1; i <= FAILURES_BEFORE_LOCK; i++) await sendPin('1111', source);
    const rows = (await db.select().from(auditEvents)).filter((row) => row.source === source);
    const countOf = (event: string) => rows.filter((row) => row.event === event).length;
    expect([countOf('gate.pin-wrong'), countOf('gate.locked')]).toEqual([FAILURES_BEFORE_LOCK - 1, 1]);
  });
});

describe('a rotated PIN', () => {
  it('replaces the configured one, closes open gates, and yields to a newly configured one', async () => {
    time.pass(2 * DAY_MS);
    const gate = gateOf(db);
    await gate.noteConfiguredPin();
    const { ticket } = await gate.verifyPin('2468', 'a');
    const { token } = await gate.acceptTerms(ticket, 'a');
    await gate.rotatePin('1357', 'operator');
    expect(await gate.expiryOf(token)).toBeNull();
    await expect(gate.verifyPin('2468', 'a')).rejects.toMatchObject({ code: 'INVALID_PIN' });
    expect((await gate.verifyPin('1357', 'a')).ticket).not.toBe('');
    expect((await gateOf(db, '9999').verifyPin('9999', 'a')).ticket).not.toBe('');
  });

  it('counts at the server also when the operator’s shell has another PIN, or none', async () => {
    time.pass(2 * DAY_MS);
    const server = gateOf(db, '8642');
    await server.noteConfiguredPin();
    await gateOf(db).rotatePin('1122', 'operator');
    await expect(server.verifyPin('8642', 'b')).rejects.toMatchObject({ code: 'INVALID_PIN' });
    expect((await server.verifyPin('1122', 'b')).ticket).not.toBe('');
    // A restart with the same PIN changes nothing.
    await server.noteConfiguredPin();
    expect((await server.verifyPin('1122', 'b')).ticket).not.toBe('');
  });

  it('ends when a server starts with another PIN, which closes the gates that the old one opened', async () => {
    time.pass(2 * DAY_MS);
    const old = gateOf(db, '8642');
    await old.noteConfiguredPin();
    await old.rotatePin('1122', 'operator');
    const { token } = await old.acceptTerms((await old.verifyPin('1122', 'c')).ticket, 'c');
    const renewed = gateOf(db, '9753');
    await renewed.noteConfiguredPin();
    expect(await renewed.expiryOf(token)).toBeNull();
    expect((await renewed.verifyPin('9753', 'c')).ticket).not.toBe('');
    // Nor with the PIN that it replaced.
    await old.noteConfiguredPin();
    expect((await old.verifyPin('8642', 'c')).ticket).not.toBe('');
  });
});

describe('a gated route', () => {
  const gated = (access: 'gate' | 'verified') =>
    ({
      method: 'GET',
      path: `/v1/test/${access}`,
      summary: 'test',
      access,
      response: z.object({ ok: z.boolean() }),
      errors: [],
    }) as const satisfies RouteContract;

  it.each(['gate', 'verified'] as const)('with access "%s" answers nobody without an open gate', async (access) => {
    const parts = { gate: gateOf(db), cookie: createGateCookie({ isBehindTls: false }) };
    const http = await createHttp({ log: pino({ level: 'silent' }), trustedProxies: [] });
    const person = { uid: 'u', email: 'a@b.example', emailVerified: true };
    const guards = {
      requireGate: createGateGuard(parts),
      requireUser: async () => person,
      findKeyOwner: async () => null,
    };
    mount({ app: http.app, guards }, gated(access), () => ({ ok: true }));
    const get = (headers: Record<string, string>) => http.app.inject({ url: `/v1/test/${access}`, headers });
    for (const headers of [{}, { cookie: 'evidose-gate=' }, { cookie: `evidose-gate=${await ticketFrom()}` }]) {
      const refused = await get({ ...headers, authorization: 'Bearer x' });
      expect(refused.json().error).toMatchObject({ code: 'GATE_CLOSED' });
    }
    const cookie = await openGate();
    expect((await get({ cookie })).json()).toEqual({ ok: true });
    time.pass(HOUR_MS);
    expect((await get({ cookie })).statusCode).toBe(403);
  });
});

it('production does not start without a PIN', () => {
  const env = {
    NODE_ENV: 'production',
    SECRET_KEY: 'x'.repeat(32),
    PUBLIC_URL: 'https://e.example',
    SMTP_URL: 'smtp://mail',
    MAIL_FROM: 'a@b.example',
  };
  expect(() => readConfig(env)).toThrow(/PIN is required in production/);
  expect(readConfig({ ...env, PIN: '1357' }).pin).toBe('1357');
});
