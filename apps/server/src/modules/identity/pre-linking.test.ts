import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { PASSWORD } from '../../../test/identity.ts';
import { CLIENT, chooseAtProvider, startOpenIdServer } from '../../../test/openid-server.ts';
import { personWithPlan } from '../../../test/person-with-plan.ts';
import { accountProviders, accounts } from './schema.ts';

const CALLBACK = 'http://localhost:3000/__/auth/handler';
const people = [
  ...['a', 'b', 'c', 'd'].map((who) => ({
    sub: `attacker-${who}`,
    email: `attacker-${who}@example.com`,
    email_verified: true,
  })),
  ...['e', 'f', 'g'].map((who) => ({ sub: `early-${who}`, email: `victim-${who}@example.com`, email_verified: false })),
  ...['b', 'f'].map((who) => ({ sub: `owner-${who}`, email: `victim-${who}@example.com`, email_verified: true })),
  { sub: 'friend', email: 'friend@example.com', email_verified: true },
];
const openId = await startOpenIdServer({ redirectUri: CALLBACK, people });
afterAll(openId.stop);
const provider = { id: 'oidc.test', name: 'Test', issuer: openId.issuer, ...CLIENT };
const testApp = await createTestApp({ env: { IDENTITY_PROVIDERS: JSON.stringify([provider]) } });
const { app, db, call, refresh, signUp, signUpVerified, codeIn } = testApp;

const messageOf = (reply: { json: () => { error?: { message: string } } }) => reply.json().error?.message ?? 'ok';
async function signInAs(sub: string, more: object = {}) {
  const begun = (await call('createAuthUri', { providerId: 'oidc.test', continueUri: CALLBACK })).json();
  const { href } = await chooseAtProvider(begun.authUri, sub, CALLBACK);
  return call('signInWithIdp', { requestUri: href, sessionId: begun.sessionId, returnSecureToken: true, ...more });
}
const linksOf = (uid: string) => db.select().from(accountProviders).where(eq(accountProviders.uid, uid));
/** As before such links were refused: a stranger's link on an account whose address is unverified. */
const linkAnyway = (uid: string, subject: string) =>
  db.insert(accountProviders).values({ providerId: 'oidc.test', subject, uid, linkedAt: new Date() });

async function reset(email: string, newPassword: string): Promise<void> {
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  expect(messageOf(await call('resetPassword', { oobCode: await codeIn(email, 'resetPassword'), newPassword }))).toBe(
    'ok',
  );
}

describe('an attacker who was there before the owner of the address', () => {
  it('cannot link a provider while the address is unverified', async () => {
    const squatter = await signUp({ email: 'victim-a@example.com' });
    const refused = await signInAs('attacker-a', { idToken: squatter.idToken });
    expect(messageOf(refused)).toMatch(/^OPERATION_NOT_ALLOWED/);
    expect(await linksOf(squatter.localId)).toEqual([]);
  });

  it('keeps no link, session or password when a verifying provider shows whose address it is', async () => {
    const squatter = await signUp({ email: 'victim-b@example.com' });
    await linkAnyway(squatter.localId, 'attacker-b');
    const owner = (await signInAs('owner-b')).json();
    expect(owner.localId).toBe(squatter.localId);
    expect((await linksOf(owner.localId)).map(({ subject }) => subject)).toEqual(['owner-b']);
    expect((await signInAs('attacker-b')).json().localId).not.toBe(owner.localId);
    expect(messageOf(await refresh(squatter.refreshToken))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await call('signInWithPassword', { email: 'victim-b@example.com', password: PASSWORD }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
  });

  it('keeps no link, session or password when a password reset shows it', async () => {
    const squatter = await signUp({ email: 'victim-c@example.com' });
    await linkAnyway(squatter.localId, 'attacker-c');
    await reset('victim-c@example.com', 'the owner’s lantern');
    expect(await linksOf(squatter.localId)).toEqual([]);
    expect((await signInAs('attacker-c')).json().localId).not.toBe(squatter.localId);
    expect(messageOf(await call('lookup', { idToken: squatter.idToken }))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await refresh(squatter.refreshToken))).toBe('TOKEN_EXPIRED');
  });

  it('keeps no link and no other session when the mail of the sign-up shows it; that password and session stay', async () => {
    const email = 'victim-d@example.com';
    const asked = await signUp({ email });
    const other = (await call('signInWithPassword', { email, password: PASSWORD })).json();
    await linkAnyway(asked.localId, 'attacker-d');
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: asked.idToken });
    expect(messageOf(await call('update', { oobCode: await codeIn(email) }))).toBe('ok');
    expect(await linksOf(asked.localId)).toEqual([]);
    expect(messageOf(await refresh(other.refreshToken))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await call('lookup', { idToken: other.idToken }))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await call('lookup', { idToken: asked.idToken }))).toBe('ok');
    expect((await refresh(asked.refreshToken)).statusCode).toBe(200);
    expect(messageOf(await call('signInWithPassword', { email, password: PASSWORD }))).toBe('ok');
  });

  it('who came first from a provider that vouches for nothing keeps nothing after a reset', async () => {
    const early = (await signInAs('early-e')).json();
    await reset('victim-e@example.com', 'the owner’s lantern');
    expect(messageOf(await refresh(early.refreshToken))).toBe('TOKEN_EXPIRED');
    expect((await signInAs('early-e')).json()).toMatchObject({ needConfirmation: true });
  });

  it('nor after a verifying provider, nor after the mail was opened', async () => {
    const early = (await signInAs('early-f')).json();
    await signInAs('owner-f');
    expect((await linksOf(early.localId)).map(({ subject }) => subject)).toEqual(['owner-f']);
    const again = (await signInAs('early-g')).json();
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: again.idToken });
    await call('update', { oobCode: await codeIn('victim-g@example.com') });
    expect(await linksOf(again.localId)).toEqual([]);
    expect((await signInAs('early-g')).json()).not.toHaveProperty('idToken');
  });

  it('leaves no calendar address and no doctor’s link behind a reset', async () => {
    const { email, headers } = await personWithPlan(testApp);
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
    const { https } = (await post('/v1/me/calendar-feed', {})).json();
    const { link, code } = (await post('/v1/me/shares', { label: 'Theirs' })).json();
    const readCalendar = async () => (await app.inject({ url: new URL(https).pathname })).statusCode;
    const openLink = async () => {
      const payload = { link: new URL(link).hash.slice(1), code };
      return (await app.inject({ method: 'POST', url: '/v1/shared/letter', payload })).statusCode;
    };
    expect([await readCalendar(), await openLink()]).toEqual([200, 200]);
    await reset(email, 'the owner’s lantern');
    expect(await readCalendar()).toBe(404);
    expect(await openLink()).toBeGreaterThanOrEqual(400);
  });

  it('leaves no API key behind a reset', async () => {
    const { email, headers } = await signUpVerified();
    const made = await app.inject({ method: 'POST', url: '/v1/me/keys', headers, payload: { name: 'theirs' } });
    await reset(email, 'the owner’s lantern');
    const body = { role: 'user', action: 'list', questionnaire: {} };
    const used = await app.inject({
      method: 'POST',
      url: '/v1/recommendations',
      headers: { 'x-api-key': made.json().key },
      payload: body,
    });
    expect(used.json().error.code).toBe('INVALID_API_KEY');
  });
});

describe('taking a way to sign in away', () => {
  it('deleteProvider removes the link, ends its sessions, and says what is left', async () => {
    const { idToken, uid, email } = await signUpVerified();
    await signInAs('friend', { idToken });
    const byProvider = (await signInAs('friend')).json();
    const removed = (await call('update', { idToken, deleteProvider: ['oidc.test'] })).json();
    expect(removed.providerUserInfo.map(({ providerId }: { providerId: string }) => providerId)).toEqual(['password']);
    expect(await linksOf(uid)).toEqual([]);
    expect(messageOf(await refresh(byProvider.refreshToken))).toBe('TOKEN_EXPIRED');
    expect((await signInAs('friend')).json().localId).not.toBe(uid);

    await call('update', { idToken, deleteProvider: ['password'] });
    const [account] = await db.select().from(accounts).where(eq(accounts.uid, uid));
    expect(account?.passwordHash).toBeNull();
    expect(messageOf(await call('signInWithPassword', { email, password: PASSWORD }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
  });
});

describe('where a person is signed in', () => {
  const signIns = (headers: Record<string, string>) => app.inject({ url: '/v1/me/sign-ins', headers });

  it('lists ways and devices, and ends one of them', async () => {
    const { email, headers } = await signUpVerified();
    const elsewhere = (
      await app.inject({
        method: 'POST',
        url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k',
        headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/605.1' },
        payload: { email, password: PASSWORD },
      })
    ).json();
    const listed = (await signIns(headers)).json();
    expect(listed).toMatchObject({ hasPassword: true, providers: [] });
    expect(listed.sessions.map((one: { device: string; isThis: boolean }) => [one.device, one.isThis]).sort()).toEqual([
      ['An unknown device', true],
      ['Safari on iPhone', false],
    ]);
    const { id } = listed.sessions.find((one: { isThis: boolean }) => !one.isThis);
    const end = (who: Record<string, string>) =>
      app.inject({ method: 'DELETE', url: `/v1/me/sessions/${id}`, headers: who });
    const stranger = await signUpVerified();
    expect((await end(stranger.headers)).statusCode).toBe(404);
    expect((await refresh(elsewhere.refreshToken)).statusCode).toBe(200);
    expect((await end(headers)).statusCode).toBe(204);
    expect(messageOf(await call('lookup', { idToken: elsewhere.idToken }))).toBe('TOKEN_EXPIRED');
    expect((await signIns(headers)).json().sessions).toHaveLength(1);
    expect((await end(headers)).statusCode).toBe(404);
  });
});
