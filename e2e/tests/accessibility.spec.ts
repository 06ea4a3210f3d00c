import { expectNoFaults } from '../support/axe.ts';
import { PIN } from '../support/gate.ts';
import { expect, test } from '../support/test.ts';

test('the terms of access have no axe violations', async ({ page }) => {
  await page.goto('/pin-auth');
  await page.getByLabel('Enter 4-digit PIN').fill(PIN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Terms of Access' })).toBeVisible();
  await expectNoFaults(page);
});

test('the open menu, the chat panel and the overlay have no axe violations', async ({ page }) => {
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
