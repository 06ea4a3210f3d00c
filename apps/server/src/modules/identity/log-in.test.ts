import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { nextPerson, PASSWORD } from '../../../test/identity.ts';
import { MINUTE_MS } from '../../clock.ts';
import { auditEvents } from '../audit/schema.ts';
import { accounts } from './schema.ts';

const time = createTestClock();
const first = await createTestApp({ clock: time.clock });
const second = await createTestApp({ clock: time.clock, database: first.database });
const asInProduction = await createTestApp({
  clock: time.clock,
  database: first.database,
  hashing: 'as in production',
});
const { db, call, signUp, codeIn } = first;

const logIn = (email: string, password: string, options: { server?: typeof first; from?: string } = {}) =>
  (options.server ?? first).call('signInWithPassword', { email, password }, options.from ?? nextPerson().remoteAddress);
const messageOf = (reply: { json: () => { error?: { message: string } } }) => reply.json().error?.message ?? 'ok';
const LOCKED = /^TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account/;

describe('log-in', () => {
  it('answers a wrong password, an unknown address and an account without password with the same words', async () => {
    const { email } = await signUp();
    const withoutPassword = await signUp();
    await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.uid, withoutPassword.localId));
    const replies = [
      await logIn(email, 'not this one'),
      await logIn('nobody@example.com', 'not this one'),
      await logIn(withoutPassword.email, PASSWORD),
    ];
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies.map(messageOf)).toEqual(Array(3).fill('INVALID_LOGIN_CREDENTIALS'));
  });

  it('does not care about the case of the address, and cares about that of the password', async () => {
    const { email } = await signUp();
    expect((await logIn(email.toUpperCase(), PASSWORD)).statusCode).toBe(200);
    expect((await logIn(email, PASSWORD.toUpperCase())).statusCode).toBe(400);
  });

  it('locks an account after ten failures, also for the right password, on every server, for 15 minutes', async () => {
    const { email } = await signUp();
    for (let i = 0; i < 10; i++) {
      const server = i % 2 === 0 ? first : second;
      expect(messageOf(await logIn(email, 'wrong guess', { server }))).toBe('INVALID_LOGIN_CREDENTIALS');
    }
    const locked = await logIn(email, PASSWORD, { server: second });
    expect(messageOf(locked)).toMatch(LOCKED);
    expect(locked.headers['retry-after']).toBe('900');
    time.pass(15 * MINUTE_MS - 1);
    expect(messageOf(await logIn(email, PASSWORD))).toMatch(LOCKED);
    time.pass(1);
    expect(messageOf(await logIn(email, PASSWORD))).toBe('ok');
  });

  it('counts for unknown addresses alike, so that the lock tells nothing', async () => {
    for (let i = 0; i < 10; i++) await logIn('ghost@example.com', 'wrong guess');
    expect(messageOf(await logIn('ghost@example.com', 'wrong guess'))).toMatch(LOCKED);
  });

  it('lets no more than ten guesses through when they come at once', async () => {
    const { email } = await asInProduction.signUp();
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        logIn(email, 'wrong guess', { server: i % 2 === 0 ? asInProduction : second }),
      ),
    );
    expect(replies.map(messageOf).filter((text) => text === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(10);
  });

  it('does not count what was right', async () => {
    const { email } = await signUp();
    for (let i = 0; i < 12; i++) expect((await logIn(email, PASSWORD)).statusCode).toBe(200);
    for (let i = 0; i < 9; i++) await logIn(email, 'wrong guess');
    expect(messageOf(await logIn(email, PASSWORD))).toBe('ok');
  });

  it('a reset lifts the lock', async () => {
    const { email } = await signUp();
    for (let i = 0; i < 11; i++) await logIn(email, 'wrong guess');
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    await call('resetPassword', { oobCode: await codeIn(email, 'resetPassword'), newPassword: 'a fresh lantern' });
    expect(messageOf(await logIn(email, 'a fresh lantern'))).toBe('ok');
  });

  it('is limited to 200 failures in 15 minutes a source', async () => {
    const from = '203.0.113.77';
    for (let i = 0; i < 200; i++) await logIn(`spray${i}@example.com`, 'wrong guess', { from });
    const { email } = await signUp();
    expect(messageOf(await logIn(email, PASSWORD, { from }))).toMatch(LOCKED);
    expect(messageOf(await logIn(email, PASSWORD, { from: '203.0.113.78' }))).toBe('ok');
  });

  it('hashes anew when the parameters have risen', async () => {
    const { email, localId } = await signUp();
    const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const server = asInProduction;
    await db.update(accounts).set({ passwordHash: weak }).where(eq(accounts.uid, localId));
    expect((await logIn(email, 'wrong guess', { server })).statusCode).toBe(400);
    const stored = async () => (await db.select().from(accounts).where(eq(accounts.uid, localId)))[0]?.passwordHash;
    expect(await stored()).toBe(weak);
    expect((await logIn(email, PASSWORD, { server })).statusCode).toBe(200);
    expect(await stored()).toMatch(/m=19456,t=2,p=1/);
    expect((await logIn(email, PASSWORD, { server })).statusCode).toBe(200);
  });

  it('writes successes, failures and locks down, without address or password', async () => {
    const { email, localId } = await signUp();
    await logIn(email, PASSWORD, { from: '203.0.113.90' });
    for (let i = 0; i < 11; i++) await logIn(email, 'wrong guess', { from: '203.0.113.90' });
    const rows = await db.select().from(auditEvents).where(eq(auditEvents.source, '203.0.113.90'));
    const events = rows.map(({ event }) => event);
    expect(events.filter((event) => event === 'login.succeeded')).toHaveLength(1);
    expect(events.filter((event) => event === 'login.failed')).toHaveLength(10);
    expect(events.filter((event) => event === 'login.locked')).toHaveLength(1);
    expect(rows.find(({ event }) => event === 'login.failed')?.uid).toBe(localId);
    expect(JSON.stringify(rows)).not.toMatch(/@example|wrong guess/);
  });
});
