import { answersOf } from '@evidose/contract/testing';
import { beginWith, goOn, quizData } from '../support/questionnaire.ts';
import { expect, test } from '../support/test.ts';

test('height and weight accept feet, inches and pounds; metric is stored', async ({ insidePage: page }) => {
  await beginWith(page, { ...answersOf(), height: '' });
  await page.getByRole('button', { name: 'ft and in' }).click();
  await page.locator('[name="height.feet"]').fill('5');
  await page.locator('[name="height.inches"]').fill('7');
  await page.locator('[name="weight.pounds"]').fill('154');
  await expect.poll(() => quizData(page)).toMatchObject({ height: '170.2', weight: '69.85' });
  await expect(page.locator('input[type="hidden"][name="height"]')).toHaveValue('170.2');
  await page.reload();
  await expect(page.locator('[name="height.feet"]')).toHaveValue('5');
  await expect(page.locator('[name="height.inches"]')).toHaveValue('7');
  await expect(page.locator('[name="weight.pounds"]')).toHaveValue('154');
  await page.getByRole('button', { name: 'kg' }).click();
  await expect(page.locator('[name="height"]')).toHaveValue('170.2');
});

test('test results accept either unit, all at once or one by one', async ({ insidePage: page }) => {
  await beginWith(page, { ...answersOf(), shareTestResults: '' });
  await page.locator('[name="shareTestResults"][value="yes"]').check();
  await page.locator('[name="labResults.vitaminD"]').fill('75');
  await page.getByRole('button', { name: 'US units' }).click();
  await expect(page.getByLabel('Vitamin D (25-OH)', { exact: true })).toHaveValue('30.05');
  await page.getByLabel('LDL cholesterol', { exact: true }).fill('130');
  await page.getByLabel('Unit of Hemoglobin').selectOption('g/L');
  await page.getByLabel('Hemoglobin', { exact: true }).fill('140');
  await expect.poll(() => quizData(page)).toMatchObject({ labResults: { vitaminD: 75, ldl: 3.362, hemoglobin: 14 } });
});

test('switching the unit of a result says how it was converted, once, and can be undone', async ({
  insidePage: page,
}) => {
  await beginWith(page, { ...answersOf(), shareTestResults: '' });
  await page.locator('[name="shareTestResults"][value="yes"]').check();
  await page.getByRole('button', { name: 'International units' }).click();
  const vitaminD = page.getByLabel('Vitamin D (25-OH)', { exact: true });
  await vitaminD.fill('20');
  await page.getByLabel('Unit of Vitamin D (25-OH)').selectOption('ng/mL');
  await expect(page.getByText('Converted: 20 nmol/L is 8.013 ng/mL.')).toBeVisible();
  await page.getByRole('button', { name: 'I meant 20 ng/mL' }).click();
  await expect(vitaminD).toHaveValue('20');
  await expect(page.getByText('Converted:')).toHaveCount(0);
  await expect.poll(() => quizData(page)).toMatchObject({ labResults: { vitaminD: 49.92 } });
  await page.getByLabel('Ferritin', { exact: true }).fill('40');
  await page.getByLabel('Unit of Ferritin').selectOption('ng/mL');
  await expect(page.getByText('Converted:')).toHaveCount(0);
  await page.getByLabel('Liver enzyme ALT', { exact: true }).fill('60');
  await page.getByLabel('Unit of Liver enzyme ALT').selectOption('µkat/L');
  await expect(page.getByText('Converted: 60 U/L is 1 µkat/L.')).toBeVisible();
  await page.getByLabel('Liver enzyme ALT', { exact: true }).fill('1.2');
  await expect(page.getByText('Converted:')).toHaveCount(0);
});

test('"none" clears the others and another clears "none"; the list filters, and chosen items come first', async ({
  insidePage: page,
}) => {
  await beginWith(page, { ...answersOf(), currentSymptoms: [] });
  const box = (value: string) => page.locator(`[name="currentSymptoms"][value="${value}"]`);
  await box('acne').check();
  await box('fatigue').check();
  await box('none').check();
  await expect(box('acne')).not.toBeChecked();
  await expect(box('fatigue')).not.toBeChecked();
  await page.getByRole('searchbox').fill('night');
  await expect(box('acne')).toBeHidden();
  await box('poor-night-vision').check();
  await expect(box('none')).not.toBeChecked();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Remove Trouble seeing at night' }).click();
  await expect(box('poor-night-vision')).not.toBeChecked();
  await expect(box('poor-night-vision')).toBeFocused();
});

test('the pregnancy question is filled in for a man, says so, and can be changed', async ({ insidePage: page }) => {
  await beginWith(page, { ...answersOf(), biologicalSex: '', pregnancyStatus: '' });
  await page.locator('[name="biologicalSex"][value="male"]').check();
  await expect.poll(() => quizData(page)).toMatchObject({ pregnancyStatus: 'not-applicable' });
  await page.getByRole('button', { name: /Pregnancy and allergies/ }).click();
  await expect(page.locator('[name="pregnancyStatus"][value="not-applicable"]')).toBeChecked();
  await expect(page.getByText('We filled this in from an earlier answer')).toBeVisible();
  await page.locator('[name="pregnancyStatus"][value="trying-to-conceive"]').check();
  await expect(page.getByText('We filled this in from an earlier answer')).toHaveCount(0);
});

test('follow-ups appear in place, keep their text when hidden, and are then not sent', async ({ insidePage: page }) => {
  await beginWith(page, { ...answersOf(), painDiscomfort: '' });
  await page.locator('[name="painDiscomfort"][value="mild"]').check();
  await page.locator('[name="painDescription"]').fill('knees');
  // The screen moves on by itself after its last choice.
  await page.locator('[name="painDiscomfort"][value="none"]').check();
  await expect(page.locator('[name="painDiscomfort"][value="none"]')).toBeHidden();
  await page.getByRole('button', { name: /^Your health/ }).click();
  await expect(page.locator('[name="painDiscomfort"][value="none"]')).toBeChecked();
  await expect(page.locator('[name="painDescription"]')).toHaveCount(0);
  await page.locator('[name="painDiscomfort"][value="severe"]').check();
  await expect(page.locator('[name="painDescription"]')).toHaveValue('knees');
  await page.locator('[name="painDiscomfort"][value="none"]').check();
  await page.getByRole('button', { name: 'Review and send' }).click();
  await page.getByRole('button', { name: 'Get my plan' }).click();
  await page.waitForURL('**/log-in');
  expect(await quizData(page)).not.toHaveProperty('painDescription');
});

test('medicines: names are suggested by keyboard, and each entry shows how it was understood', async ({
  insidePage: page,
}) => {
  await beginWith(page, { ...answersOf(), prescriptionMeds: '' });
  await page.locator('[name="prescriptionMeds"][value="yes"]').check();
  const list = page.locator('[name="prescriptionMedsList"]');
  await list.pressSequentially('Coum');
  await expect(page.getByRole('listbox', { name: 'Names that fit' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Coumadin');
  await page.keyboard.press('Enter');
  await expect(list).toHaveValue('Coumadin');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.type(' 5 mg');
  await page.keyboard.press('Enter');
  await page.keyboard.type('lisinoprl');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Xyzolamide');
  await expect(list).toHaveValue('Coumadin 5 mg\nlisinoprl\nXyzolamide');
  const understood = page.getByRole('list', { name: 'What we understood' });
  await expect(understood.getByRole('listitem')).toHaveCount(3);
  await expect(understood).toContainText('Coumadin 5 mg understood as warfarin');
  await expect(understood).toContainText('lisinoprl guessed: lisinopril?');
  await expect(understood).toContainText('Xyzolamide not recognized: we’ll be careful');
  await page.getByRole('button', { name: 'Yes, lisinopril' }).click();
  await expect(list).toHaveValue('Coumadin 5 mg\nlisinopril\nXyzolamide');
  await page.getByRole('button', { name: 'Remove Xyzolamide' }).click();
  await expect(list).toHaveValue('Coumadin 5 mg\nlisinopril');
  await expect(understood.getByRole('listitem')).toHaveCount(2);
});

test('no typed name goes into an address', async ({ insidePage: page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await beginWith(page, { ...answersOf(), otcSupplements: '' });
  await page.locator('[name="otcSupplements"][value="yes"]').check();
  await page.locator('[name="otcSupplementsList"]').pressSequentially('ashwagandha');
  await expect(page.getByText('understood as Ashwagandha')).toBeVisible();
  expect(addresses.filter((address) => /ashwa/i.test(address))).toEqual([]);
});

test('“why we ask” opens by keyboard', async ({ insidePage: page }) => {
  await beginWith(page, { ...answersOf(), age: '' });
  const why = page.locator('[data-field="age"] summary');
  await why.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Needs, safe amounts and some risks change with age.')).toBeVisible();
});

test('a long pasted list is not truncated: it says how much is too much', async ({ insidePage: page }) => {
  await beginWith(page, { ...answersOf(), prescriptionMeds: '' });
  await page.locator('[name="prescriptionMeds"][value="yes"]').check();
  const list = page.locator('[name="prescriptionMedsList"]');
  await list.fill(`${'warfarin, '.repeat(200)}metformin`);
  await expect(page.getByText('9 characters too many')).toBeVisible();
  await goOn(page);
  await expect(page.locator('[data-field="prescriptionMedsList"]').getByRole('alert')).toContainText(
    'Please shorten your list of medicines',
  );
  expect(await list.inputValue()).toContain('metformin');
});

test('a single choice made with the pointer moves on by itself, Back returns, and keys only choose', async ({
  insidePage: page,
}) => {
  await beginWith(page, { ...answersOf(), concerningSymptoms: '', digestiveIssues: '' });
  const choice = (name: string, value: string) => page.locator(`[name="${name}"][value="${value}"]`);
  await choice('digestiveIssues', 'never').check();
  await choice('concerningSymptoms', 'no').check();
  await expect(choice('concerningSymptoms', 'no')).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(choice('concerningSymptoms', 'no')).toBeChecked();
  await choice('digestiveIssues', 'never').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice('digestiveIssues', 'sometimes')).toBeChecked();
  await expect.poll(() => quizData(page)).toMatchObject({ digestiveIssues: 'sometimes' });
  await expect(choice('concerningSymptoms', 'no')).toBeVisible();
});

test('a choice moves on by itself on a slow phone, but not when the person presses elsewhere meanwhile', async ({
  insidePage: page,
}) => {
  await beginWith(page, { ...answersOf(), concerningSymptoms: '' });
  const no = page.locator('[name="concerningSymptoms"][value="no"]');
  await page.evaluate(() => {
    const stall = () => {
      const end = performance.now() + 1_200;
      while (performance.now() < end);
    };
    window.addEventListener('pointerup', stall, { capture: true, once: true });
  });
  await no.check();
  await expect(no).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).click();
  // In the same task, as a slow machine would press it too late.
  await page.evaluate(() => {
    const press = () => document.querySelector('h1')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    window.addEventListener('change', () => setTimeout(press), { once: true });
  });
  await page.locator('[name="concerningSymptoms"][value="yes"]').check();
  await page.waitForTimeout(600);
  await expect(no).toBeVisible();
});

test.describe('in the United States', () => {
  test.use({ locale: 'en-US' });

  test('height, weight and test results start in US units; metric is stored', async ({ insidePage: page }) => {
    await beginWith(page, { ...answersOf(), height: '', weight: '' });
    await page.locator('[name="height.feet"]').fill('5');
    await page.locator('[name="height.inches"]').fill('7');
    await page.locator('[name="weight.pounds"]').fill('154');
    await expect.poll(() => quizData(page)).toMatchObject({ height: '170.2', weight: '69.85' });
    await page.evaluate(() => sessionStorage.clear());
    await page.evaluate(() => localStorage.removeItem('durable:questionnaire'));
    await beginWith(page, { ...answersOf(), shareTestResults: 'yes', labResults: { potassium: 42 } });
    await page.getByRole('button', { name: /^Blood tests/ }).click();
    await expect(page.getByRole('button', { name: 'US units' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Vitamin D (25-OH)', { exact: true }).fill('30');
    await page.getByLabel('Date of the test').fill('2026-03-31');
    await expect.poll(() => quizData(page)).toMatchObject({ labResults: { vitaminD: 74.88, takenOn: '2026-03-31' } });
  });
});
