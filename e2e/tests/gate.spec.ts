import { expectNoFaults } from '../support/axe.ts';
import { PIN, passGate } from '../support/gate.ts';
import { expect, test } from '../support/test.ts';

const HOUR_MS = 3_600_000;

test.describe('with a wrong PIN', () => {
  test.use({ expectedProblems: /status of 403/ });

  test('it says so, clears the field and allows another try', async ({ page }) => {
    await page.goto('/pin-auth');
    const field = page.getByLabel('Enter 4-digit PIN');
    await field.fill('1111');
    await page.getByRole('button', { name: 'Verify PIN' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid PIN. Please try again.');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await field.fill(PIN);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Access');
  });
});

test('the PIN is asked for in a password field; Enter sends it; the terms get the focus, scroll, and must be ticked', async ({
  page,
}) => {
  await page.goto('/pin-auth');
  const field = page.getByPlaceholder('Enter 4-digit PIN');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('maxlength', '4');
  await expect(page.getByRole('button', { name: 'Verify PIN' })).toBeVisible();
  await page.getByLabel('Enter 4-digit PIN').fill(PIN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Terms of Access' })).toBeFocused();
  await expectNoFaults(page);
  const terms = page.getByRole('region', { name: 'The terms' });
  await expect(terms.getByRole('listitem')).toHaveCount(5);
  expect(await terms.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
  const accept = page.getByRole('button', { name: 'Accept and Continue' });
  await expect(accept).toBeDisabled();
  await page.getByRole('checkbox', { name: 'I have read and agree to the terms and conditions' }).check();
  await expect(accept).toBeEnabled();
});

test('accepting opens the site for one hour and goes to the home page', async ({ page }) => {
  await passGate(page);
  await expect(page).toHaveURL('/');
  const expiry = await page.evaluate(() => Number(localStorage.getItem('pinAuthExpiry')));
  expect(Math.abs(expiry - Date.now() - HOUR_MS)).toBeLessThan(60_000);
});

test('the gate leads back to the requested page, including the query', async ({ page }) => {
  await page.goto('/supplements?goal=sleep');
  await expect(page).toHaveURL('/pin-auth');
  await passGate(page);
  await expect(page).toHaveURL('/supplements?goal=sleep');
});

test('an expired gate asks for the PIN again', async ({ page }) => {
  await passGate(page);
  await page.evaluate(() => localStorage.setItem('pinAuthExpiry', String(Date.now() - 1000)));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Supplements' }).click();
  await expect(page).toHaveURL('/pin-auth');
});

test('editing the stored expiry does not open the API', async ({ page }) => {
  await page.goto('/pin-auth');
  await page.evaluate(() => localStorage.setItem('pinAuthExpiry', String(Date.now() + 3_600_000)));
  const status = await page.evaluate(async () => (await fetch('/v1/gate')).json());
  expect(status).toMatchObject({ open: false });
});

test.describe('after too many wrong PINs', () => {
  test.use({ expectedProblems: /status of 4(03|29)/ });

  test('it says how long to wait, even to the right PIN', async ({ page }) => {
    // The lock applies to the source address, and each test has its own.
    await page.goto('/pin-auth');
    const field = page.getByLabel('Enter 4-digit PIN');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await field.fill('1111');
      const answer = page.waitForResponse('**/v1/gate/pin');
      await page.keyboard.press('Enter');
      await answer;
      await expect(field).toHaveValue('');
    }
    await field.fill(PIN);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(/Try again later\. You can try again in 1[45] minutes/);
  });
});
