import { linkInMail } from '../support/mailbox.ts';
import { logIn, newEmail, PASSWORD, signUpVerified } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedProblems: /Failed to load resource: the server responded with a status of 400/ });

test('a weak or missing password is reported beside its field', async ({ insidePage: page }) => {
  test.slow();
  await signUpVerified(page);
  await page.goto('/profile');
  const now = page.getByLabel('Your password now');
  const next = page.getByLabel('New password', { exact: true });
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(now).toHaveAttribute('aria-invalid', 'true');
  await expect(next).not.toHaveAttribute('aria-invalid', 'true');
  await now.fill(PASSWORD);
  await next.fill('password');
  await change.click();
  await expect(next).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/easy to guess/)).toBeVisible();
  await expect(page.getByText('Long enough')).toHaveCount(0);
  await expect(page.getByText('Login error occured. Try again.')).toHaveCount(0);
});

test('another device is listed and signed out; the next person does not land on this one’s page', async ({
  insidePage: page,
  browser,
  baseURL,
}) => {
  test.slow();
  const person = await signUpVerified(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await logIn(other, person);
  await page.goto('/profile');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out this device' }).click();
  await expect(page.getByRole('button', { name: 'Sign out this device' })).toHaveCount(0);
  await elsewhere.close();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).not.toHaveURL(/profile/);
  expect(await page.evaluate(() => sessionStorage.getItem('returnAfterLogin'))).toBeNull();
  await logIn(page, person);
  await expect(page).toHaveURL('/dashboard');
});

test('signing out everywhere ends links that work without a sign-in, except those that were kept', async ({
  insidePage: page,
}) => {
  test.slow();
  const person = await signUpVerified(page);
  const { idToken } = JSON.parse(await page.evaluate(() => localStorage.getItem('identitySession') ?? '{}'));
  const make = async (path: string, data: object) => {
    const url = new URL(path, page.url()).href;
    return (await page.request.post(url, { data, headers: { authorization: `Bearer ${idToken}` } })).json();
  };
  await make('/v1/me/keys', { name: 'a program' });
  const { https: address } = await make('/v1/me/calendar-feed', {});
  await page.goto('/profile');
  await expect(page.getByText('Your only way in')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out on every device' }).click();
  await expect(page.getByText('It also ends your calendar’s address and your API key.')).toBeVisible();
  await page.getByText('Keep your API key').click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Every device is signed out. Ended: your calendar’s address.')).toBeVisible();
  await expect(page).toHaveURL('/log-in');
  expect((await page.request.get(address)).status()).toBe(404);
  await logIn(page, person);
  await page.goto('/api');
  await expect(page.getByText('a program')).toBeVisible();
});

test('the address changes once the new one is confirmed', async ({ insidePage: page }) => {
  test.slow();
  await signUpVerified(page);
  const email = newEmail();
  await page.goto('/profile');
  await page.getByLabel('New email address').fill(email);
  await page.getByLabel('Your password, to confirm it’s you').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await page.goto(await linkInMail(new URL(page.url()).origin, email));
  await page.getByRole('link', { name: 'Back to your profile' }).click();
  await expect(page.getByText(email).first()).toBeVisible();
});
