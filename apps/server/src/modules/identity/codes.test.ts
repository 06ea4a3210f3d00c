import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { PASSWORD } from '../../../test/identity.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../clock.ts';
import { auditEvents } from '../audit/schema.ts';
import { mailOutbox } from '../mail/schema.ts';
import { createCodes } from './codes.ts';
import { accounts, emailedCodes } from './schema.ts';

const time = createTestClock();
const first = await createTestApp({ clock: time.clock });
const second = await createTestApp({ clock: time.clock, database: first.database });
const { app, db, call, refresh, signUp, codeIn, linkIn, waitForMail, mailsTo } = first;

const messageOf = (reply: { json: () => { error?: { message: string } } }) => reply.json().error?.message ?? 'ok';
const askVerify = (idToken: string) => call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
const askReset = (email: string, more: object = {}) =>
  call('sendOobCode', { requestType: 'PASSWORD_RESET', email, ...more });
const apply = (oobCode: string, server = first) => server.call('update', { oobCode });
const reset = (oobCode: string, newPassword: string, server = first) =>
  server.call('resetPassword', { oobCode, newPassword });

describe('an emailed code', () => {
  it('has 256 random bits and is kept as a digest; the outbox never holds it', async () => {
    const { idToken, email, localId } = await signUp();
    await askVerify(idToken);
    const code = await codeIn(email);
    expect(Buffer.from(code.slice(0, 43), 'base64url')).toHaveLength(32);
    const stored = await db.select().from(emailedCodes).where(eq(emailedCodes.uid, localId));
    expect(JSON.stringify([stored, await db.select().from(mailOutbox)])).not.toContain(code.slice(0, 20));
  });

  it('verifies the address once', async () => {
    const { idToken, email } = await signUp();
    await askVerify(idToken);
    const code = await codeIn(email);
    expect((await call('resetPassword', { oobCode: code })).json()).toMatchObject({
      requestType: 'VERIFY_EMAIL',
      email,
    });
    expect((await apply(code)).json()).toMatchObject({ emailVerified: true });
    expect(messageOf(await apply(code))).toBe('INVALID_OOB_CODE');
  });

  it('lets one of several parallel uses win, over all servers', async () => {
    const { idToken, email } = await signUp();
    await askVerify(idToken);
    const code = await codeIn(email);
    const uses = await Promise.all([apply(code), apply(code, second), apply(code), apply(code, second)]);
    expect(uses.map(messageOf).sort()).toEqual(['INVALID_OOB_CODE', 'INVALID_OOB_CODE', 'INVALID_OOB_CODE', 'ok']);

    await askReset(email);
    const resetCode = await codeIn(email, 'resetPassword');
    const resets = await Promise.all([reset(resetCode, 'first lantern'), reset(resetCode, 'second lantern', second)]);
    expect(resets.map(messageOf).sort()).toEqual(['INVALID_OOB_CODE', 'ok']);
  });

  it('holds for 24 hours when it verifies and for one when it resets', async () => {
    const { idToken, email } = await signUp();
    await askVerify(idToken);
    const verify = await codeIn(email);
    await askReset(email);
    const resetCode = await codeIn(email, 'resetPassword');
    time.pass(HOUR_MS - 1);
    expect(messageOf(await call('resetPassword', { oobCode: resetCode }))).toBe('ok');
    time.pass(1);
    expect(messageOf(await reset(resetCode, 'a fresh lantern'))).toBe('EXPIRED_OOB_CODE');
    time.pass(23 * HOUR_MS - 1);
    expect(messageOf(await call('resetPassword', { oobCode: verify }))).toBe('ok');
    time.pass(1);
    expect(messageOf(await apply(verify))).toBe('EXPIRED_OOB_CODE');
  });

  it('is cancelled by a newer one of its kind, and by that alone', async () => {
    const { idToken, email } = await signUp();
    await askVerify(idToken);
    const older = await codeIn(email);
    time.pass(1000);
    await askReset(email);
    await waitForMail(email, 2);
    expect(messageOf(await call('resetPassword', { oobCode: older }))).toBe('ok');
    time.pass(1000);
    await askVerify(idToken);
    const newer = await codeIn(email, 'verifyEmail', 2);
    expect(messageOf(await apply(older))).toBe('INVALID_OOB_CODE');
    expect(messageOf(await apply(newer))).toBe('ok');
  });

  it('a mail that comes late does not cancel the code of a later request', async () => {
    const { localId, email } = await signUp();
    const codes = createCodes({ clock: time.clock });
    const request = { uid: localId, kind: 'VERIFY_EMAIL', email, sessionId: null } as const;
    const later = await codes.issue(db, { ...request, requestedAt: time.clock() });
    const tooLate = await codes.issue(db, { ...request, requestedAt: new Date(time.clock().getTime() - 1) });
    expect(tooLate).toBeNull();
    expect(messageOf(await apply(later ?? ''))).toBe('ok');
  });

  it('does for one purpose what it was sent for and nothing else', async () => {
    const { idToken, email } = await signUp();
    await askVerify(idToken);
    expect(messageOf(await reset(await codeIn(email), 'a fresh lantern'))).toBe('INVALID_OOB_CODE');
    await askReset(email);
    expect(messageOf(await apply(await codeIn(email, 'resetPassword')))).toBe('INVALID_OOB_CODE');
    for (const code of ['garbage', 'A'.repeat(71)]) expect(messageOf(await apply(code))).toBe('INVALID_OOB_CODE');
  });

  it('is not used up by a password that is refused', async () => {
    const { email } = await signUp();
    await askReset(email);
    const code = await codeIn(email, 'resetPassword');
    expect(messageOf(await reset(code, '123'))).toMatch(/^WEAK_PASSWORD/);
    expect(messageOf(await reset(code, 'qwerty'))).toMatch(/^WEAK_PASSWORD/);
    expect(messageOf(await reset(code, 'a fresh lantern'))).toBe('ok');
  });

  it('is sent five times an hour an address and kind, known or not', async () => {
    const { idToken, email } = await signUp();
    for (let i = 0; i < 5; i++) {
      expect((await askVerify(idToken)).statusCode).toBe(200);
      expect((await askReset(email)).statusCode).toBe(200);
      expect((await askReset('stranger@example.com')).statusCode).toBe(200);
    }
    expect(messageOf(await askVerify(idToken))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    const known = await askReset(email);
    const unknown = await askReset('stranger@example.com');
    expect(messageOf(known)).toBe('RESET_PASSWORD_EXCEED_LIMIT');
    expect(unknown.body).toBe(known.body);
    time.pass(HOUR_MS);
    expect((await askReset(email)).statusCode).toBe(200);
  });

  it('is announced in the same words to an address that nobody has, and no mail goes there', async () => {
    const { email } = await signUp();
    const known = await askReset(email);
    const unknown = await askReset('nobody.here@example.com');
    expect(unknown.json()).toEqual({ ...known.json(), email: 'nobody.here@example.com' });
    await waitForMail(email);
    expect(await mailsTo('nobody.here@example.com')).toEqual([]);
  });

  it('is linked to the configured address, whatever Host the request named', async () => {
    const { email } = await signUp();
    await app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      payload: { requestType: 'PASSWORD_RESET', email },
    });
    expect((await linkIn(email, 'resetPassword')).href).toMatch(
      /^http:\/\/localhost:3000\/forgot-password\?mode=resetPassword&oobCode=/,
    );
    const [mail] = await mailsTo(email);
    expect(`${mail?.textBody}${mail?.htmlBody}`).not.toContain('evil');
  });

  it('leads on to our own pages only', async () => {
    const { email } = await signUp();
    const own = 'http://localhost:3000/log-in';
    expect(messageOf(await askReset(email, { continueUrl: 'https://evil.example/x' }))).toMatch(
      /^UNAUTHORIZED_DOMAIN : /,
    );
    expect(messageOf(await askReset(email, { continueUrl: 'http://localhost.evil.example:3000/' }))).toMatch(/^UNAUTH/);
    expect(messageOf(await askReset(email, { continueUrl: 'javascript:alert(1)' }))).toMatch(/^INVALID_CONTINUE_URI/);
    expect((await askReset(email, { continueUrl: own })).statusCode).toBe(200);
    expect((await linkIn(email, 'resetPassword')).searchParams.get('continueUrl')).toBe(own);
  });

  it('opening its link changes nothing: no address of ours takes a code by GET', async () => {
    const { idToken, email } = await signUp();
    await askVerify(idToken);
    const link = await linkIn(email);
    await app.inject({ url: `${link.pathname}${link.search}` });
    await app.inject({ method: 'HEAD', url: `${link.pathname}${link.search}` });
    expect((await call('lookup', { idToken })).json().users[0].emailVerified).toBe(false);
    expect(messageOf(await apply(link.searchParams.get('oobCode') ?? ''))).toBe('ok');
  });
});

describe('a reset', () => {
  it('ends every session, verifies the address, mails a notice and is written down', async () => {
    const person = await signUp();
    await askReset(person.email);
    expect(messageOf(await reset(await codeIn(person.email, 'resetPassword'), 'a fresh lantern'))).toBe('ok');
    expect(messageOf(await call('lookup', { idToken: person.idToken }))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await refresh(person.refreshToken))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await call('signInWithPassword', { email: person.email, password: PASSWORD }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    const [row] = await db.select().from(accounts).where(eq(accounts.uid, person.localId));
    expect(row?.emailVerified).toBe(true);
    expect((await waitForMail(person.email, 2)).map(({ subject }) => subject)).toContain('Your password was changed');
    const events = (await db.select().from(auditEvents).where(eq(auditEvents.uid, person.localId))).map((r) => r.event);
    for (const event of ['code.sent', 'code.used', 'password.reset']) expect(events).toContain(event);
  });
});

describe('changing the address before it is verified', () => {
  it('cancels what was mailed to the old one, and takes no address that somebody has', async () => {
    const { idToken, email } = await signUp();
    const other = await signUp();
    await askVerify(idToken);
    const oldCode = await codeIn(email);
    expect(messageOf(await call('update', { idToken, email: other.email }))).toBe('EMAIL_EXISTS');
    const changed = (await call('update', { idToken, email: 'right.one@example.com' })).json();
    expect(changed).toMatchObject({
      email: 'right.one@example.com',
      emailVerified: false,
      idToken: expect.any(String),
    });
    expect(messageOf(await apply(oldCode))).toBe('INVALID_OOB_CODE');
    await askVerify(changed.idToken);
    expect(messageOf(await apply(await codeIn('right.one@example.com')))).toBe('ok');
    expect((await signUp({ email })).email).toBe(email);
  });

  it('is over once it is verified', async () => {
    const { idToken, email } = await signUp();
    await askVerify(idToken);
    await apply(await codeIn(email));
    expect(messageOf(await call('update', { idToken, email: 'x@example.com' }))).toMatch(/^OPERATION_NOT_ALLOWED/);
  });

  it('needs a recent sign-in', async () => {
    const { idToken } = await signUp();
    time.pass(5 * MINUTE_MS + 1);
    expect(messageOf(await call('update', { idToken, email: 'y@example.com' }))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });
});

it('expired codes are swept after a while', async () => {
  time.pass(3 * DAY_MS);
  await createCodes({ clock: time.clock }).sweep(db);
  expect(await db.select().from(emailedCodes)).toEqual([]);
});
