import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linkInMail } from './mailbox.ts';

export const PASSWORD = 'quiet lantern 7';

export interface Person {
  readonly email: string;
  readonly password: string;
}

export const newEmail = (): string => `person-${randomBytes(6).toString('hex')}@example.com`;

/** Creates an account through the screens; ends at /verify. */
export async function signUp(page: Page, { email = newEmail(), password = PASSWORD } = {}): Promise<Person> {
  await page.goto('/log-in');
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/verify');
  return { email, password };
}

/** Signs up and opens the link of the mail; ends signed in, past /verify (at the gate, if it is not open yet). */
export async function signUpVerified(page: Page, options: { email?: string; password?: string } = {}): Promise<Person> {
  const person = await signUp(page, options);
  await page.goto(await linkInMail(new URL(page.url()).origin, person.email));
  await page.waitForURL((url) => url.pathname !== '/verify');
  return person;
}

/** Logs in through the screen; waits until it is left. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/log-in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/log-in');
}
