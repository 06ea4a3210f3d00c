import { usualReminders } from '@evidose/contract';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { mailServer } from '../../../test/mail-server.ts';
import { personWithPlan } from '../../../test/person-with-plan.ts';
import { HOUR_MS } from '../../clock.ts';

/** Monday, before the hour of the mail. */
const { clock, pass } = createTestClock('2026-03-02T06:30:00.000Z');
const PUBLIC_URL = 'https://evidose.example';
const server = mailServer();
const port = await server.listen();
afterAll(server.close);
const testApp = await createTestApp({ clock, env: { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL } });
const { app, database, remind } = testApp;

/** The sign-up mail is not read here: the account is verified in the table. */
async function signUpVerified() {
  const { localId: uid, email, refreshToken } = await testApp.signUp();
  await database.pool.query('UPDATE accounts SET email_verified = true WHERE uid = $1', [uid]);
  const { id_token: idToken } = (await testApp.refresh(refreshToken)).json();
  const headers = { authorization: `Bearer ${idToken}`, cookie: await testApp.openGate() };
  return { uid, email, idToken, refreshToken, headers };
}

/** Long headers are folded. */
const headerOf = (mail: string, name: string): string | undefined => {
  const head = mail.slice(0, mail.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
};
const received = (email: string) => server.received.filter((mail) => headerOf(mail, 'To') === email);

it('a reminder as a mail server gets it carries the address that one click ends it at, and the click does', async () => {
  const { email, headers } = await personWithPlan({ app, signUpVerified } as never);
  const settings = { ...usualReminders('Europe/Berlin'), digest: 'daily', digestTime: '08:00', slots: [] };
  const set = await app.inject({ method: 'PUT', url: '/v1/me/reminders', headers, payload: settings });
  expect(set.statusCode).toBe(200);
  pass(HOUR_MS);
  await remind();
  await expect.poll(() => received(email).length, { timeout: 10_000 }).toBe(1);
  const [mail = ''] = received(email);
  expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const address = new URL(/^<(\S+)>$/.exec(headerOf(mail, 'List-Unsubscribe') ?? '')?.[1] ?? 'none:');
  expect(address.origin).toBe(PUBLIC_URL);
  // A mail program has no cookie and no token of ours.
  const ended = await app.inject({
    method: 'POST',
    url: address.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([ended.statusCode, ended.json()]).toEqual([200, { ended: 'mails' }]);
  for (let hour = 0; hour < 25; hour += 1) {
    pass(HOUR_MS);
    await remind();
  }
  await expect
    .poll(async () => (await database.pool.query('SELECT 1 FROM mail_outbox')).rowCount, { timeout: 10_000 })
    .toBe(0);
  expect(received(email)).toHaveLength(1);
});

it('a mail that nobody asked to be reminded by has nothing to end', async () => {
  const { email, idToken } = await signUpVerified();
  await testApp.call('sendOobCode', { requestType: 'PASSWORD_RESET', email, idToken });
  await expect.poll(() => received(email).length, { timeout: 10_000 }).toBe(1);
  expect(headerOf(received(email)[0] ?? '', 'List-Unsubscribe')).toBe(undefined);
});
