import { expect, type Page, type Request } from '@playwright/test';

/**
 * To be called before a page is opened; what it answers with waits until all is there that comes by itself. Counts by
 * requests and idle moments, not by the clock: a busy machine is slow between two of them.
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
    // What an idle moment begins is waited for as well, until one begins nothing.
    do {
      before = begun;
      await expect.poll(() => underWay.size).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    } while (begun > before);
  };
}
