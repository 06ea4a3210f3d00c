import AxeBuilder from '@axe-core/playwright';
import { answersOf } from '@evidose/contract/testing';
import type { Page } from '@playwright/test';
import { signUpVerified } from '../support/people.ts';
import { storedAnswers } from '../support/questionnaire.ts';
import { expect, test } from '../support/test.ts';

/** Signed up, with answers in the account. */
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

const edit = (page: Page, question: string) => page.getByRole('button', { name: `Edit: ${question}` }).click();

test('an answer is changed in place; only it is sent, follow-ups come and go with it', async ({ insidePage: page }) => {
  test.setTimeout(90_000);
  await withAnswers(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON());
  });
  await edit(page, 'How much do you weigh?');
  await expect(page.locator('[name="weight"]')).toBeFocused();
  await page.locator('[name="weight"]').fill('70');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-answer="weight"]')).toHaveText('70 kg');
  await edit(page, 'Do you take any medicines?');
  await page.locator('[name="prescriptionMeds"][value="yes"]').check();
  await page.locator('[name="prescriptionMedsList"]').fill('warfarin');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-answer="prescriptionMedsList"]')).toHaveText('warfarin');
  expect(sent).toEqual([{ weight: '70' }, { prescriptionMeds: 'yes', prescriptionMedsList: 'warfarin' }]);
  await page.reload();
  await expect(page.locator('[data-answer="prescriptionMedsList"]')).toHaveText('warfarin');
  expect(await storedAnswers(page)).toEqual(
    answersOf({ weight: '70', prescriptionMeds: 'yes', prescriptionMedsList: 'warfarin' }),
  );
  await edit(page, 'How old are you?');
  await page.locator('[name="age"]').fill('121');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-field="age"]').getByRole('alert')).toContainText('Please enter your age');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-answer="age"]')).toHaveText('34 years');
});

test.describe('when the update fails', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('it says so in the specified words, and what was typed stays', async ({ insidePage: page }) => {
    await withAnswers(page);
    await edit(page, 'How much do you weigh?');
    await page.locator('[name="weight"]').fill('70');
    await page.route('**/v1/me/comprehensiveQuestionnaire', (route) => route.abort());
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to update questionnaire data. Please try again.');
    await expect(page.locator('[name="weight"]')).toHaveValue('70');
    await page.unroute('**/v1/me/comprehensiveQuestionnaire');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('[data-answer="weight"]')).toHaveText('70 kg');
  });
});
