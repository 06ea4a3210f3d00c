import { expect, type Page } from '@playwright/test';

/** No wider than the screen. Polled, because layout follows a moment after a resize. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, { message: 'the page is wider than the screen' }).toBeLessThanOrEqual(0);
}
