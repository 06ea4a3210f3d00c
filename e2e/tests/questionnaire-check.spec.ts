import { askedSectionIds, type Field, questionOf, requiredFields, sections } from '@evidose/contract';
import { answersOf, everyAnswer } from '@evidose/contract/testing';
import type { Page } from '@playwright/test';
import { expectNoFaults, expectNoFaultsIn } from '../support/axe.ts';
import { answerField, beginPastGoals, beginWith, goOn, heading, shownFields } from '../support/questionnaire.ts';
import { expect, test } from '../support/test.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Get my plan' }).click();
const toReview = (page: Page) => page.getByRole('button', { name: 'Review and send' }).click();

/** The message is beside its question, the only one, and the question has the focus. */
async function expectMessage(page: Page, field: Field): Promise<string> {
  const question = page.locator(`[data-field="${field}"]`);
  await expect(question.getByRole('alert')).toHaveText(questionOf(field).message);
  await expect(page.getByRole('alert').filter({ hasText: 'Please' })).toHaveCount(1);
  await expect(question.locator('input:focus, textarea:focus')).toHaveCount(1);
  return (await question.getByRole('alert').textContent()) ?? '';
}

test('all 35 messages in order, each beside its question and focused, with no axe violations in any kind, and gone once answered', async ({
  insidePage: page,
}) => {
  await page.goto('/take-quiz');
  await toReview(page);
  const complete: Record<string, unknown> = { ...answersOf() };
  const met: string[] = [];
  const kinds = new Set<string>();
  for (const field of requiredFields) {
    await send(page);
    met.push(await expectMessage(page, field));
    // One control for each kind; the rest of the screen is covered in full by the section test.
    if (!kinds.has(questionOf(field).kind)) await expectNoFaultsIn(page, `[data-field="${field}"]`);
    kinds.add(questionOf(field).kind);
    await answerField(page, field, complete[field]);
    await expect(page.locator(`[data-field="${field}"]`).getByRole('alert')).toHaveCount(0);
    await toReview(page);
  }
  expect(met).toHaveLength(35);
  await send(page);
  await page.waitForURL('**/log-in');
});

test('no section has axe violations with every follow-up open, in both themes', async ({ insidePage: page }) => {
  await beginWith(page, everyAnswer());
  await page
    .getByRole('navigation', { name: 'Sections of the questionnaire' })
    .getByRole('button', { name: sections.goals.title })
    .click();
  for (const section of askedSectionIds) {
    const { title } = sections[section];
    await test.step(title, async () => {
      await expect(heading(page)).toHaveText(title);
      for (let screens = 0; (await heading(page).textContent()) === title; screens += 1) {
        const [first] = await shownFields(page);
        // The list of sections beside the form is the same on every screen.
        await expectNoFaults(page, section === 'goals' ? { isWhole: true } : { within: 'main form' });
        await goOn(page);
        await expect(page.locator(`main form [data-field="${first}"]`)).toBeHidden();
        expect(screens).toBeLessThan(10);
      }
    });
  }
  await expect(heading(page)).toHaveText('Review your answers');
});

test('the review has no axe violations, with everything answered and with something missing', async ({
  insidePage: page,
}) => {
  await beginWith(page, everyAnswer());
  await expect(heading(page)).toHaveText('Review your answers');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Change: How old are you?' }).click();
  await page.locator('[name="age"]').fill('');
  await toReview(page);
  await expect(page.getByText('Not answered yet')).toBeVisible();
  await expectNoFaults(page);
});

test('a number out of range shows the message and the range, in both themes; fixing it removes the error', async ({
  insidePage: page,
}) => {
  await beginPastGoals(page);
  await page.locator('[name="age"]').fill('121');
  await page.keyboard.press('Enter');
  const alert = page.locator('[data-field="age"]').getByRole('alert');
  await expect(alert).toContainText('Please enter your age');
  await expect(alert).toContainText('1 to 120');
  await expect(page.locator('[name="age"]')).toBeFocused();
  await expect(page.locator('[name="age"]')).toHaveAttribute('aria-invalid', 'true');
  await expectNoFaults(page);
  await page.locator('[name="age"]').fill('120');
  await expect(alert).toHaveCount(0);
});

test('a wrong test result is reported at its own field', async ({ insidePage: page }) => {
  await beginWith(page, { ...answersOf(), shareTestResults: 'yes', labResults: { tsh: 2, potassium: 42 } });
  await expect(page.locator('[name="labResults.potassium"]')).toHaveValue('42');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('[name="labResults.potassium"]')).toBeFocused();
  await expect(page.getByText('From 1 to 10 mmol/L')).toBeVisible();
});

test('accessibility tree of one section', async ({ insidePage: page }) => {
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
    - paragraph: /Section \\d+ of 11/
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
