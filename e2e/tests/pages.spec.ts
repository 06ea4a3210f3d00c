import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { type KnownRoute, visitorRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const DISCLAIMER =
  'This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.';

async function expectWhole(page: Page, { path, title }: KnownRoute, isFirst: boolean): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(path);
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{30,}/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(DISCLAIMER);
  await expect(page.getByRole('button', { name: /assistant/ })).toBeVisible();
  await expect(page.getByText(/coming soon/i)).toHaveCount(0);
  // Content below the first screen is laid out when scrolled near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  if (path === '/') {
    await expect(page.getByRole('heading', { name: 'Fair questions' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Vitamin D3' })).toBeVisible();
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoFaults(page, { isWhole: isFirst });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
}

const WHOLE = 'has title, address, one heading, description, shared elements, no axe violations, and fits 320 px';

test(`each page for anybody ${WHOLE}, for somebody who was never here`, async ({ page }) => {
  for (const [index, route] of visitorRoutes.filter(({ needs }) => needs === 'nothing').entries()) {
    await test.step(route.path, () => expectWhole(page, route, index === 0));
  }
});

test(`each page for those inside ${WHOLE}`, async ({ insidePage: page }) => {
  await page.evaluate(() => {
    sessionStorage.setItem('signupCompleted', 'true');
    sessionStorage.setItem('pendingVerification', 'true');
  });
  for (const [index, route] of visitorRoutes.filter(({ needs }) => needs !== 'nothing').entries()) {
    await test.step(route.path, () => expectWhole(page, route, index === 0));
  }
});

test('a navigation scrolls to the top and focuses the heading', async ({ insidePage }) => {
  await insidePage.goto('/');
  // Until the page itself is there, the footer is at the top.
  await expect(insidePage.getByRole('heading', { level: 1 })).toBeVisible();
  await insidePage.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => insidePage.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await insidePage.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(insidePage.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeFocused();
  expect(await insidePage.evaluate(() => window.scrollY)).toBe(0);
});

test('going back scrolls to the top as well', async ({ insidePage }) => {
  await insidePage.goto('/');
  await insidePage.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(insidePage.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await insidePage.goBack();
  await expect(
    insidePage.getByRole('heading', { level: 1, name: 'Your vitamin and supplement plan, backed by evidence.' }),
  ).toBeFocused();
  expect(await insidePage.evaluate(() => window.scrollY)).toBe(0);
});

test('so do a link to the current page, and going back after a reload', async ({ page }) => {
  const scrollY = () => page.evaluate(() => window.scrollY);
  const foot = page.getByRole('contentinfo');
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await foot.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeFocused();
  await expect.poll(scrollY).toBe(0);

  await foot.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await foot.scrollIntoViewIfNeeded();
  await expect.poll(scrollY).toBeGreaterThan(500);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeFocused();
  await expect.poll(scrollY).toBe(0);
});

test('the first Tab reaches a link past the navigation', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a small screen the menu opens by keyboard, Escape closes it, and links work', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/privacy-policy');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(menu).toBeHidden();
});

test('the chat button opens a panel, and Escape closes it and restores the focus', async ({ page }) => {
  await page.goto('/privacy-policy');
  const button = page.getByRole('button', { name: /assistant/ });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Ask Evidose' });
  await expect(panel).toBeVisible();
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('a chosen theme survives a reload; choosing the system theme removes it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/privacy-policy');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  expect(await background()).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  expect(await background()).not.toBe(light);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  expect(await background()).toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('print contains the text without navigation', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: /assistant/ })).toBeHidden();
});
