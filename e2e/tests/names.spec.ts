import { answersOf } from '@evidose/contract/testing';
import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { beginWith } from '../support/questionnaire.ts';
import { expect, test } from '../support/test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 900 },
];

async function openSupplements(page: Page) {
  await beginWith(page, { ...answersOf(), otcSupplements: '' });
  await page.locator('[name="otcSupplements"][value="yes"]').check();
  return page.locator('[name="otcSupplementsList"]');
}

test('a product’s label is drawn as on the bottle, on phone and desktop, in both themes', async ({
  insidePage: page,
}) => {
  test.slow();
  const list = await openSupplements(page);
  await list.fill('berocca, magnesium 250 mg\nlisinoprl');
  const understood = page.getByRole('list', { name: 'What we understood' });
  await expect(understood).toContainText('berocca understood as Berocca Vitamin B Group with Vitamin C');
  await understood.getByRole('button', { name: 'Check its label' }).click();
  const facts = page.getByRole('region', { name: /^Supplement Facts of Berocca/ });
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await expect(facts).toContainText('Serving size: 1 tablet');
    await expect(facts.getByRole('row', { name: /Vitamin C 1,000 mg/ })).toBeVisible();
    await expectNoFaults(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  }
  await understood.getByRole('button', { name: 'Yes, that is mine' }).click();
  await expect(facts).toHaveCount(0);
});

test('the sheet of a line leads back to its words, and a choice rewrites them', async ({ insidePage: page }) => {
  const list = await openSupplements(page);
  await list.fill('zinc 15 mg, centrum');
  const understood = page.getByRole('list', { name: 'What we understood' });
  await expect(understood.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('listbox')).toBeVisible();
  await list.press('Escape');
  await understood.getByRole('button', { name: /^zinc 15 mg understood as Zinc/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Type it instead' }).click();
  await expect(list).toBeFocused();
  const selected = await list.evaluate((box: HTMLTextAreaElement) =>
    box.value.slice(box.selectionStart, box.selectionEnd),
  );
  expect(selected).toBe('zinc 15 mg');
  await understood.getByRole('group', { name: 'Is it one of these?' }).getByRole('button').first().click();
  await expect(list).toHaveValue(/^zinc 15 mg, Centrum \w+/);
});

test('a bare range word is asked about', async ({ insidePage: page }) => {
  await beginWith(page, { ...answersOf(), prescriptionMeds: '' });
  await page.locator('[name="prescriptionMeds"][value="yes"]').check();
  const list = page.locator('[name="prescriptionMedsList"]');
  await list.fill('Nurofen, metformin');
  await page.getByRole('group', { name: 'Which Nurofen?' }).getByRole('button', { name: 'Nurofen Plus' }).click();
  await expect(list).toHaveValue('Nurofen Plus, metformin');
});

test('products and names are suggested while typing, one request per pause, without layout shifts', async ({
  insidePage: page,
}) => {
  const list = await openSupplements(page);
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/names/search')) searches.push(request.postData() ?? '');
  });
  await list.pressSequentially('centrum sil', { delay: 20 });
  await expect(page.getByRole('option', { name: /Centrum Silver/ }).first()).toBeVisible();
  expect(searches.length).toBeLessThan('centrum sil'.length);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list).toHaveValue(/^Centrum Silver/);
});
