import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { nextPerson, PASSWORD } from '../../../test/identity.ts';
import { HOUR_MS } from '../../clock.ts';
import { auditEvents } from '../audit/schema.ts';
import { accounts } from './schema.ts';

const time = createTestClock();
const { app, db, call, signUp } = await createTestApp({ clock: time.clock, hashing: 'as in production' });
const strict = await createTestApp({ env: { MIN_PASSWORD_LENGTH: '12' } });
const message = (reply: { json: () => { error: { message: string } } }) => reply.json().error.message;

describe('sign-up', () => {
  it('keeps the address in lower case and one account an address, also when two come at once', async () => {
    const email = 'Grace.Hopper@Example.com';
    const replies = await Promise.all([1, 2, 3].map(() => call('signUp', { email, password: PASSWORD })));
    const created = replies.filter(({ statusCode }) => statusCode === 200);
    expect(created.map((reply) => reply.json().email)).toEqual(['grace.hopper@example.com']);
    expect(replies.filter(({ statusCode }) => statusCode === 400).map(message)).toEqual([
      'EMAIL_EXISTS',
      'EMAIL_EXISTS',
    ]);
  });

  it('stores an Argon2id hash and never the password', async () => {
    const { localId } = await signUp({ password: 'a wonderfully odd phrase' });
    const [row] = await db.select().from(accounts).where(eq(accounts.uid, localId));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain('wonderfully');
  });

  it.each([
    ['', 'MISSING_PASSWORD'],
    ['12345', 'WEAK_PASSWORD : Password should be at least 6 characters'],
    ['password', 'WEAK_PASSWORD : Password is too easy to guess'],
    ['Evidose!', 'WEAK_PASSWORD : Password is too easy to guess'],
    ['new.person@example.com', 'WEAK_PASSWORD : Password is too easy to guess'],
  ])('refuses the password "%s"', async (password, expected) => {
    expect(message(await call('signUp', { email: 'new.person@example.com', password }))).toBe(expected);
  });

  it('takes a password of 64 characters and more, whole', async () => {
    const { email } = await signUp({ password: `${'x'.repeat(80)}1` });
    expect((await call('signInWithPassword', { email, password: `${'x'.repeat(80)}1` })).statusCode).toBe(200);
    expect((await call('signInWithPassword', { email, password: `${'x'.repeat(80)}2` })).statusCode).toBe(400);
  });

  it('takes the minimum length from the configuration and serves it in the policy', async () => {
    const policy = (url: string, server = app) => server.inject({ url });
    const path = '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=k';
    expect((await policy(path)).json()).toMatchObject({
      customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
      enforcementState: 'ENFORCE',
      schemaVersion: 1,
    });
    expect((await policy(path, strict.app)).json().customStrengthOptions.minPasswordLength).toBe(12);
    const short = await strict.call('signUp', { email: 'a@example.com', password: 'eleven char' });
    expect(message(short)).toBe('WEAK_PASSWORD : Password should be at least 12 characters');
  });

  it('is limited to 20 an hour a source', async () => {
    const { remoteAddress } = nextPerson();
    const attempt = (i: number) => call('signUp', { email: `many${i}@example.com`, password: PASSWORD }, remoteAddress);
    for (let i = 0; i < 20; i++) expect((await attempt(i)).statusCode).toBe(200);
    const refused = await attempt(20);
    expect(message(refused)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await call('signUp', { email: 'many20@example.com', password: PASSWORD }, '10.9.9.9')).statusCode).toBe(
      200,
    );
    time.pass(HOUR_MS);
    expect((await attempt(21)).statusCode).toBe(200);
  });

  it('is written down with uid and source', async () => {
    const { remoteAddress } = nextPerson();
    const reply = await call('signUp', { email: 'audited@example.com', password: PASSWORD }, remoteAddress);
    const rows = await db.select().from(auditEvents).where(eq(auditEvents.uid, reply.json().localId));
    expect(rows.map(({ event, source }) => [event, source])).toEqual([['account.signed-up', remoteAddress]]);
  });

  it('an account that has not said who it is counts as nobody', async () => {
    const reply = await call('signUp', { returnSecureToken: true });
    expect(reply.json().localId).toHaveLength(28);
    const headers = { authorization: `Bearer ${reply.json().idToken}` };
    expect((await app.inject({ url: '/v1/me', headers })).json().error.code).toBe('NOT_LOGGED_IN');
  });
});
