import { AppError } from '@evidose/contract';
import type { Page } from '@playwright/test';
import { openPlan, show } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

const b12 = (page: Page) => page.getByRole('article').filter({ hasText: 'Vitamin B12' });
const taken = (page: Page) => page.getByRole('button', { name: /^Taken Vitamin B12/ }).first();

test('a double click has the effect of one click', async ({ insidePage: page }) => {
  await openPlan(page, { prescriptionMeds: 'no' });
  await show(page, 'Plan');
  await b12(page).getByRole('button', { name: 'Choose Vitamin B12' }).dblclick();
  await b12(page).getByText('Ordered').dblclick();
  await show(page, 'Today');
  await taken(page).dblclick();
  await expect(taken(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(taken(page)).toHaveAttribute('aria-pressed', 'true');
  await show(page, 'Plan');
  await expect(b12(page).getByRole('button', { name: 'Chosen Vitamin B12' })).toBeVisible();
  await expect(b12(page).getByRole('switch')).toBeChecked();
});

test('a reload triggered by the first choice does not undo a second one on screen', async ({ insidePage: page }) => {
  await openPlan(page, { prescriptionMeds: 'no' });
  await show(page, 'Plan');
  const chooses = page.getByRole('article').getByRole('button', { name: /^Choose / });
  await expect(chooses.nth(1)).toBeVisible();
  const [first, second] = (await chooses.allTextContents()).map((text) => text.replace(/^Choose\s*/, '').trim());
  const button = page.getByRole('article').getByRole('button', { name: new RegExp(`^Cho(ose|sen) ${second}$`) });
  // Saving is slow: the second press comes before the first is saved.
  await page.route(/\/supplements-chosen$/, async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const seen: (string | null)[] = [];
  await page.exposeFunction('sawPressed', (pressed: string | null) => seen.push(pressed));
  await button.evaluate((element) => {
    new MutationObserver(() =>
      (window as unknown as { sawPressed: (pressed: string | null) => void }).sawPressed(
        element.getAttribute('aria-pressed'),
      ),
    ).observe(element, { attributeFilter: ['aria-pressed'] });
  });
  await page
    .getByRole('article')
    .getByRole('button', { name: `Choose ${first}`, exact: true })
    .click();
  await button.click();
  await expect(page.getByText(`${second} is on your list.`)).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(seen).toEqual(['true']);
  await show(page, 'List');
  await expect(page.getByRole('region', { name: 'Your list' }).getByRole('heading', { level: 3 })).toHaveCount(2);
});

test('a choice can be undone at once', async ({ insidePage: page }) => {
  await openPlan(page, { prescriptionMeds: 'no' });
  await show(page, 'Plan');
  await b12(page).getByRole('button', { name: 'Choose Vitamin B12' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(b12(page).getByRole('button', { name: 'Choose Vitamin B12' })).toBeVisible();
  await page.reload();
  await expect(b12(page).getByRole('button', { name: 'Choose Vitamin B12' })).toBeVisible();
});

test.describe('a busy server', () => {
  test.use({ expectedProblems: /status of 503/ });

  test('gets a refused change again', async ({ insidePage: page }) => {
    await openPlan(page, { prescriptionMeds: 'no' });
    await show(page, 'Plan');
    let turnedAway = 0;
    await page.route(/\/supplements-chosen$/, async (route) => {
      if (route.request().method() !== 'POST' || turnedAway > 0) return route.continue();
      turnedAway += 1;
      const error = { ...new AppError('OVERLOADED').toBody(), retryAfterSeconds: 1 };
      await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { error } });
    });
    await b12(page).getByRole('button', { name: 'Choose Vitamin B12' }).click();
    await expect(page.getByText('Vitamin B12 is on your list.')).toBeVisible();
    expect(turnedAway).toBe(1);
    await page.reload();
    await expect(b12(page).getByRole('button', { name: 'Chosen Vitamin B12' })).toBeVisible();
  });
});

test('two tabs that choose the same supplement store it once, and both end with the sign-out', async ({
  insidePage: page,
  context,
}) => {
  await openPlan(page, { prescriptionMeds: 'no' });
  await show(page, 'Plan');
  const other = await context.newPage();
  await other.goto('/dashboard?section=plan');
  // A tab that loads after the other has chosen has no such button.
  const buttons = [page, other].map((tab) => b12(tab).getByRole('button', { name: 'Choose Vitamin B12' }));
  for (const button of buttons) await expect(button).toBeVisible();
  await Promise.all(buttons.map((button) => button.evaluate((each: HTMLElement) => each.click())));
  for (const tab of [page, other]) {
    await expect(b12(tab).getByRole('button', { name: 'Chosen Vitamin B12' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL('**/log-in');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await page.waitForURL('**/log-in');
  await expect(page.getByText('Vitamin B12')).toHaveCount(0);
});

test('very long, right-to-left and emoji text fits a phone in plan and profile', async ({ insidePage: page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPlan(page, {
    prescriptionMedsList: `Zoloft 50mg, ${'W'.repeat(200)}`,
    otcSupplementsList: `دواء 5 💊, ${'Ω'.repeat(200)}`,
  });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const section of ['Safety', 'List', 'Plan', 'Today'] as const) {
    await show(page, section);
    expect(await width(), section).toBeLessThanOrEqual(320);
  }
  await page.goto('/profile');
  await page.getByRole('button', { name: 'What you take', exact: true }).click();
  await page.getByLabel('First name').fill('Wolfeschlegelsteinhausen'.repeat(10));
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(320);
});
