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
  await expect(page.getByRole('heading', { name: 'Please talk to a clinician first' })).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'You need nothing now' })).toBeVisible();
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
