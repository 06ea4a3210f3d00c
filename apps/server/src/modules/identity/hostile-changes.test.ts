import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { nextPerson, PASSWORD } from '../../../test/identity.ts';

const time = createTestClock();
const { call, signUp, signUpVerified, mailsTo, waitForMail, codeIn, refresh } = await createTestApp({
  clock: time.clock,
});
/** Where two things race, hashing takes its time. */
const asInProduction = await createTestApp({ clock: time.clock, hashing: 'as in production' });
const messageOf = (reply: { json: () => { error?: { message: string } } }) =>
  (reply.json().error?.message ?? 'ok').split(' : ')[0];
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const count = (messages: readonly (string | undefined)[], wanted: string) =>
  messages.filter((message) => message === wanted).length;
const fresh = () => nextPerson().remoteAddress;

/** Any number of changes in a row, each with the token returned by the previous one. */
async function changeOften(tries: number, first: { idToken: string }, from: () => string) {
  let { idToken } = first;
  const messages: (string | undefined)[] = [];
  for (let i = 0; i < tries; i++) {
    const reply = await call('update', { idToken, password: `another lantern ${i}` }, from());
    messages.push(messageOf(reply));
    idToken = reply.json().idToken ?? idToken;
  }
  return messages;
}

describe('changes of an account are limited', () => {
  it('by account: ten passwords an hour from anywhere', async () => {
    const messages = await changeOften(13, await signUp(), fresh);
    expect(count(messages, 'ok')).toBe(10);
    expect(count(messages, TOO_MANY)).toBe(3);
  });

  it('by source: sixty passwords an hour of any account', async () => {
    const source = fresh();
    const messages: (string | undefined)[] = [];
    for (let i = 0; i < 7; i++) messages.push(...(await changeOften(9, await signUp(), () => source)));
    expect(count(messages, 'ok')).toBe(60);
    expect(count(messages, TOO_MANY)).toBe(3);
  });

  it('addresses cannot be tried out by changing one’s own', async () => {
    const source = fresh();
    let { idToken } = await signUp();
    const messages: (string | undefined)[] = [];
    for (let i = 0; i < 8; i++) {
      const reply = await call('update', { idToken, email: `guess${i}@example.com` }, source);
      messages.push(messageOf(reply));
      idToken = reply.json().idToken ?? idToken;
    }
    expect(count(messages, 'ok')).toBe(5);
    expect(count(messages, TOO_MANY)).toBe(3);
  });

  it('one account does not mail one stranger after the other', async () => {
    const { idToken } = await signUp();
    const messages: (string | undefined)[] = [];
    for (let i = 0; i < 8; i++) {
      const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: `stranger${i}@example.com` };
      messages.push(messageOf(await call('sendOobCode', change, fresh())));
    }
    expect(count(messages, 'ok')).toBe(5);
  });

  it('one source does not mail one stranger after the other', async () => {
    const source = fresh();
    const messages: (string | undefined)[] = [];
    for (let i = 0; i < 63; i++) {
      const body = { requestType: 'PASSWORD_RESET', email: `nobody${i}@example.com` };
      messages.push(messageOf(await call('sendOobCode', body, source)));
    }
    expect(count(messages, 'ok')).toBe(60);
    expect(count(messages, 'RESET_PASSWORD_EXCEED_LIMIT')).toBe(3);
    // What is refused to them does not use up anybody else's resets either.
    const { email } = await signUp();
    const body = { requestType: 'PASSWORD_RESET', email };
    for (let i = 0; i < 6; i++) await call('sendOobCode', body, source);
    expect(messageOf(await call('sendOobCode', body, fresh()))).toBe('ok');
  });

  it('logging in with the right password too', async () => {
    const { email } = await signUp();
    const messages: (string | undefined)[] = [];
    for (let i = 0; i < 62; i++) {
      messages.push(messageOf(await call('signInWithPassword', { email, password: PASSWORD }, fresh())));
    }
    expect(count(messages, 'ok')).toBe(60);
    expect(count(messages, TOO_MANY)).toBe(2);
  });

  it('nobody whose address is unverified is sent a notice', async () => {
    const { idToken, email } = await signUp();
    const verified = await signUpVerified();
    await call('update', { idToken, password: 'another lantern' }, fresh());
    await call('update', { idToken: verified.idToken, password: 'another lantern' }, fresh());
    expect((await waitForMail(verified.email, 2)).map(({ subject }) => subject)).toContain('Your password was changed');
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('a change lands only under the sign-in that began it', () => {
  const { app, call, refresh, signUp, signUpVerified } = asInProduction;

  it('a copied refresh token ends with the change of the password, also one of the same session', async () => {
    const { idToken, refreshToken } = await signUpVerified();
    const renewed = (await refresh(refreshToken)).json();
    const changed = (await call('update', { idToken, password: 'another lantern' }, fresh())).json();
    for (const copied of [refreshToken, renewed.refresh_token]) {
      expect(messageOf(await refresh(copied))).toBe('INVALID_REFRESH_TOKEN');
    }
    expect((await refresh(changed.refreshToken)).statusCode).toBe(200);
  });

  it('a refresh at the same moment leaves no token behind', async () => {
    for (let round = 0; round < 6; round++) {
      const { idToken, refreshToken } = await signUp();
      const [renewed] = await Promise.all([
        refresh(refreshToken),
        call('update', { idToken, password: 'another lantern' }, fresh()),
      ]);
      if (renewed.statusCode !== 200) continue;
      expect(messageOf(await refresh(renewed.json().refresh_token))).toBe('INVALID_REFRESH_TOKEN');
    }
  });

  it('what began before "sign out everywhere" does not land after it', async () => {
    const outcomes = new Set<string | undefined>();
    for (let round = 0; round < 4; round++) {
      const { idToken, email, headers } = await signUpVerified();
      // Hashing takes far longer than signing out.
      const slow = call('update', { idToken, password: 'the attacker’s lantern' }, fresh());
      await new Promise((resolve) => setTimeout(resolve, 12));
      const out = await app.inject({ method: 'POST', url: '/v1/me/sessions/end', headers });
      const message = messageOf(await slow);
      outcomes.add(message);
      if (out.statusCode !== 204) continue;
      const old = messageOf(await call('signInWithPassword', { email, password: PASSWORD }, fresh()));
      expect(message === 'ok' ? 'INVALID_LOGIN_CREDENTIALS' : 'ok').toBe(old);
      expect(message).toBe('TOKEN_EXPIRED');
    }
    expect(outcomes).toContain('TOKEN_EXPIRED');
  });

  it('of two changes that one sign-in began one lands, and the other finds that out', async () => {
    for (let round = 0; round < 2; round++) {
      const { idToken, email } = await signUp();
      const passwords = ['the first lantern', 'the second lantern'];
      const replies = await Promise.all(passwords.map((password) => call('update', { idToken, password }, fresh())));
      const messages = replies.map(messageOf);
      expect(messages.toSorted()).toEqual(['TOKEN_EXPIRED', 'ok']);
      const winner = passwords[messages.indexOf('ok')];
      expect(messageOf(await call('signInWithPassword', { email, password: winner }, fresh()))).toBe('ok');
    }
  });

  it('a log-in with the old password does not land after the change', async () => {
    const { idToken, email } = await signUpVerified();
    const [changed, ...logins] = await Promise.all([
      call('update', { idToken, password: 'another lantern' }, fresh()),
      ...Array.from({ length: 6 }, () => call('signInWithPassword', { email, password: PASSWORD }, fresh())),
    ]);
    expect(messageOf(changed)).toBe('ok');
    for (const login of logins) {
      if (login.statusCode !== 200) continue;
      expect(messageOf(await call('lookup', { idToken: login.json().idToken }))).toBe('TOKEN_EXPIRED');
    }
  });
});

describe('a new address counts when it was shown', () => {
  const ask = (idToken: string, newEmail: string) =>
    call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }, fresh());

  it('by the mail and by the account’s own sign-in together', async () => {
    const { idToken, email, uid } = await signUpVerified();
    const newEmail = `new-${email}`;
    const other = (await call('signInWithPassword', { email, password: PASSWORD }, fresh())).json();
    expect(messageOf(await ask(idToken, newEmail))).toBe('ok');
    const oobCode = await codeIn(newEmail, 'verifyAndChangeEmail');
    expect(messageOf(await call('signInWithPassword', { email: newEmail, password: PASSWORD }, fresh()))).not.toBe(
      'ok',
    );
    expect(messageOf(await call('update', { oobCode }))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    const stranger = await signUpVerified();
    expect(messageOf(await call('update', { oobCode, idToken: stranger.idToken }))).not.toBe('ok');
    expect((await call('update', { oobCode, idToken })).json()).toMatchObject({ localId: uid, email: newEmail });
    expect(messageOf(await call('signInWithPassword', { email, password: PASSWORD }, fresh()))).not.toBe('ok');
    expect(messageOf(await call('signInWithPassword', { email: newEmail, password: PASSWORD }, fresh()))).toBe('ok');
    expect(messageOf(await refresh(other.refreshToken))).toBe('TOKEN_EXPIRED');
    const mails = await waitForMail(email, 2);
    expect(mails.map(({ subject }) => subject)).toContain('Your email address was changed');
  });

  it('nobody learns whether it is taken, and nobody’s is taken', async () => {
    const [one, two] = [await signUpVerified(), await signUpVerified()];
    expect(messageOf(await ask(one.idToken, two.email))).toBe('ok');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await mailsTo(two.email)).map(({ subject }) => subject)).not.toContain('Confirm your new email address');
  });
});
