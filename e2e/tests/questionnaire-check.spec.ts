import { questionOf, requiredFields, sectionIds } from '@evidose/contract';
import { answersOf, everyAnswer } from '@evidose/contract/testing';
import { expectNoFaults } from '../support/axe.ts';
import { answerField, answerToTheEnd, beginWith, heading } from '../support/questionnaire.ts';
import { expect, test } from '../support/test.ts';

test('all 35 messages in order: each shown beside its question, focused, announced, and without accessibility faults', async ({
  insidePage: page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/take-quiz');
  await page.getByRole('button', { name: 'Review and send' }).click();
  const complete: Record<string, unknown> = { ...answersOf() };
  const met: string[] = [];
  for (const field of requiredFields) {
    await page.getByRole('button', { name: 'Get my plan' }).click();
    const question = page.locator(`[data-field="${field}"]`);
    await expect(question.getByRole('alert')).toHaveText(questionOf(field).message);
    await expect(page.getByRole('alert').filter({ hasText: 'Please' })).toHaveCount(1);
    await expect(question.locator('input:focus, textarea:focus')).toHaveCount(1);
    met.push((await question.getByRole('alert').textContent()) ?? '');
    await expectNoFaults(page);
    await answerField(page, field, complete[field]);
    await expect(question.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Review and send' }).click();
    await expect(heading(page)).toHaveText('Review your answers');
  }
  expect(met).toEqual(requiredFields.map((field) => questionOf(field).message));
  await page.getByRole('button', { name: 'Get my plan' }).click();
  await page.waitForURL('**/log-in');
});

test('every section is without accessibility faults, empty and with every follow-up open, by day and by night', async ({
  insidePage: page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/take-quiz');
  const sections = new Set<string>();
  await answerToTheEnd(page, everyAnswer(), async () => {
    sections.add((await heading(page).textContent()) ?? '');
    await expectNoFaults(page);
  });
  expect(sections.size).toBe(sectionIds.length);
  await expectNoFaults(page);
});

test('a figure out of range shows the message and the range; the error goes with the correction', async ({
  insidePage: page,
}) => {
  await page.goto('/take-quiz');
  await page.locator('[name="age"]').fill('121');
  await page.keyboard.press('Enter');
  const alert = page.locator('[data-field="age"]').getByRole('alert');
  await expect(alert).toContainText('Please enter your age');
  await expect(alert).toContainText('1 to 120');
  await expect(page.locator('[name="age"]')).toBeFocused();
  await expect(page.locator('[name="age"]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('[name="age"]').fill('120');
  await expect(alert).toHaveCount(0);
});

test('a wrong test result is found on its own field', async ({ insidePage: page }) => {
  await beginWith(page, { ...answersOf(), shareTestResults: 'yes', labResults: { tsh: 2, potassium: 42 } });
  await expect(page.locator('[name="labResults.potassium"]')).toHaveValue('42');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('[name="labResults.potassium"]')).toBeFocused();
  await expect(page.getByText('From 1 to 10 mmol/L')).toBeVisible();
});

test('what a screen reader walks through in one section', async ({ insidePage: page }) => {
  await beginWith(page, { ...answersOf(), pregnancyStatus: '' });
  await expect(page.locator('main form')).toMatchAriaSnapshot(`
    - paragraph: Are you pregnant, breastfeeding or trying to conceive?
    - radiogroup "Are you pregnant, breastfeeding or trying to conceive?":
      - radio "Does not apply to me"
      - text: Does not apply to me
      - radio "Not pregnant"
      - text: Not pregnant
      - radio "Trying to conceive"
      - text: Trying to conceive
      - radio "Pregnant"
      - text: Pregnant
      - radio "Breastfeeding"
      - text: Breastfeeding
    - group: Why we ask
    - paragraph: Do you have any allergies or intolerances?
    - paragraph: To food, medicines, plants or latex.
    - radiogroup "Do you have any allergies or intolerances?":
      - radio "No" [checked]
      - text: "No"
      - radio "Yes"
      - text: "Yes"
    - button "Back"
    - button "Continue"
  `);
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - text: /\\d+ of 11 sections done/
    - progressbar "Progress"
    - navigation "Sections of the questionnaire":
      - list:
        - listitem:
          - button "About you done"
        - listitem:
          - button "Your health done"
        - listitem:
          - button "Symptoms and conditions done"
        - listitem:
          - button "Pregnancy and allergies under way"
        - listitem:
          - button "What you take done"
  `);
  await page.locator('[name="allergies"][value="yes"]').check();
  await expect(page.locator('[data-field="allergyDetails"]')).toMatchAriaSnapshot(`
    - text: What are you allergic to?
    - paragraph: /Tap what fits/
    - group "Common ones":
      - button "Fish"
      - button "Shellfish"
      - button "Soy"
    - textbox "What are you allergic to?"
  `);
});
