import { passGate } from '../support/gate.ts';
import { logIn, signUp } from '../support/people.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { codeFor, type Emulator, PROJECT, startEmulator } from './emulator.ts';

let emulator: Emulator;
let server: RunningServer;
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(900_000);
  emulator = await startEmulator();
  server = await startServer({
    IDENTITY_MODE: 'hosted',
    IDENTITY_ACCOUNTS_URL: `${emulator.url}/identitytoolkit.googleapis.com`,
    IDENTITY_TOKEN_URL: `${emulator.url}/securetoken.googleapis.com`,
    IDENTITY_API_KEY: 'any-key',
    IDENTITY_ISSUER: `https://securetoken.google.com/${PROJECT}`,
    IDENTITY_AUDIENCE: PROJECT,
    // The emulator does not sign; a real hosted service has keys instead.
    IDENTITY_UNSIGNED_TOKENS: 'true',
  });
});
test.afterAll(async () => {
  emulator.stop();
  await server.stop();
});
test.use({ expectedProblems: /third-party request: http:\/\/(127\.0\.0\.1|localhost):|status of (400|501)/ });

test('the same app and server work with Google’s own Auth emulator', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const userState = () => page.evaluate(() => sessionStorage.getItem('userState'));
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('identitySession') ?? '{}'));

  await passGate(page);
  const person = await signUp(page);
  await expect(page.getByText(person.email)).toBeVisible();
  expect(await userState()).toBe('Signed Out');

  // The link in a hosted mail leads to our page with the code, as configured there.
  await page.goto(`/verify?mode=verifyEmail&oobCode=${await codeFor(emulator, person.email, 'VERIFY_EMAIL')}`);
  await page.waitForURL((url) => url.pathname !== '/verify');
  expect(await userState()).toBe('Signed In');

  const document = await page.evaluate(
    async (idToken) => {
      return (await fetch('/v1/me', { headers: { authorization: `Bearer ${idToken}` } })).json();
    },
    (await stored()).idToken,
  );
  expect(document).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', email: person.email });

  await page.goto('/profile');
  await expect(page).toHaveURL('/profile');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('identitySession') ?? '{}');
    localStorage.setItem('identitySession', JSON.stringify({ ...kept, expiresAt: Date.now() + 1_000 }));
  });
  await page.goto('/profile');
  await expect(page).toHaveURL('/profile');
  expect(await userState()).toBe('Signed In');

  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect.poll(userState).toBe('Signed Out');
  await page.goto('/log-in');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Wrong password. Try again or click Forgot password to reset it.')).toBeVisible();

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: /Send/ }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await page.goto(
    `/forgot-password?mode=resetPassword&oobCode=${await codeFor(emulator, person.email, 'PASSWORD_RESET')}`,
  );
  await page.getByRole('textbox', { name: 'New password' }).fill('a fresh lantern');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL('/log-in');
  await logIn(page, { email: person.email, password: 'a fresh lantern' });
  await expect.poll(userState).toBe('Signed In');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your password').last().fill('a fresh lantern');
  await page.getByLabel(/to go on/).fill('delete');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect.poll(userState).toBe('Signed Out');
  await page.goto('/log-in');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('a fresh lantern');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Wrong password. Try again')).toBeVisible();
  await context.close();
});
