import { apiPlans, samplePerson } from '@evidose/contract';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../test/app.ts';
import { PASSWORD } from '../test/identity.ts';
import { readConfig } from './config.ts';
import { auditEvents } from './modules/audit/schema.ts';
import { operate, USAGE } from './operator.ts';

const server = await createTestApp();
const { app, db, config, call, refresh, signUpVerified, sendPin, openGate, waitForMail } = server;
const messageOf = (reply: { json: () => { error?: { message: string } } }) => reply.json().error?.message ?? 'ok';

async function operator(...args: string[]) {
  const lines: string[] = [];
  const options = {
    config,
    database: server.database,
    log: pino({ level: 'silent' }),
    say: (line: string) => void lines.push(line),
  };
  const code = await operate(args, options);
  return { code, text: lines.join('\n') };
}
const me = async (idToken: string) =>
  (await app.inject({ url: '/v1/me', headers: { authorization: `Bearer ${idToken}` } })).statusCode;

const callWithKey = async (key: string) => {
  const payload = { role: 'user', action: 'list', questionnaire: samplePerson.answers };
  const headers = { 'x-api-key': key };
  return (await app.inject({ method: 'POST', url: '/v1/recommendations', headers, payload })).statusCode;
};

describe('the operator', () => {
  it('lists the users', async () => {
    const { uid, email } = await signUpVerified();
    const { code, text } = await operator('users', 'list');
    expect(code).toBe(0);
    expect(text).toMatch(new RegExp(`^${uid}  ${email}  verified  last login \\d{4}-`, 'm'));
  });

  it('disables and enables one, by address or uid; disabling ends all sessions', async () => {
    const { uid, email, idToken, refreshToken, headers } = await signUpVerified();
    const created = await app.inject({ method: 'POST', url: '/v1/me/keys', headers, payload: { name: 'shop' } });
    const { key } = created.json();
    expect(await callWithKey(key)).toBe(200);
    expect((await operator('users', 'disable', email.toUpperCase())).text).toBe(`${uid}: disabled.`);
    expect(await me(idToken)).toBe(401);
    expect(await callWithKey(key)).toBe(401);
    expect(messageOf(await call('signInWithPassword', { email, password: PASSWORD }))).toBe('USER_DISABLED');
    expect((await operator('users', 'list')).text).toMatch(new RegExp(`${uid}.*disabled`));
    expect((await operator('users', 'enable', uid)).code).toBe(0);
    expect(await callWithKey(key)).toBe(200);
    expect(messageOf(await refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await call('signInWithPassword', { email, password: PASSWORD }))).toBe('ok');
  });

  it('deletes one; the running server mails the notice', async () => {
    const { uid, email, idToken } = await signUpVerified();
    expect((await operator('users', 'delete', uid)).text).toBe(`${uid}: deleted.`);
    expect(await me(idToken)).toBe(401);
    expect(await operator('users', 'delete', uid)).toEqual({ code: 1, text: 'There is no such account.' });
    expect((await waitForMail(email, 2)).map(({ subject }) => subject)).toContain('Your account was deleted');
  });

  it('rotates the signing key: old tokens hold, unless it was compromised', async () => {
    const { idToken, email } = await signUpVerified();
    const published = async () => (await app.inject({ url: '/.well-known/jwks.json' })).json().keys.length;
    const before = await published();
    expect((await operator('keys', 'rotate')).text).toMatch(/^New signing key: /);
    const other = await createTestApp({ database: server.database });
    const fresh = await other.call('signInWithPassword', { email, password: PASSWORD });
    expect(await me(idToken)).toBe(200);
    expect(await me(fresh.json().idToken)).toBe(200);
    expect(await published()).toBe(before + 1);
    await operator('keys', 'rotate', '--now');
    const third = await createTestApp({ database: server.database });
    const get = { url: '/v1/me', headers: { authorization: `Bearer ${idToken}` } };
    expect((await third.app.inject(get)).statusCode).toBe(401);
    expect((await third.refresh(fresh.json().refreshToken)).statusCode).toBe(200);
  });

  it('sets the API plan of an account, and knows no other plan or account', async () => {
    const { uid, email, headers } = await signUpVerified();
    expect((await operator('plan', 'set', email, 'practice')).text).toBe(`${uid}: ${apiPlans.practice.name} plan.`);
    expect((await app.inject({ url: '/v1/me/keys', headers })).json().plan).toBe('practice');
    expect((await operator('plan', 'set', email, 'gold')).code).toBe(1);
    expect((await operator('plan', 'set', 'nobody@example.com', 'trial')).code).toBe(1);
  });

  it('rotates the PIN and closes open gates', async () => {
    const cookie = await openGate();
    expect((await operator('pin', 'rotate', '1357')).text).toContain('1357');
    expect((await app.inject({ url: '/v1/gate', headers: { cookie } })).json().open).toBe(false);
    expect((await sendPin('2468', '10.0.0.9')).statusCode).toBe(403);
    expect((await sendPin('1357', '10.0.0.9')).statusCode).toBe(200);
    expect((await operator('pin', 'rotate', '12345')).code).toBe(1);
    expect((await operator('pin', 'rotate')).text).toMatch(/^The PIN is \d{4} now/);
  });

  it.each([[[]], [['users']], [['users', 'promote', 'x']], [['keys']], [['what', 'ever']]])(
    'explains itself: %j',
    async (args) => {
      const { code, text } = await operator(...args);
      expect(code).toBe(1);
      expect([USAGE, 'There is no such account.']).toContain(text);
    },
  );

  it('is written down', async () => {
    const rows = await db.select().from(auditEvents);
    const events = rows.filter(({ source }) => source === 'operator').map(({ event }) => event);
    for (const event of [
      'account.disabled',
      'account.enabled',
      'account.deleted',
      'keys.rotated',
      'gate.pin-rotated',
    ]) {
      expect(events).toContain(event);
    }
  });

  it('leaves accounts of a hosted service to that service', async () => {
    const hosted = readConfig({
      SECRET_KEY: config.secretKey ?? '',
      IDENTITY_MODE: 'hosted',
      IDENTITY_ACCOUNTS_URL: 'https://a.example',
      IDENTITY_TOKEN_URL: 'https://a.example',
      IDENTITY_API_KEY: 'k',
      IDENTITY_ISSUER: 'https://a.example',
      IDENTITY_AUDIENCE: 'p',
      IDENTITY_JWKS_URL: 'https://a.example',
    });
    const options = { config: hosted, database: server.database, log: pino({ level: 'silent' }), say: () => undefined };
    await expect(operate(['users', 'list'], options)).rejects.toThrow(/manage them there/);
  });
});
