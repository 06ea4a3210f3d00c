import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const setLoading = (page: Page, value: 'true' | 'false') =>
  page.evaluate((text) => {
    sessionStorage.setItem('loading', text);
    window.dispatchEvent(new Event('loading-change'));
  }, value);

test.beforeEach(async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the overlay follows the session value and the loading-change event', async ({ page }) => {
  const overlay = page.getByRole('dialog', { name: 'AI is Working Magic!' });
  await expect(overlay).toBeHidden();
  await setLoading(page, 'true');
  await expect(overlay).toBeVisible();
  const box = await overlay.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 720 });
  await setLoading(page, 'false');
  await expect(overlay).toBeHidden();
});

test('it traps the focus, ignores Escape, and restores the focus afterwards', async ({ page }) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
  await link.focus();
  await setLoading(page, 'true');
  const overlay = page.getByRole('dialog', { name: 'AI is Working Magic!' });
  await expect(overlay).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Escape', 'Escape', 'Escape', 'Tab']) {
    await page.keyboard.press(key);
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside, `after ${key}`).toBe(true);
  }
  await expect(overlay).toBeVisible();
  await setLoading(page, 'false');
  await expect(link).toBeFocused();
});

test('a value left by a crashed page shows the overlay, but does not lock the new page for good', async ({ page }) => {
  await page.clock.install();
  await page.evaluate(() => sessionStorage.setItem('loading', 'true'));
  await page.reload();
  const overlay = page.getByRole('dialog', { name: 'AI is Working Magic!' });
  await expect(overlay).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(overlay).toBeHidden();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('loading'))).toBe('false');
});

test('nothing in it moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setLoading(page, 'true');
  await expect(page.getByRole('dialog', { name: 'AI is Working Magic!' })).toBeVisible();
  await expect(async () => {
    expect(await page.evaluate(() => document.getAnimations().filter((a) => a.playState === 'running').length)).toBe(0);
  }).toPass();
});
