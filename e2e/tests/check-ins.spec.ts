import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { askServer, openPlan, show } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

const checkIn = (page: Page) => page.getByRole('region', { name: 'How is it going?' });
const overTime = (page: Page) => page.getByRole('region', { name: 'Over time' });
const rate = (page: Page, thing: string, rating: number) =>
  checkIn(page)
    .getByRole('group', { name: thing })
    .getByRole('radio', { name: String(rating), exact: true });
const save = (page: Page) => checkIn(page).getByRole('button', { name: 'Save check-in' });

const someDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const TIRED = { healthGoals: ['energy'], currentSymptoms: ['fatigue'], specificDiet: 'vegan' };

test('a check-in takes one tap for each rating, and says what it means', async ({ insidePage: page }) => {
  await openPlan(page, TIRED);
  const before = { ratings: [{ about: 'goal', id: 'energy', rating: 3 }] };
  await askServer(page, 'PUT', `/v1/me/check-ins/${someDaysAgo(27)}`, before);
  await page.goto('/dashboard?section=progress');
  await rate(page, 'Energy', 6).check();
  await save(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(overTime(page)).toContainText('“More energy”: your rating went from 3 to 6.');
  await overTime(page)
    .getByRole('button', { name: /As a table/ })
    .click();
  await expect(overTime(page).getByRole('row')).toHaveCount(3);
  await expectNoFaults(page);
});

test('works by keyboard, and does not save an empty check-in', async ({ insidePage: page }) => {
  await openPlan(page, TIRED);
  await show(page, 'Progress');
  await save(page).click();
  await expect(checkIn(page).getByRole('alert')).toContainText('rate something');
  await rate(page, 'Tiredness', 0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(rate(page, 'Tiredness', 2)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(overTime(page)).toContainText('“Tiredness”: you rated it 2.');
});

test('a new medicine raises its alert at once, and a new result goes into the answers', async ({
  insidePage: page,
}) => {
  await openPlan(page, {
    ...TIRED,
    prescriptionMeds: 'no',
    otcSupplements: 'yes',
    otcSupplementsList: 'ginkgo 120 mg',
  });
  await show(page, 'Progress');
  await checkIn(page).getByRole('button', { name: 'Medicines or supplements that changed' }).click();
  await checkIn(page).getByLabel('New medicine').fill('Coumadin 5 mg');
  await checkIn(page).getByRole('button', { name: 'New test results' }).click();
  await checkIn(page).getByLabel('Add a test').selectOption('ferritin');
  await checkIn(page).getByRole('textbox', { name: 'Ferritin' }).fill('abc');
  await save(page).click();
  await expect(checkIn(page).getByText(/^From /)).toBeVisible();
  await checkIn(page).getByRole('textbox', { name: 'Ferritin' }).fill('18');
  await save(page).click();
  const stale = page.getByRole('region', { name: 'Your answers changed' });
  await expect(
    stale
      .getByRole('alert')
      .filter({ hasText: /ginkgo/i })
      .first(),
  ).toBeVisible();
  const { comprehensiveQuestionnaire } = await askServer(page, 'GET', '/v1/me');
  expect(comprehensiveQuestionnaire).toMatchObject({
    prescriptionMedsList: 'Coumadin 5 mg',
    labResults: { ferritin: 18 },
  });
});
