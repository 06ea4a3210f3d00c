import { expect, type Page, type Request } from '@playwright/test';

/**
 * Call before a page is opened; the returned function waits until everything has loaded that loads by itself. It counts
 * requests and idle callbacks instead of time, because a busy machine is slow.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    begun += 1;
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    await expect(page.locator('html[data-page]')).toBeAttached();
    let before: number;
    // Work started in an idle callback is waited for too, until one starts nothing.
    do {
      before = begun;
      await expect.poll(() => underWay.size).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    } while (begun > before);
  };
}
