import { Buffer } from 'node:buffer';
import { SignJWT } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../../../test/app.ts';
import { type Claims, startLyingProvider } from '../../../../test/misbehaving-provider.ts';
import { CLIENT } from '../../../../test/openid-server.ts';
import { accountSessions, accounts } from '../schema.ts';

const CALLBACK = 'http://localhost:3000/__/auth/handler';
const VICTIM = { email: 'ada@example.com', email_verified: true };
const peer = await startLyingProvider({ clientId: CLIENT.clientId });
const other = await startLyingProvider({ clientId: CLIENT.clientId });
afterAll(peer.stop);
afterAll(other.stop);
const provider = (id: string, issuer: string) => ({ id, name: id, issuer, ...CLIENT });
const providers = [provider('oidc.test', peer.issuer), provider('oidc.other', other.issuer)];
const { db, call, signUpVerified } = await createTestApp({ env: { IDENTITY_PROVIDERS: JSON.stringify(providers) } });
const ada = await signUpVerified({ email: VICTIM.email });

let codes = 0;
const begin = async (providerId = 'oidc.test') =>
  (await call('createAuthUri', { providerId, continueUri: CALLBACK })).json<{ authUri: string; sessionId: string }>();
async function signIn() {
  const { authUri, sessionId } = await begin();
  codes += 1;
  const requestUri = peer.callback(authUri, CALLBACK, `code-${codes}`);
  return call('signInWithIdp', { requestUri, sessionId, returnSecureToken: true });
}
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (claims: Claims) => `${part({ alg: 'none' })}.${part(claims)}.`;
const withSecret = (claims: Claims) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'theirs' })
    .sign(new TextEncoder().encode(CLIENT.clientSecret));
const now = () => Math.floor(Date.now() / 1_000);

it('a token that is right lets its person in: what is refused below is refused for its fault alone', async () => {
  peer.lie({ token: (right) => peer.signed({ ...right, ...VICTIM }) });
  const reply = await signIn();
  expect(reply.statusCode).toBe(200);
  expect(reply.json().localId).toBe(ada.uid);
});

it.each<[string, (right: Claims) => Promise<string> | string]>([
  ['signed with a key that the provider does not have', (right) => peer.forged(right)],
  ['not signed at all', unsigned],
  ['signed with the secret that we share', withSecret],
  ['with its signature cut off', async (right) => (await peer.signed(right)).replace(/[^.]+$/, '')],
  ['for another program', (right) => peer.signed({ ...right, aud: 'somebody-else' })],
  ['for another program beside ours', (right) => peer.signed({ ...right, aud: [CLIENT.clientId, 'x'], azp: 'x' })],
  ['of another provider', (right) => peer.signed({ ...right, iss: other.issuer })],
  ['of an earlier sign-in', (right) => peer.signed({ ...right, nonce: 'of-an-earlier-one' })],
  ['of no sign-in', ({ nonce: _, ...right }) => peer.signed(right)],
  ['that is over', (right) => peer.signed({ ...right, iat: now() - 7_200, exp: now() - 3_600 })],
  ['of nobody', ({ sub: _, ...right }) => peer.signed(right)],
])('a token %s lets nobody in', async (_, token) => {
  peer.lie({ token: (right) => token({ ...right, ...VICTIM }) });
  const before = [await db.$count(accounts), await db.$count(accountSessions)];
  const reply = await signIn();
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error.message).toMatch(/^INVALID_IDP_RESPONSE/);
  expect([await db.$count(accounts), await db.$count(accountSessions)]).toEqual(before);
});

it.each([['false'], [1], ['yes'], [null], [undefined]])(
  'an address counts as vouched for only by a plain yes, not by %j',
  async (said) => {
    peer.lie({ token: (right) => peer.signed({ ...right, email: VICTIM.email, email_verified: said }) });
    const reply = await signIn();
    expect(reply.json()).not.toHaveProperty('idToken');
  },
);

it('what the provider tells of another person counts for nobody', async () => {
  peer.lie({ token: peer.signed, userInfo: { sub: 'sub-of-somebody-else', ...VICTIM } });
  expect((await signIn()).json().error.message).toMatch(/^INVALID_IDP_RESPONSE/);
});

it('the answer of one provider does not end a sign-in that was begun at another', async () => {
  peer.lie({ token: (right) => peer.signed({ ...right, ...VICTIM }) });
  const [here, there] = [await begin(), await begin('oidc.other')];
  const requestUri = peer.callback(here.authUri, CALLBACK, 'mixed-up');
  const reply = await call('signInWithIdp', { requestUri, sessionId: there.sessionId, returnSecureToken: true });
  expect(reply.json().error.message).toMatch(/^INVALID_IDP_RESPONSE/);
});
