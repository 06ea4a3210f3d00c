import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../test/app.ts';
import { PASSWORD } from '../../../../test/identity.ts';
import { CLIENT, chooseAtProvider, startOpenIdServer } from '../../../../test/openid-server.ts';
import { auditEvents } from '../../audit/schema.ts';
import { accountProviders, accounts, providerAttempts } from '../schema.ts';

const CALLBACK = 'http://localhost:3000/__/auth/handler';
const people = [
  { sub: 'new-1', email: 'Grace@Example.com', email_verified: true, name: 'Grace H' },
  { sub: 'verified-local', email: 'ada@example.com', email_verified: true, name: 'Ada L' },
  { sub: 'victim', email: 'victim@example.com', email_verified: true },
  { sub: 'unverified', email: 'ada@example.com', email_verified: false },
  { sub: 'unverified-new', email: 'olga@example.com', email_verified: false },
  { sub: 'linked', email: 'elsewhere@example.com', email_verified: true },
  { sub: 'no-address' },
  { sub: 'same-address-other-sub', email: 'grace@example.com', email_verified: true },
];
const openId = await startOpenIdServer({ redirectUri: CALLBACK, people });
afterAll(openId.stop);
const provider = { id: 'oidc.test', name: 'Test', issuer: openId.issuer, ...CLIENT };
const env = { IDENTITY_PROVIDERS: JSON.stringify([provider]) };
const first = await createTestApp({ env });
const second = await createTestApp({ env, database: first.database });
const { app, db, call, signUp, signUpVerified } = first;

const messageOf = (reply: { json: () => { error?: { message: string } } }) => reply.json().error?.message ?? 'ok';
const begin = async (server = first) => {
  const body = { providerId: 'oidc.test', continueUri: CALLBACK };
  return (await server.call('createAuthUri', body)).json<{ authUri: string; sessionId: string }>();
};
const finish = (requestUri: string, sessionId: string, more: object = {}, server = first) =>
  server.call('signInWithIdp', { requestUri, sessionId, returnSecureToken: true, ...more });
const signInAs = async (sub: string, more: object = {}) => {
  const { authUri, sessionId } = await begin();
  return finish((await chooseAtProvider(authUri, sub, CALLBACK)).href, sessionId, more);
};

describe('the way to a provider', () => {
  it('is the code flow with PKCE, state and nonce', async () => {
    const url = new URL((await begin()).authUri);
    const query = Object.fromEntries(url.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]?.length).toBeGreaterThanOrEqual(43);
  });

  it('keeps its checks sealed, and the key to them hashed', async () => {
    const { authUri, sessionId } = await begin();
    const rows = JSON.stringify(await db.select().from(providerAttempts));
    expect(rows).not.toContain(sessionId);
    expect(rows).not.toContain(new URL(authUri).searchParams.get('state'));
  });

  it('leads back to our one page only', async () => {
    const body = { providerId: 'oidc.test', continueUri: 'https://evil.example/__/auth/handler' };
    expect(messageOf(await call('createAuthUri', body))).toMatch(/^UNAUTHORIZED_DOMAIN/);
    expect(messageOf(await call('createAuthUri', { ...body, providerId: 'oidc.other' }))).toMatch(
      /^OPERATION_NOT_ALLOWED/,
    );
  });

  it('is named to the web app without its secret', async () => {
    const config = await app.inject({ url: '/v1/client-config' });
    expect(config.json().identity.providers).toEqual([{ id: 'oidc.test', name: 'Test' }]);
    expect(config.body).not.toContain(CLIENT.clientSecret);
  });

  it('says when the provider does not answer', async () => {
    const dead = { ...provider, issuer: 'http://127.0.0.1:1' };
    const offline = await createTestApp({ env: { IDENTITY_PROVIDERS: JSON.stringify([dead]) } });
    const reply = await offline.call('createAuthUri', { providerId: 'oidc.test', continueUri: CALLBACK });
    expect(reply.statusCode).toBe(503);
  });
});

describe('coming back from a provider', () => {
  it('makes an account of a new person, verified as the provider says, on any server', async () => {
    const { authUri, sessionId } = await begin();
    const callback = await chooseAtProvider(authUri, 'new-1', CALLBACK);
    const answer = (await finish(callback.href, sessionId, {}, second)).json();
    expect(answer).toMatchObject({
      email: 'grace@example.com',
      emailVerified: true,
      isNewUser: true,
      displayName: 'Grace H',
    });
    expect(answer).not.toHaveProperty('oauthAccessToken');
    expect(decodeJwt(answer.idToken)).toMatchObject({
      email_verified: true,
      firebase: { sign_in_provider: 'oidc.test', identities: { 'oidc.test': ['new-1'] } },
    });
    const again = (await signInAs('new-1')).json();
    expect(again.localId).toBe(answer.localId);
    expect(again).not.toHaveProperty('isNewUser');
  });

  it('goes by provider and subject, not by the address', async () => {
    const answer = (await signInAs('same-address-other-sub')).json();
    const rows = await db.select().from(accountProviders).where(eq(accountProviders.uid, answer.localId));
    expect(rows.map(({ subject }) => subject).sort()).toEqual(['new-1', 'same-address-other-sub']);
  });

  it('joins a verified account of the same verified address, and its password stays', async () => {
    const { localId } = await signUpVerified({ email: 'ada@example.com' });
    expect((await signInAs('verified-local')).json().localId).toBe(localId);
    expect((await call('signInWithPassword', { email: 'ada@example.com', password: PASSWORD })).statusCode).toBe(200);
  });

  it('takes an unverified account over: its password and sessions are gone', async () => {
    const squatter = await signUp({ email: 'victim@example.com' });
    const answer = (await signInAs('victim')).json();
    expect(answer.localId).toBe(squatter.localId);
    expect(messageOf(await call('lookup', { idToken: squatter.idToken }))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await first.refresh(squatter.refreshToken))).toBe('TOKEN_EXPIRED');
    const old = await call('signInWithPassword', { email: 'victim@example.com', password: PASSWORD });
    expect(messageOf(old)).toBe('INVALID_LOGIN_CREDENTIALS');
    const [row] = await db.select().from(accounts).where(eq(accounts.uid, squatter.localId));
    expect(row).toMatchObject({ passwordHash: null, emailVerified: true });
  });

  it('with an unverified address asks for confirmation and lets nobody in', async () => {
    const answer = (await signInAs('unverified')).json();
    expect(answer).toMatchObject({ needConfirmation: true, verifiedProvider: ['oidc.test'] });
    expect(answer).not.toHaveProperty('idToken');
    expect(answer).not.toHaveProperty('refreshToken');
  });

  it('with an unverified address that is new leaves the address to be verified', async () => {
    const answer = (await signInAs('unverified-new')).json();
    expect(answer.emailVerified).toBe(false);
    expect(decodeJwt(answer.idToken)['email_verified']).toBe(false);
  });

  it('without an address is refused', async () => {
    expect(messageOf(await signInAs('no-address'))).toMatch(/^INVALID_IDP_RESPONSE : The provider named no email/);
  });

  it('links at the wish of who is signed in, once, and says so when it is somebody else’s', async () => {
    const [one, two] = [await signUpVerified(), await signUpVerified()];
    expect((await signInAs('linked', { idToken: one.idToken })).json().localId).toBe(one.uid);
    expect((await signInAs('linked')).json().localId).toBe(one.uid);
    const refused = (await signInAs('linked', { idToken: two.idToken })).json();
    expect(refused.errorMessage).toBe('FEDERATED_USER_ID_ALREADY_LINKED');
    expect(refused).not.toHaveProperty('idToken');
  });

  it('hands the provider’s own tokens out only when asked', async () => {
    const answer = (await signInAs('new-1', { returnIdpCredential: true })).json();
    expect(answer).toMatchObject({ oauthAccessToken: expect.any(String), oauthIdToken: expect.any(String) });
  });

  it('is written down', async () => {
    const events = (await db.select().from(auditEvents)).map(({ event }) => event);
    for (const event of ['provider.signed-in', 'provider.linked', 'provider.refused']) expect(events).toContain(event);
  });
});

describe('an answer that does not hold', () => {
  const refused = /^INVALID_IDP_RESPONSE/;

  it('played a second time is refused, also at the same moment and on another server', async () => {
    const { authUri, sessionId } = await begin();
    const { href } = await chooseAtProvider(authUri, 'new-1', CALLBACK);
    const replies = await Promise.all([finish(href, sessionId), finish(href, sessionId, {}, second)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(messageOf(await finish(href, sessionId))).toMatch(refused);
  });

  it('brought by a browser that did not begin it is refused', async () => {
    const { authUri } = await begin();
    const { href } = await chooseAtProvider(authUri, 'new-1', CALLBACK);
    const attacker = await begin();
    expect(messageOf(await finish(href, attacker.sessionId))).toMatch(refused);
    expect(messageOf(await finish(href, 'made-up'))).toMatch(refused);
  });

  it('with another state, code or address is refused', async () => {
    const change = async (edit: (url: URL) => void) => {
      const { authUri, sessionId } = await begin();
      const url = await chooseAtProvider(authUri, 'new-1', CALLBACK);
      edit(url);
      return messageOf(await finish(url.href, sessionId));
    };
    expect(await change((url) => url.searchParams.set('state', 'forged'))).toMatch(refused);
    expect(await change((url) => url.searchParams.set('code', 'forged'))).toMatch(refused);
    expect(await change((url) => url.searchParams.delete('state'))).toMatch(refused);
    expect(await change((url) => url.searchParams.set('iss', 'http://evil.example'))).toMatch(refused);
    expect(
      await change((url) => {
        url.host = 'evil.example';
      }),
    ).toMatch(refused);
  });

  it('that says no is refused', async () => {
    const { authUri, sessionId } = await begin();
    const callback = await chooseAtProvider(authUri, '', CALLBACK);
    expect(callback.searchParams.get('error')).toBe('access_denied');
    expect(messageOf(await finish(callback.href, sessionId))).toMatch(refused);
  });

  it('tokens that a caller brings along are not taken', async () => {
    const own = (await signInAs('new-1', { returnIdpCredential: true })).json();
    const postBody = new URLSearchParams({ id_token: own.oauthIdToken, providerId: 'oidc.test' }).toString();
    const reply = await call('signInWithIdp', { postBody, requestUri: CALLBACK, returnSecureToken: true });
    expect(messageOf(reply)).toMatch(refused);
  });
});

describe('the page that providers send people back to', () => {
  it('is the only one without an opener policy of its own, and follows the content policy', async () => {
    const page = await app.inject({ url: '/__/auth/handler?code=x&state=y' });
    expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toContain('code=x');
    expect((await app.inject({ url: '/health' })).headers['cross-origin-opener-policy']).toBe(
      'same-origin-allow-popups',
    );
    expect((await app.inject({ url: '/__/auth/handler.js' })).headers['content-type']).toContain('text/javascript');
  });
});
