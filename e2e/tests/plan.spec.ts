import { expectNoFaults } from '../support/axe.ts';
import { openPlan } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

test('what could not be checked is named, and so is how much was', async ({ insidePage: page }) => {
  await openPlan(page);
  await expect(page.getByText(/We could not check “Xyzolamide”/)).toBeVisible();
  await expect(page.getByText('Checked 1 of 2 medicines')).toBeVisible();
});

test('a warning sign brings help first and no supplement', async ({ insidePage: page }) => {
  await openPlan(page, { concerningSymptoms: 'yes' });
  await expect(page.getByRole('heading', { name: 'Please talk to a doctor first' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('needing nothing is shown as the good news it is', async ({ insidePage: page }) => {
  await openPlan(page, {
    currentSymptoms: ['none'],
    medicalConditions: ['none'],
    prescriptionMeds: 'no',
    otcSupplements: 'no',
    specificDiet: 'none',
    fatigueLevel: 'none',
    stressLevel: 'low',
    depression: 'not-at-all',
    healthGoals: ['general-wellness'],
  });
  await expect(page.getByRole('heading', { name: 'You do not need anything right now' })).toBeVisible();
});

test('a visit asks for the plan once, before the modules of the page run', async ({ insidePage: page }) => {
  await openPlan(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v1/me/supplements-suggested/latest') asked.push(request.url());
  });
  // Modules run after the document was read, which is when its state first changes.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.dataset['early'] ??= Reflect.has(window, 'earlyAnswers') ? 'yes' : 'no';
    });
  });
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-early', 'yes');
  expect(asked).toHaveLength(1);
});

test('plan and profile have no fault that axe knows, by day and by night', async ({ insidePage: page }) => {
  test.slow();
  await openPlan(page);
  for (const path of ['/dashboard', '/profile']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 2 }).nth(1).waitFor();
    await expectNoFaults(page);
  }
});

test('a plan fits a phone without scrolling sideways', async ({ insidePage: page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPlan(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
