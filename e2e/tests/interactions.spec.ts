import { expectNoFaults } from '../support/axe.ts';
import { openPlan } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

test('conflicts come with instructions, what could not be checked is named, and nothing is called safe', async ({
  insidePage: page,
}) => {
  // axe takes long on a long page.
  test.slow();
  await page.goto('/interactions');
  await expect(page.getByRole('button', { name: 'Check them' })).toBeDisabled();
  await page.getByLabel('Medicines').fill('Coumadin, Synthroid, Xyzolamide');
  await page.getByLabel('Supplements').fill("calcium, St. John's wort, 5-HTP");
  await page.getByRole('button', { name: 'Check them' }).click();

  const result = page.getByRole('region', { name: 'What we found' });
  await expect(result).toBeFocused();
  const apart = result.getByRole('region', { name: 'Keep apart' }).getByRole('article', { name: 'Calcium' });
  await expect(apart).toContainText('at least 4 hours between them');
  await expect(apart.getByRole('heading', { name: 'With levothyroxine' })).toBeVisible();
  // All conflicts of one supplement are grouped under it.
  const stop = result.getByRole('region', { name: 'Stop and ask' }).getByRole('article', { name: "St. John's wort" });
  await expect(stop.getByRole('heading', { level: 5 })).toHaveText([/^With /, /^With /, /^With /]);
  await expect(stop).toContainText('Do not combine');
  await expect(result.getByText('What we didn’t check')).toBeVisible();
  await expect(result).toContainText('Xyzolamide');
  expect((await result.innerText()).toLowerCase()).not.toMatch(/(?<!mean they’re )\bsafe\b/);

  await expect(page).toHaveURL('/interactions');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept.toLowerCase()).not.toMatch(/coumadin|synthroid|calcium/);
  await expectNoFaults(page);
});

test('no known conflict is reported as what was checked, not as a promise', async ({ insidePage: page }) => {
  await page.goto('/interactions');
  await page.getByLabel('Medicines').fill('metoprolol');
  await page.getByLabel('Supplements').fill('vitamin c');
  await page.getByRole('button', { name: 'Check them' }).click();
  await expect(page.getByRole('heading', { name: 'No known conflict in the 1 pair we checked' })).toBeVisible();
  await expect(page.getByText('This doesn’t mean they’re safe together')).toBeVisible();
});

test('names can be chosen by keyboard only', async ({ insidePage: page }) => {
  await page.goto('/interactions');
  await page.getByLabel('Medicines').pressSequentially('warf');
  await expect(page.getByRole('option', { name: 'warfarin', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Medicines')).toHaveValue('warfarin, ');
});

test('a signed-in person can use their own list', async ({ insidePage: page }) => {
  test.slow();
  await page.goto('/interactions');
  await expect(page.getByRole('button', { name: 'Use my list' })).toHaveCount(0);
  await openPlan(page, { prescriptionMeds: 'yes', prescriptionMedsList: 'warfarin 5 mg' });
  await page.goto('/interactions');
  await page.getByRole('button', { name: 'Use my list' }).click();
  await expect(page.getByLabel('Medicines')).toHaveValue('warfarin 5 mg');
});
