import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { PASSWORD } from '../../../test/identity.ts';
import { CLIENT, chooseAtProvider, startOpenIdServer } from '../../../test/openid-server.ts';
import { personWithPlan } from '../../../test/person-with-plan.ts';

const CALLBACK = 'http://localhost:3000/__/auth/handler';
const NOTICE = 'How you sign in has changed';
const openId = await startOpenIdServer({
  redirectUri: CALLBACK,
  people: [
    ...['one', 'two', 'three', 'four'].map((sub) => ({ sub, email: `${sub}@example.org`, email_verified: true })),
    { sub: 'owner', email: 'owner@example.com', email_verified: true },
  ],
});
afterAll(openId.stop);
const provider = { id: 'oidc.test', name: 'Testland', issuer: openId.issuer, ...CLIENT };
const testApp = await createTestApp({ env: { IDENTITY_PROVIDERS: JSON.stringify([provider]) } });
const { app, call, refresh, signUp, signUpVerified, codeIn, mailsTo } = testApp;

type Headers = Record<string, string>;
async function signInAs(sub: string, more: object = {}) {
  const begun = (await call('createAuthUri', { providerId: 'oidc.test', continueUri: CALLBACK })).json();
  const { href } = await chooseAtProvider(begun.authUri, sub, CALLBACK);
  return call('signInWithIdp', { requestUri: href, sessionId: begun.sessionId, returnSecureToken: true, ...more });
}
/** Notices received, newest first. */
const noticesTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject === NOTICE).map(({ textBody }) => textBody);
const nthNotice = async (email: string, count: number) => {
  await expect.poll(async () => (await noticesTo(email)).length, { timeout: 20_000 }).toBe(count);
  return (await noticesTo(email))[0] ?? '';
};
const signIns = async (headers: Headers) => (await app.inject({ url: '/v1/me/sign-ins', headers })).json();

describe('a mail says how one can sign in from now on', () => {
  it('when a provider is linked, unlinked, and when the password goes', async () => {
    const { email, idToken } = await signUpVerified();
    await signInAs('one', { idToken });
    expect(await nthNotice(email, 1)).toContain('You can now sign in to your Evidose account with Testland.');
    await call('update', { idToken, deleteProvider: ['oidc.test'] });
    expect(await nthNotice(email, 2)).toContain('Testland no longer opens your Evidose account.');
    await call('update', { idToken, deleteProvider: ['password'] });
    const last = await nthNotice(email, 3);
    expect(last).toContain('Your Evidose account no longer has a password.');
    expect(last).toContain('/forgot-password');
    // What was not there cannot be removed: no notice.
    await call('update', { idToken, deleteProvider: ['password', 'oidc.test'] });
    await signInAs('four', { idToken });
    expect(await nthNotice(email, 4)).toContain('You can now sign in');
  });

  it('when a reset takes linked providers away', async () => {
    const { email, idToken } = await signUpVerified();
    await signInAs('two', { idToken });
    await nthNotice(email, 1);
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    await call('resetPassword', { oobCode: await codeIn(email, 'resetPassword'), newPassword: 'another lantern 8' });
    expect(await nthNotice(email, 2)).toContain('Testland no longer opens your Evidose account.');
  });

  it('when the owner of an address comes by a provider to an account that somebody began with it', async () => {
    await signUp({ email: 'owner@example.com' });
    await signInAs('owner');
    const notice = await nthNotice('owner@example.com', 1);
    expect(notice).toContain('You can now sign in to your Evidose account with Testland.');
    expect(notice).toContain('Your Evidose account no longer has a password.');
  });
});

it('a new password drops the linked providers that the person names, and no others', async () => {
  const { email, idToken, headers } = await signUpVerified();
  await signInAs('three', { idToken });
  const byProvider = (await signInAs('three')).json();
  const changed = (await call('update', { idToken, password: 'new lantern 81' })).json();
  const bearer = { ...headers, authorization: `Bearer ${changed.idToken}` };
  expect((await signIns(bearer)).providers.map(({ name }: { name: string }) => name)).toEqual(['Testland']);
  const again = { idToken: changed.idToken, password: 'newer lantern 82', deleteProvider: ['oidc.test'] };
  const dropped = (await call('update', again)).json();
  const after = await signIns({ ...headers, authorization: `Bearer ${dropped.idToken}` });
  expect([after.hasPassword, after.providers]).toEqual([true, []]);
  expect((await refresh(byProvider.refreshToken)).statusCode).toBe(400);
  expect(await nthNotice(email, 2)).toContain('Testland no longer opens your Evidose account.');
});

describe('signing out everywhere', () => {
  async function withStandingAccess() {
    const person = await personWithPlan(testApp);
    const { headers, email } = person;
    const post = async (url: string, payload: object) =>
      (await app.inject({ method: 'POST', url, headers, payload })).json();
    const { https } = await post('/v1/me/calendar-feed', {});
    const { link, code } = await post('/v1/me/shares', { label: 'Dr. Grey' });
    const { key } = await post('/v1/me/keys', { name: 'a program' });
    const proof = { link: new URL(link).hash.slice(1), code };
    return {
      headers,
      signInAgain: async (): Promise<Headers> => {
        const { idToken } = (await call('signInWithPassword', { email, password: PASSWORD })).json();
        return { ...headers, authorization: `Bearer ${idToken}` };
      },
      open: async () => ({
        calendar: (await app.inject({ url: new URL(https).pathname })).statusCode === 200,
        links: (await app.inject({ method: 'POST', url: '/v1/shared/letter', payload: proof })).statusCode === 200,
        keys: (await app.inject({ url: '/v1/supplements', headers: { 'x-api-key': key } })).statusCode === 200,
      }),
    };
  }
  const end = (headers: Headers, payload?: object) =>
    app.inject({
      method: 'POST',
      url: '/v1/me/sessions/end',
      headers,
      ...(payload === undefined ? {} : { payload }),
    });

  it('ends what opens something without a sign-in, which the person was told of before', async () => {
    const person = await withStandingAccess();
    expect((await signIns(person.headers)).standingAccess).toEqual({ calendar: 1, links: 1, keys: 1 });
    expect(await person.open()).toEqual({ calendar: true, links: true, keys: true });
    expect((await end(person.headers)).statusCode).toBe(204);
    expect(await person.open()).toEqual({ calendar: false, links: false, keys: false });
    const later = await person.signInAgain();
    expect((await signIns(later)).standingAccess).toEqual({ calendar: 0, links: 0, keys: 0 });
    const [share] = (await app.inject({ url: '/v1/me/shares', headers: later })).json().shares;
    expect([share.state, share.openings.length]).toEqual(['revoked', 1]);
  });

  it.each(['calendar', 'links', 'keys'])('keeps the %s if the person says so, and nothing else', async (kept) => {
    const person = await withStandingAccess();
    expect((await end(person.headers, { keep: [kept] })).statusCode).toBe(204);
    expect(await person.open()).toEqual({ calendar: false, links: false, keys: false, [kept]: true });
  });

  it('ends nothing of anybody else', async () => {
    const [one, other] = [await withStandingAccess(), await withStandingAccess()];
    await end(one.headers);
    expect(await other.open()).toEqual({ calendar: true, links: true, keys: true });
  });
});
