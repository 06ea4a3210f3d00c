import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { someAnswers } from '../support/answers.ts';
import { expectNoFaults } from '../support/axe.ts';
import { PASSWORD, signUpVerified } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Signs up, lets answers wait as the questionnaire leaves them, and opens the plan made from them. */
async function openPlan(page: Page, change: Readonly<Record<string, unknown>> = {}) {
  const person = await signUpVerified(page);
  const answers = { ...someAnswers, ...change };
  await page.evaluate((text) => sessionStorage.setItem('quizData', text), JSON.stringify(answers));
  await page.goto('/dashboard');
  await expect(page.getByText('Your answers are saved, and your plan is ready.')).toBeVisible({ timeout: 20_000 });
  return person;
}

const bearer = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('identitySession') ?? '{}').idToken as string);

test('a plan is chosen from, ordered, changed, taken along and deleted, and everything holds', async ({
  insidePage: page,
}) => {
  test.slow();
  await openPlan(page, { prescriptionMeds: 'no' });

  const b12 = page.getByRole('article').filter({ hasText: 'Vitamin B12' });
  await b12.getByRole('button', { name: 'Choose Vitamin B12' }).click();
  await expect(b12.getByRole('button', { name: 'Chosen Vitamin B12' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Choose (?!Vitamin B12)/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Chosen / })).toHaveCount(2);
  await b12.getByText('Ordered').click();
  await expect(b12.getByRole('switch')).toBeChecked();
  await page
    .getByRole('button', { name: /^Taken Vitamin B12/ })
    .first()
    .click();

  await page.reload();
  await expect(b12.getByRole('button', { name: 'Chosen Vitamin B12' })).toBeVisible();
  await expect(b12.getByRole('switch')).toBeChecked();
  await expect(page.getByRole('button', { name: /^Taken Vitamin B12/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // Edit one answer: a new batch, and the difference in words.
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Food', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Food' }).click();
  await page.locator('input[name="specificDiet"][value="none"]').check({ force: true });
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByText('Your answers are saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Make my plan from these answers' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText(/You changed “Do you follow a diet\?” from Vegan to No particular diet/)).toBeVisible();
  await expect(page.getByText(/Vitamin B12 was taken out/)).toBeVisible();

  for (const [label, ending, start] of [
    ['PDF for my doctor', '.pdf', '%PDF'],
    ['Calendar with reminders', '.ics', 'BEGIN:VCALENDAR'],
    ['Table (CSV)', '.csv', '\uFEFF"Supplement"'],
    ['Data (JSON)', '.json', '{'],
    ['Health record (FHIR)', '.fhir.json', '{'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: label }).click(),
    ]);
    expect(file.suggestedFilename()).toContain(ending);
    expect(readFileSync(await file.path(), 'utf8').startsWith(start)).toBe(true);
  }

  const token = await bearer(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Type “delete” to go on').fill('delete');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => sessionStorage.getItem('userState'))).toBe('Signed Out');
  const after = await page.request.get('/v1/me', { headers: { authorization: `Bearer ${token}` } });
  expect(after.status()).toBe(401);
});

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
