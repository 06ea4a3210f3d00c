import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { answersOf } from '../../../test/recommendation.ts';
import { DAY_MS } from '../../clock.ts';
import { auditEvents } from '../audit/schema.ts';

const ISSUER = 'https://securetoken.example.com/project';
const AUDIENCE = 'project';
const { privateKey, publicKey } = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');

/** A stand-in for the hosted service's key endpoint. */
const keyServer = createServer(async (_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] }));
}).listen(0, '127.0.0.1');
await once(keyServer, 'listening');
afterAll(() => keyServer.close());
const keysUrl = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/keys`;

const hosted = {
  IDENTITY_MODE: 'hosted',
  IDENTITY_ACCOUNTS_URL: 'https://accounts.example.com',
  IDENTITY_TOKEN_URL: 'https://tokens.example.com/',
  IDENTITY_API_KEY: 'public-key',
  IDENTITY_ISSUER: ISSUER,
  IDENTITY_AUDIENCE: AUDIENCE,
  IDENTITY_JWKS_URL: keysUrl,
  IDENTITY_PROVIDERS: JSON.stringify([{ id: 'google.com', name: 'Google' }]),
};
const { app, db, openGate } = await createTestApp({ env: hosted });

const person = { email: 'Ada@example.com', email_verified: true };
function token(claims: object = {}, { key = privateKey, kid = 'k1' } = {}) {
  return new SignJWT({ ...person, sub: 'u1', iss: ISSUER, aud: AUDIENCE, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
}
const save = async (idToken: string) =>
  app.inject({
    method: 'PUT',
    url: '/v1/me',
    headers: { authorization: `Bearer ${idToken}` },
    payload: { firstName: 'A' },
  });

describe('with a hosted identity service', () => {
  it('its tokens are checked with its keys, and the documents are kept under its uid', async () => {
    expect((await save(await token())).json()).toMatchObject({ uid: 'u1', email: 'ada@example.com', firstName: 'A' });
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example' }, {}],
    ['another audience', { aud: 'other' }, {}],
    ['another key', {}, { key: stranger.privateKey }],
    ['an unknown key', {}, { kid: 'k2' }],
    ['no address', { email: undefined }, {}],
  ])('a token with %s is refused', async (_what, claims, signing) => {
    expect((await save(await token(claims, signing))).json().error.code).toBe('NOT_LOGGED_IN');
  });

  it('an expired or unsigned token is refused', async () => {
    const old = await new SignJWT({ ...person, sub: 'u1', iss: ISSUER, aud: AUDIENCE })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuedAt(0)
      .setExpirationTime(3600)
      .sign(privateKey);
    const unsigned = new UnsecuredJWT(person).setSubject('u1').setIssuer(ISSUER).setAudience(AUDIENCE).encode();
    for (const idToken of [old, unsigned, 'garbage']) expect((await save(idToken)).statusCode).toBe(401);
  });

  it('an unverified address keeps personal routes shut', async () => {
    const headers = { authorization: `Bearer ${await token({ email_verified: false })}`, cookie: await openGate() };
    const reply = await app.inject({ url: '/v1/me/supplements-chosen', headers });
    expect(reply.json().error).toMatchObject({ type: 'verify' });
  });

  it('the pages are told where it is, and may talk to it and to nobody else', async () => {
    const config = await app.inject({ url: '/v1/client-config' });
    expect(config.json().identity).toEqual({
      mode: 'hosted',
      accountsBase: 'https://accounts.example.com',
      tokenBase: 'https://tokens.example.com',
      apiKey: 'public-key',
      providers: [{ id: 'google.com', name: 'Google' }],
      tokenSyncUrl: null,
    });
    expect(config.headers['content-security-policy']).toContain(
      "connect-src 'self' https://accounts.example.com https://tokens.example.com;",
    );
  });

  it('our own service is not there', async () => {
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';
    expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/v1/session/end', payload: {} })).statusCode).toBe(404);
  });

  it('the documents go when the person says so, before the account is deleted there', async () => {
    const idToken = await token({ sub: 'leaving' });
    await save(idToken);
    const headers = { authorization: `Bearer ${idToken}` };
    expect((await app.inject({ method: 'DELETE', url: '/v1/me/documents', headers })).statusCode).toBe(204);
    expect((await app.inject({ url: '/v1/me', headers })).statusCode).toBe(404);
    const audited = await db.select().from(auditEvents).where(eq(auditEvents.event, 'account.deleted'));
    expect(audited.map(({ uid }) => uid)).toEqual([expect.stringMatching(/^deleted-\S{36}$/)]);
  });
});

describe('an API key of somebody of a hosted service', () => {
  const time = createTestClock(new Date().toISOString());
  const use = (on: typeof app, key: string) =>
    on.inject({
      method: 'POST',
      url: '/v1/recommendations',
      headers: { 'x-api-key': key },
      payload: { role: 'user', action: 'list', questionnaire: answersOf() },
    });

  it('ends with the documents, and thirty days after the person was last seen', async () => {
    const late = await createTestApp({ env: hosted, clock: time.clock });
    const keyOf = async (sub: string) => {
      const headers = { authorization: `Bearer ${await token({ sub })}`, cookie: await late.openGate() };
      await late.app.inject({ method: 'PUT', url: '/v1/me', headers, payload: { firstName: 'A' } });
      const made = await late.app.inject({ method: 'POST', url: '/v1/me/keys', headers, payload: { name: 'mine' } });
      return { headers, key: String(made.json().key) };
    };
    const [leaving, absent] = [await keyOf('leaving-with-key'), await keyOf('absent')];
    expect((await use(late.app, leaving.key)).statusCode).toBe(200);
    await late.app.inject({ method: 'DELETE', url: '/v1/me/documents', headers: leaving.headers });
    expect((await use(late.app, leaving.key)).json().error.code).toBe('INVALID_API_KEY');
    time.pass(29 * DAY_MS);
    expect((await use(late.app, absent.key)).statusCode).toBe(200);
    time.pass(2 * DAY_MS);
    expect((await use(late.app, absent.key)).json().error.code).toBe('INVALID_API_KEY');
  });
});

it('the unsigned tokens of the Auth emulator are taken only where that is configured', async () => {
  const { IDENTITY_JWKS_URL: _, ...others } = hosted;
  const local = await createTestApp({ env: { ...others, IDENTITY_UNSIGNED_TOKENS: 'true' } });
  const claims = new UnsecuredJWT(person).setSubject('u1').setIssuer(ISSUER).setAudience(AUDIENCE).setIssuedAt();
  const headers = { authorization: `Bearer ${claims.setExpirationTime('1h').encode()}` };
  expect((await local.app.inject({ url: '/v1/me', headers })).statusCode).toBe(404);
  const elsewhere = new UnsecuredJWT(person).setSubject('u1').setIssuer('x').setAudience(AUDIENCE).setIssuedAt();
  const wrong = { authorization: `Bearer ${elsewhere.setExpirationTime('1h').encode()}` };
  expect((await local.app.inject({ url: '/v1/me', headers: wrong })).statusCode).toBe(401);
});
