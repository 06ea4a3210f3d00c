import { expectNoFaults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('the open menu, the chat panel and the overlay have no axe violations', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNoFaults(page, { isWhole: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /assistant/ }).click();
  await expectNoFaults(page, { isWhole: true });
  await page.evaluate(() => {
    sessionStorage.setItem('loading', 'true');
    window.dispatchEvent(new Event('loading-change'));
  });
  await expect(page.getByText('AI is Working Magic!')).toBeVisible();
  await expectNoFaults(page, { isWhole: true });
});
