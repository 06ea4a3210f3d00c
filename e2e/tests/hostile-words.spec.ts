import type { Page } from '@playwright/test';
import { askServer, openPlan } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

/** Would run or load something if text were treated as HTML. The watcher in every test sees what is blocked. */
const MARK = 'nobody-runs-this';
const HOSTILE = `<img src="${MARK}" onerror="window.hasRun=1"><script>window.hasRun=1</script>`;
const LINK = `javascript:window.hasRun=1//${MARK}`;

async function expectOnlyWords(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  await expect(page.locator(`img[src*="${MARK}"], svg[onload], iframe`)).toHaveCount(0);
  await expect(page.locator('a[href^="javascript" i], form[action^="javascript" i]')).toHaveCount(0);
}

/** Makes every string hostile: addresses become links that run script, the rest HTML. Ids and list values stay. */
function poisoned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(poisoned);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, poisoned(part)]));
  }
  if (typeof value !== 'string') return value;
  if (/^https?:/.test(value)) return LINK;
  return value.includes(' ') ? `${HOSTILE} ${value}` : value;
}

test('text from a person stays text on every page that shows it, to them and to their doctor', async ({
  insidePage: page,
  browser,
  baseURL,
}) => {
  test.slow();
  await openPlan(page, {
    prescriptionMedsList: `${HOSTILE}, Zoloft 50 mg`,
    otcSupplementsList: `vitamin d 2000 IU, ${HOSTILE}`,
  });
  await askServer(page, 'PUT', '/v1/me', { firstName: '<svg/onload=hasRun=1>', lastName: '<b>x' });
  const { supplements } = await askServer(page, 'GET', '/v1/me/supplements-suggested/latest');
  for (const one of supplements as { id: string }[]) {
    // If the server rejects a value there is nothing to show, so the plain one is used.
    const kept = await askServer(page, 'POST', '/v1/me/supplements-chosen', { id: one.id, supplement: poisoned(one) });
    if ('error' in kept) await askServer(page, 'POST', '/v1/me/supplements-chosen', { id: one.id, supplement: one });
  }
  const share = await askServer(page, 'POST', '/v1/me/shares', { label: HOSTILE.slice(0, 60), days: 1 });

  for (const path of ['/dashboard', '/profile', '/take-along', '/CompleteProfile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectOnlyWords(page);
  }
  await page.goto('/take-along');
  await expect(page.getByText(/<img src=/).first()).toBeVisible();

  await page.goto('/interactions');
  await page.getByRole('button', { name: /assistant/ }).click();
  const panel = page.getByRole('dialog', { name: 'Ask Evidose' });
  await panel.getByLabel('Your question').fill(`what is ${HOSTILE} with zinc?`);
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/onerror/).first()).toBeVisible();
  await expectOnlyWords(page);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const doctor = await context.newPage();
  const link = new URL(String(share['link']));
  await doctor.goto(link.pathname + link.hash);
  await doctor.getByLabel('Code').fill(String(share['code']));
  await doctor.getByRole('button', { name: 'Open the letter' }).click();
  await expect(doctor.locator('[data-letter]')).toContainText('<svg/onload=hasRun=1>');
  await expectOnlyWords(doctor);
  await context.close();
});
