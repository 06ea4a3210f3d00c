import { randomBytes } from 'node:crypto';
import { saveMe } from '@evidose/contract';
import type { Page } from '@playwright/test';
import { linkInMail } from './mailbox.ts';

export const PASSWORD = 'quiet lantern 7';

export interface Person {
  readonly email: string;
  readonly password: string;
}

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';
const TOKEN = '/securetoken.googleapis.com/v1/token';

type Sent = { readonly data: object } | { readonly form: Record<string, string> };

/** From the test's own address, as the page would call. */
async function ask(page: Page, path: string, sent: Sent): Promise<Partial<Record<string, string>>> {
  const reply = await page.request.post(`${new URL(page.url()).origin}${path}?key=evidose`, sent);
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return reply.json();
}

export const newEmail = (): string => `person-${randomBytes(6).toString('hex')}@example.com`;

/** Creates an account through the screens; ends at /verify. */
export async function signUp(page: Page, person: Partial<Person> = {}): Promise<Person> {
  await page.goto('/log-in');
  return signUpHere(page, person);
}

/** The same, starting from /log-in. */
export async function signUpHere(
  page: Page,
  { email = newEmail(), password = PASSWORD }: Partial<Person> = {},
): Promise<Person> {
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/verify');
  return { email, password };
}

/** Signs up and opens the link in the mail; ends signed in, past /verify (at the gate, if it is not open yet). */
export async function signUpOnScreens(page: Page): Promise<Person> {
  const person = await signUp(page);
  await page.goto(await linkInMail(new URL(page.url()).origin, person.email));
  await page.waitForURL((url) => url.pathname !== '/verify');
  return person;
}

/** Signs up without the screens, for tests of something else: makes their calls and leaves the same browser state. */
export async function signUpVerified(page: Page, email = newEmail()): Promise<Person> {
  if (!page.url().startsWith('http')) await page.goto('/favicon.svg');
  const { origin } = new URL(page.url());
  const person = { email, password: PASSWORD };
  const account = await ask(page, `${ACCOUNTS}:signUp`, { data: { ...person, returnSecureToken: true } });
  const { idToken: waiting, refreshToken } = account;
  await ask(page, `${ACCOUNTS}:sendOobCode`, { data: { requestType: 'VERIFY_EMAIL', idToken: waiting } });
  const oobCode = new URL(await linkInMail(origin, person.email)).searchParams.get('oobCode');
  await ask(page, `${ACCOUNTS}:update`, { data: { oobCode } });
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken ?? '' };
  const renewed = await ask(page, TOKEN, { form });
  const headers = { authorization: `Bearer ${renewed['id_token']}` };
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  await page.request.put(`${origin}${saveMe.path}`, { data: names, headers });
  const session = {
    uid: account['localId'],
    email: person.email,
    emailVerified: true,
    idToken: renewed['id_token'],
    refreshToken: renewed['refresh_token'],
    expiresAt: Date.now() + Number(renewed['expires_in']) * 1000,
    tokenSyncUrl: null,
    endsOnServer: true,
  };
  await page.evaluate(
    ([kept, email]) => {
      localStorage.setItem('identitySession', kept);
      sessionStorage.setItem('email', email);
      sessionStorage.setItem('signupCompleted', 'true');
    },
    [JSON.stringify(session), person.email] as const,
  );
  return person;
}

/** Logs in through the screen and waits until it is left. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/log-in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/log-in');
}
