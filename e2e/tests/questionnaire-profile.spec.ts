import { answersOf } from '@evidose/contract/testing';
import type { Page } from '@playwright/test';
import { signUpVerified } from '../support/people.ts';
import { storedAnswers } from '../support/questionnaire.ts';
import { expect, test } from '../support/test.ts';

/** Signed up, with stored answers. */
async function withAnswers(page: Page): Promise<void> {
  await signUpVerified(page);
  const status = await page.evaluate(async (answers) => {
    const { idToken } = JSON.parse(localStorage.getItem('identitySession') ?? '{}');
    const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
    const body = JSON.stringify(answers);
    return (await fetch('/v1/me/comprehensiveQuestionnaire', { method: 'PUT', headers, body })).status;
  }, answersOf());
  expect(status).toBe(200);
  await page.goto('/profile');
}

async function edit(page: Page, section: string): Promise<void> {
  await page.getByRole('button', { name: section, exact: true }).click();
  await page.getByRole('button', { name: `Edit ${section}` }).click();
}
const save = (page: Page) => page.getByRole('button', { name: 'Only save' }).click();
const answerTo = (page: Page, question: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: question }) })
    .locator('dd');

test('answers are edited in place, and follow-ups appear and disappear with them', async ({ insidePage: page }) => {
  await withAnswers(page);
  await edit(page, 'About you');
  await expect(page.locator('[name="age"]')).toBeFocused();
  await page.locator('[name="weight"]').fill('70');
  await save(page);
  await expect(answerTo(page, 'How much do you weigh?')).toHaveText('70 kg');
  await edit(page, 'What you take');
  await page.locator('[name="prescriptionMeds"][value="yes"]').check();
  await page.locator('[name="prescriptionMedsList"]').fill('warfarin');
  await save(page);
  await expect(answerTo(page, 'Which medicines?')).toHaveText('warfarin');
  expect(await storedAnswers(page)).toEqual(
    answersOf({ weight: '70', prescriptionMeds: 'yes', prescriptionMedsList: 'warfarin' }),
  );
  await page.reload();
  await edit(page, 'What you take');
  await page.locator('[name="prescriptionMeds"][value="no"]').check();
  await save(page);
  await expect(answerTo(page, 'Do you take any medicines?')).toHaveText('No');
  expect(await storedAnswers(page)).toEqual(answersOf({ weight: '70' }));
});

test('an invalid answer is reported beside its question, and nothing is stored', async ({ insidePage: page }) => {
  await withAnswers(page);
  await edit(page, 'About you');
  await page.locator('[name="age"]').fill('121');
  await save(page);
  await expect(page.locator('[data-field="age"]').getByRole('alert')).toContainText('Please enter your age');
  await expect(page.locator('[name="age"]')).toBeFocused();
  expect(await storedAnswers(page)).toEqual(answersOf());
});

test.describe('when the update fails', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('the specified message is shown, and what was typed stays', async ({ insidePage: page }) => {
    await withAnswers(page);
    await edit(page, 'About you');
    await page.locator('[name="weight"]').fill('70');
    await page.route('**/v1/me/comprehensiveQuestionnaire', (route) => route.abort());
    await save(page);
    await expect(page.getByRole('alert')).toContainText('Failed to update questionnaire data. Please try again.');
    await expect(page.locator('[name="weight"]')).toHaveValue('70');
    await page.unroute('**/v1/me/comprehensiveQuestionnaire');
    await save(page);
    await expect(answerTo(page, 'How much do you weigh?')).toHaveText('70 kg');
  });
});
