import { answersOf } from '@evidose/contract/testing';
import type { Locator, Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { beginWith, heading } from '../support/questionnaire.ts';
import { expect, test } from '../support/test.ts';

const LIST = 'metformin 500 mg twice a day\nlevothyroxine 100 mg\n3 Ramipril 5 mg\namlodipine 5 mg';

async function openMedicines(page: Page): Promise<Locator> {
  await beginWith(page, { ...answersOf(), prescriptionMeds: '' });
  await page.locator('[name="prescriptionMeds"][value="yes"]').check();
  return page.locator('[name="prescriptionMedsList"]');
}

const understoodIn = (page: Page) => page.getByRole('list', { name: 'What we understood' });
const counts = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a doubtful line asks, and one tap writes the meaning into it', async ({ insidePage: page }) => {
  test.slow();
  const list = await openMedicines(page);
  await list.fill(LIST);
  await expect(counts(page, '2 understood, 2 to check')).toBeVisible();
  const understood = understoodIn(page);
  const thyroid = understood.getByRole('listitem').filter({ hasText: 'levothyroxine' });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1366, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expectNoFaults(page);
    const heights = await understood
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  }
  await thyroid.getByRole('button', { name: '100 mcg a day' }).click();
  await expect(list).toHaveValue(LIST.replace('levothyroxine 100 mg', 'levothyroxine 100 mcg, once a day'));
  await expect(counts(page, '3 understood, 1 to check')).toBeVisible();
  // By keyboard only.
  await understood.getByRole('button', { name: '15 mg a day', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(list).toHaveValue(/Ramipril 15 mg, once a day/);
  await expect(counts(page, '4 understood')).toBeVisible();
  await expect(counts(page, 'to check')).toHaveCount(0);
});

test('an unusual amount that was confirmed is not asked about again', async ({ insidePage: page }) => {
  const list = await openMedicines(page);
  await list.fill('levothyroxine 100 mg');
  await page.getByRole('button', { name: '100 mg a day, as I wrote' }).click();
  await expect(list).toHaveValue('levothyroxine 100 mg, once a day, amount checked');
  await expect(counts(page, '1 understood')).toBeVisible();
});

test('every line can be opened and edited, and saving writes it back into the text', async ({ insidePage: page }) => {
  const list = await openMedicines(page);
  await list.fill('metformin 500 mg twice a day\namlodipine 5 mg');
  await understoodIn(page)
    .getByRole('button', { name: /^amlodipine 5 mg understood/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'What do you take?' });
  await expect(sheet.getByLabel('Amount each time')).toHaveValue('5');
  await expectNoFaults(page);
  await sheet.getByLabel('Amount each time').fill('10');
  await sheet.getByRole('checkbox', { name: 'Bedtime' }).press('Space');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(list).toHaveValue('metformin 500 mg twice a day\namlodipine 10 mg, once a day, bedtime, amount checked');
  await expect(understoodIn(page)).toContainText('understood as amlodipine; 10 mg a day; at bedtime');
});

test('Continue with a doubtful line asks once, on the same page, and then continues', async ({ insidePage: page }) => {
  const list = await openMedicines(page);
  await page.locator('[name="otcSupplements"][value="no"]').press('Space');
  await page.locator('[name="advisedNotToTake"]').fill('no');
  await list.fill('levothyroxine 100 mg');
  await expect(counts(page, '1 to check')).toBeVisible();
  const title = await heading(page).textContent();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'One line is still to check' })).toBeVisible();
  await expect(heading(page)).toHaveText(title ?? '');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(heading(page)).not.toHaveText(title ?? '');
});

test('the bar does not cover the list or its buttons', async ({ insidePage: page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const list = await openMedicines(page);
  await list.fill(`${LIST}\ndigoxin 125 mg`);
  await expect(counts(page, '3 to check')).toBeVisible();
  const last = understoodIn(page).getByRole('button', { name: '125 mcg a day' });
  await last.focus();
  const bar = await page.getByRole('button', { name: 'Continue' }).boundingBox();
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
