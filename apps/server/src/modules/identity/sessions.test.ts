import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { PASSWORD } from '../../../test/identity.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../clock.ts';
import { auditEvents } from '../audit/schema.ts';
import { accounts, refreshTokens, signingKeys } from './schema.ts';

const time = createTestClock();
const first = await createTestApp({ clock: time.clock });
const second = await createTestApp({ clock: time.clock, database: first.database });
const { app, db, call, refresh, signUp, signUpVerified } = first;

const messageOf = (reply: { json: () => { error?: { message: string } } }) => reply.json().error?.message ?? 'ok';
const me = async (idToken: string, server = app) =>
  (await server.inject({ url: '/v1/me', headers: { authorization: `Bearer ${idToken}` } })).statusCode;
const newUser = async () => {
  const person = await signUpVerified();
  return (await call('signInWithPassword', { email: person.email, password: PASSWORD })).json<typeof person>();
};

describe('an ID token', () => {
  it('is RS256, names its key, holds for one hour and carries version and session', async () => {
    const { idToken } = await signUp();
    expect(decodeProtectedHeader(idToken)).toEqual({ alg: 'RS256', kid: expect.any(String), typ: 'JWT' });
    const claims = decodeJwt(idToken);
    expect(claims).toMatchObject({ iss: 'http://localhost:3000', aud: 'evidose', sv: 1, sid: expect.any(String) });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
  });

  it('is good until its hour is over, to the second', async () => {
    const { idToken } = await newUser();
    time.pass(HOUR_MS - SECOND_MS);
    expect(await me(idToken)).toBe(200);
    time.pass(SECOND_MS);
    expect(await me(idToken)).toBe(401);
    expect(messageOf(await call('lookup', { idToken }))).toBe('TOKEN_EXPIRED');
  });

  it('is refused when it is forged, unsigned, meant for another, or names a key of its own', async () => {
    const { idToken } = await newUser();
    const claims = decodeJwt(idToken);
    const { kid = '' } = decodeProtectedHeader(idToken);
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const signed = (payload: object, header: object) =>
      new SignJWT({ ...payload }).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(privateKey);
    const [head, body, signature] = idToken.split('.');
    const forged = [
      await signed(claims, {}),
      await signed(claims, { kid: 'mine' }),
      await signed(claims, { jwk: await exportJWK(publicKey), jku: 'http://evil.example/keys' }),
      await signed({ ...claims, iss: 'http://evil.example' }, {}),
      new UnsecuredJWT(claims).encode(),
      `${head}.${body}.`,
      `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: 'x' })).toString('base64url')}.${signature}`,
      'garbage',
    ];
    for (const token of forged) {
      expect(await me(token)).toBe(401);
      expect(messageOf(await call('lookup', { idToken: token }))).toBe('INVALID_ID_TOKEN');
    }
  });

  it('counts in the Authorization header only', async () => {
    const { idToken } = await newUser();
    const tries = [
      { url: `/v1/me?access_token=${idToken}` },
      { url: '/v1/me', headers: { cookie: `token=${idToken}; authorization=Bearer ${idToken}` } },
      { url: '/v1/me', headers: { authorization: idToken } },
    ];
    for (const request of tries) expect((await app.inject(request)).statusCode).toBe(401);
  });

  it('of another issuer or audience with our own key is refused', async () => {
    const other = await createTestApp({
      clock: time.clock,
      database: first.database,
      env: { PUBLIC_URL: 'http://other.example' },
    });
    const { idToken } = await newUser();
    expect(await me(idToken, other.app)).toBe(401);
    expect(await me(idToken, second.app)).toBe(200);
  });
});

describe('signing keys', () => {
  it('are sealed in the database and published without their private part', async () => {
    await signUp();
    const rows = JSON.stringify(await db.select().from(signingKeys));
    expect(rows).not.toMatch(/"(d|p|q|dp)":/);
    const { keys } = (await app.inject({ url: '/.well-known/jwks.json' })).json();
    expect(keys[0]).toEqual({
      kty: 'RSA',
      kid: expect.any(String),
      alg: 'RS256',
      use: 'sig',
      n: expect.any(String),
      e: 'AQAB',
    });
  });
});

it('a server whose secret does not open the keys of its database does not start, and says why', async () => {
  await signUp();
  const env = { SECRET_KEY: 'quite another secret, long enough' };
  await expect(createTestApp({ env, database: first.database })).rejects.toThrow(/SECRET_KEY/);
});

describe('a refresh token', () => {
  it('is opaque, hashed at rest, and replaced at each use', async () => {
    const { refreshToken, localId } = await newUser();
    const renewed = (await refresh(refreshToken)).json();
    expect(renewed.refresh_token).not.toBe(refreshToken);
    expect(await me(renewed.id_token)).toBe(200);
    const rows = JSON.stringify(await db.select().from(refreshTokens).where(eq(refreshTokens.uid, localId)));
    expect(rows).not.toContain(refreshToken);
    expect(rows).not.toContain(renewed.refresh_token);
  });

  it('may be used by several tabs within 60 seconds, on any server; then its reuse ends the family', async () => {
    const { refreshToken, localId } = await newUser();
    const tabs = await Promise.all([refresh(refreshToken), second.refresh(refreshToken), refresh(refreshToken)]);
    expect(tabs.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    time.pass(60 * SECOND_MS - 1);
    const late = await refresh(refreshToken);
    expect(late.statusCode).toBe(200);
    time.pass(1);
    expect(messageOf(await second.refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    for (const reply of [...tabs, late]) {
      const { refresh_token: token, id_token: idToken } = reply.json();
      expect(messageOf(await refresh(token))).toBe('TOKEN_EXPIRED');
      expect(await me(idToken)).toBe(401);
    }
    const rows = await db.select().from(auditEvents).where(eq(auditEvents.uid, localId));
    expect(rows.map(({ event }) => event)).toContain('session.refresh-reused');
  });

  it('ends only its own family', async () => {
    const { refreshToken, email } = await newUser();
    const elsewhere = (await call('signInWithPassword', { email, password: PASSWORD })).json();
    await refresh(refreshToken);
    time.pass(61 * SECOND_MS);
    await refresh(refreshToken);
    expect((await refresh(elsewhere.refreshToken)).statusCode).toBe(200);
  });

  it('lapses after 14 days of rest, and after 30 days in any case', async () => {
    const resting = await newUser();
    time.pass(14 * DAY_MS - 1);
    const kept = await refresh(resting.refreshToken);
    expect(kept.statusCode).toBe(200);
    time.pass(14 * DAY_MS);
    expect(messageOf(await refresh(kept.json().refresh_token))).toBe('TOKEN_EXPIRED');

    let { refreshToken } = await newUser();
    for (let day = 10; day < 30; day += 10) {
      time.pass(10 * DAY_MS);
      refreshToken = (await refresh(refreshToken)).json().refresh_token;
    }
    time.pass(10 * DAY_MS - 1);
    const last = await refresh(refreshToken);
    expect(last.statusCode).toBe(200);
    time.pass(1);
    expect(messageOf(await refresh(last.json().refresh_token))).toBe('TOKEN_EXPIRED');
  });

  it('keeps the time of the sign-in: refreshing makes no sign-in recent', async () => {
    const { refreshToken, idToken } = await newUser();
    time.pass(10 * SECOND_MS);
    const renewed = (await refresh(refreshToken)).json().id_token;
    expect(decodeJwt(renewed)['auth_time']).toBe(decodeJwt(idToken)['auth_time']);
  });

  it('that nobody issued is unknown', async () => {
    for (const token of ['garbage', 'A'.repeat(71)]) {
      expect(messageOf(await refresh(token))).toBe('INVALID_REFRESH_TOKEN');
    }
  });
});

describe('signing out', () => {
  it('ends the session on the server at once, and leaves the others', async () => {
    const { refreshToken, idToken, email } = await newUser();
    const other = (await call('signInWithPassword', { email, password: PASSWORD })).json();
    const out = await second.app.inject({ method: 'POST', url: '/v1/session/end', payload: { refreshToken } });
    expect(out.statusCode).toBe(204);
    expect(await me(idToken)).toBe(401);
    expect(messageOf(await refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    expect(await me(other.idToken)).toBe(200);
  });

  it('everywhere ends them all in the same second, the version tells them apart', async () => {
    const { idToken, email } = await newUser();
    const headers = { authorization: `Bearer ${idToken}` };
    const out = await app.inject({ method: 'POST', url: '/v1/me/sessions/end', headers });
    expect(out.statusCode).toBe(204);
    expect(await me(idToken)).toBe(401);
    const again = (await call('signInWithPassword', { email, password: PASSWORD })).json();
    expect(decodeJwt(again.idToken).iat).toBe(decodeJwt(idToken).iat);
    expect(await me(again.idToken)).toBe(200);
  });
});

it('a disabled account is refused everywhere', async () => {
  const { idToken, refreshToken, localId, email } = await newUser();
  await db.update(accounts).set({ isDisabled: true }).where(eq(accounts.uid, localId));
  expect(await me(idToken)).toBe(401);
  expect(messageOf(await refresh(refreshToken))).toBe('USER_DISABLED');
  expect(messageOf(await call('lookup', { idToken }))).toBe('USER_DISABLED');
  expect(messageOf(await call('signInWithPassword', { email, password: PASSWORD }))).toBe('USER_DISABLED');
  expect(messageOf(await call('signInWithPassword', { email, password: 'wrong' }))).toBe('INVALID_LOGIN_CREDENTIALS');
});
