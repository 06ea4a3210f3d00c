import type { BrowserContext, Page } from '@playwright/test';
import { passGate } from '../support/gate.ts';
import { mailsTo } from '../support/mailbox.ts';
import { type ProviderWorld, startWithProvider } from '../support/openid.ts';
import { PASSWORD, signUpVerified } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

let world: ProviderWorld;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  world = await startWithProvider();
});
test.afterAll(() => world.stop());
// The provider is another origin, and refusals are logged to the console.
test.use({
  expectedProblems: /Scripts may close only|third-party request: http:\/\/(127\.0\.0\.1|localhost):|status of 400/,
});

const userState = (page: Page) => page.evaluate(() => sessionStorage.getItem('userState'));

async function pressProvider(page: Page): Promise<Page> {
  await page.goto(`${world.url}/log-in`);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Testland' }).click();
  return popup;
}

/** The request that finished a sign-in. */
function watchFinish(context: BrowserContext): { body: string | null } {
  const seen: { body: string | null } = { body: null };
  context.on('request', (request) => {
    if (request.url().includes('accounts:signInWithIdp')) seen.body = request.postData();
  });
  return seen;
}

test('by popup: signs in, closes the window, and the answer cannot be replayed', async ({ page, context }) => {
  const finish = watchFinish(context);
  const popup = await pressProvider(page);
  await popup.getByRole('button', { name: 'Continue as grace@provider.example' }).click();
  await page.waitForURL((url) => url.pathname !== '/log-in');
  expect(await userState(page)).toBe('Signed In');
  expect(popup.isClosed()).toBe(true);

  const replay = await page.evaluate(async (body) => {
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=k';
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return { status: response.status, message: (await response.json()).error.message };
  }, finish.body);
  expect(replay).toEqual({ status: 400, message: expect.stringMatching(/^INVALID_IDP_RESPONSE/) });
});

test('by popup that is closed: says so and stays', async ({ page }) => {
  const popup = await pressProvider(page);
  await popup.getByRole('button', { name: 'Cancel' }).waitFor();
  await popup.close();
  await expect(page.getByRole('alert')).toContainText('Login error occured. Try again.');
  await expect(page.getByRole('alert')).toContainText('The window was closed');
  expect(await userState(page)).toBe('Signed Out');
});

test('by popup, canceled at the provider: says so, and another try works', async ({ page }) => {
  const popup = await pressProvider(page);
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('You canceled');
  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Testland' }).click();
  await (await again).getByRole('button', { name: 'Continue as grace@provider.example' }).click();
  await page.waitForURL((url) => url.pathname !== '/log-in');
  expect(await userState(page)).toBe('Signed In');
});

test('a forged callback signs no one in, alone or during a sign-in', async ({ page, context }) => {
  const finish = watchFinish(context);
  const forged = `${world.url}/__/auth/handler?code=stolen&state=forged`;
  await page.goto(forged);
  await expect(page.getByText('You can close this window now.')).toBeVisible();
  const popup = await pressProvider(page);
  await popup.getByRole('button', { name: 'Cancel' }).waitFor();
  const attacker = await context.newPage();
  await attacker.goto(forged).catch(() => undefined);
  await page.waitForTimeout(1_000);
  expect(finish.body).toBeNull();
  expect(await userState(page)).toBe('Signed Out');
});

test('with an address not verified by the provider: our own mail comes first', async ({ page }) => {
  const popup = await pressProvider(page);
  await popup.getByRole('button', { name: 'Continue as olga@provider.example' }).click();
  await page.waitForURL('**/verify');
  await expect(page.getByRole('alert')).toContainText('Please verify your email.');
  await expect(page.getByText('olga@provider.example')).toBeVisible();
  expect(await userState(page)).toBe('Signed Out');
});

test('a linked sign-in method is shown in the profile, announced by mail, and can be removed', async ({ page }) => {
  test.slow();
  await page.goto(`${world.url}/pin-auth`);
  await passGate(page);
  const { email } = await signUpVerified(page, 'ada@provider.example');
  // Signed out, so that the provider finds the account by its address.
  await page.evaluate(() => localStorage.removeItem('identitySession'));
  const popup = await pressProvider(page);
  await popup.getByRole('button', { name: `Continue as ${email}` }).click();
  await page.waitForURL((url) => url.pathname !== '/log-in');
  await page.goto(`${world.url}/profile`);
  await expect(page.getByLabel('Also end sign-in with Testland')).toBeVisible();
  await page.getByRole('button', { name: 'End it: Testland' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('Your only way in')).toBeVisible();
  const mails = async () =>
    (await mailsTo(world.url, email)).filter(({ subject }) => subject === 'How you sign in has changed').length;
  await expect.poll(mails).toBe(2);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('by redirect: signs in within the same tab', async ({ page }) => {
    await page.goto(`${world.url}/log-in`);
    await page.getByRole('button', { name: 'Continue with Testland' }).tap();
    await page.waitForURL(`${world.issuer}/**`);
    await page.getByRole('button', { name: 'Continue as grace@provider.example' }).tap();
    await page.waitForURL((url) => url.origin === world.url && !/log-in|__/.test(url.pathname));
    expect(await userState(page)).toBe('Signed In');
    expect(await page.evaluate(() => sessionStorage.getItem('providerAnswer'))).toBeNull();
  });

  test('by redirect, canceled: back at /log-in with the reason', async ({ page }) => {
    await page.goto(`${world.url}/log-in`);
    await page.getByRole('button', { name: 'Continue with Testland' }).tap();
    await page.waitForURL(`${world.issuer}/**`);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await page.waitForURL(`${world.url}/log-in`);
    await expect(page.getByRole('alert')).toContainText('You canceled');
  });
});
