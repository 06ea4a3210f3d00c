import { expectNoFaults } from '../support/axe.ts';
import { PIN } from '../support/gate.ts';
import { visitorRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const { path } of visitorRoutes) {
  test(`${path} has no fault that axe knows, by day and by night`, async ({ insidePage }) => {
    await insidePage.evaluate(() => {
      sessionStorage.setItem('signupCompleted', 'true');
      sessionStorage.setItem('pendingVerification', 'true');
    });
    await insidePage.goto(path);
    await expect(insidePage.getByRole('heading', { level: 1 })).toBeVisible();
    // The foot is the app's own, the heading came with the page; and what lies below is drawn when one comes near it.
    await insidePage.getByRole('contentinfo').scrollIntoViewIfNeeded();
    if (path === '/') await expect(insidePage.getByRole('heading', { name: 'Fair questions' })).toBeVisible();
    await insidePage.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoFaults(insidePage);
  });
}

test('the terms of access have no fault that axe knows', async ({ page }) => {
  await page.goto('/pin-auth');
  await page.getByLabel('Enter 4-digit PIN').fill(PIN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Terms of Access' })).toBeVisible();
  await expectNoFaults(page);
});

test('the open menu, the chat panel and the overlay have no fault that axe knows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /assistant/ }).click();
  await expectNoFaults(page);
  await page.evaluate(() => {
    sessionStorage.setItem('loading', 'true');
    window.dispatchEvent(new Event('loading-change'));
  });
  await expect(page.getByText('AI is Working Magic!')).toBeVisible();
  await expectNoFaults(page);
});
