import { expectNoFaults } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { signUpVerified } from '../support/people.ts';
import { knownRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test('dashboard and profile have their own navigation, titles, and no axe violations', async ({ insidePage: page }) => {
  test.slow();
  await signUpVerified(page);
  for (const { path, title } of knownRoutes.filter(({ needs }) => needs === 'gate and user')) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('navigation', { name: 'Your account' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expectNoFaults(page, { isWhole: path === '/dashboard' });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

test('signing out leaves the dashboard, which then needs a log-in', async ({ insidePage: page }) => {
  test.slow();
  await signUpVerified(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).not.toHaveURL('/dashboard');
  expect(await page.evaluate(() => sessionStorage.getItem('userState'))).toBe('Signed Out');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/log-in');
});
