import type { Page } from '@playwright/test';
import { openPlan } from '../support/plan.ts';
import { watchRequests } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };
const MOST = 0.02;

/** Layout shifts without input, recorded by the page from its start. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: unknown[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

interface Shift {
  readonly value: number;
  /** The text that moved. */
  readonly what: readonly string[];
}

async function expectStill(page: Page, path: string, size = PHONE): Promise<void> {
  await page.setViewportSize(size);
  await watchShifts(page);
  const untilQuiet = watchRequests(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(path);
  await untilQuiet();
  const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST);
}

test('nothing shifts on /pin-auth while it opens', async ({ page }) => expectStill(page, '/pin-auth', DESK));

for (const path of ['/', '/pin-auth', '/log-in', '/supplements']) {
  test(`nothing shifts on ${path} while it opens on a phone`, async ({ insidePage: page }) => expectStill(page, path));
}

test('nothing shifts on /dashboard while a plan opens on a phone', async ({ insidePage: page }) => {
  await openPlan(page);
  await expectStill(page, '/dashboard');
});
