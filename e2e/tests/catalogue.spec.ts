import { expectNoFaults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('the search accepts misspellings and brands, and keeps the query out of the address', async ({
  insidePage: page,
}) => {
  await page.goto('/supplements');
  const search = page.getByRole('searchbox', { name: /Search by name/ });
  await search.fill('ashwaganda');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toHaveText('Ashwagandha');
  await search.fill('Ddrops');
  await expect(page.getByRole('link', { name: 'Vitamin D3' })).toBeVisible();
  await search.fill('qqqqxyz');
  await expect(page.getByText('Nothing fits')).toBeVisible();
  await expect(page).toHaveURL('/supplements');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ supplements/ })).toBeVisible();
});

test('filters narrow the list, are in the address, survive a reload, and can be cleared at once', async ({
  insidePage: page,
}) => {
  // axe takes long on a long page.
  test.slow();
  await page.goto('/supplements');
  await page.getByLabel('Goal').selectOption('sleep');
  await page.getByLabel('Diet').selectOption('vegan');
  await expect(page).toHaveURL('/supplements?goal=sleep&diet=vegan');
  await expect(page.getByRole('link', { name: 'Melatonin' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Goal')).toHaveValue('sleep');
  await page.getByRole('button', { name: 'Remove the filter Vegan' }).click();
  await expect(page).toHaveURL('/supplements?goal=sleep');
  await page.getByLabel('Evidence').selectOption('B');
  await expect(page).toHaveURL('/supplements?goal=sleep&evidence=B');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/supplements');
  await page.getByText(/Accepted in pregnancy, within a limit/).click();
  await expect(page).toHaveURL('/supplements?pregnancy=yes');
  await expectNoFaults(page);
});

test('the vitamin D page is complete, and finds a conflict with a typed medicine', async ({ insidePage: page }) => {
  // axe takes long on a long page.
  test.slow();
  await page.goto('/supplements/vitamin-d3');
  await expect(page).toHaveTitle('Vitamin D3 · Evidose');
  const sections = [
    'What it does, and how sure we are',
    'How much, and how much is too much',
    'How to take it',
    'Forms, allergens and prices',
    'Interactions',
    'Who should not take it, or should ask first',
    'Sources',
  ];
  for (const name of sections) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('row', { name: /Adults 19 to 70/ })).toContainText('100 mcg (4,000 IU)');
  await expect(page.getByText('This statement has not been evaluated').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^For you/ })).toHaveCount(0);
  await page.getByLabel('Do you take a medicine?').fill('Lanoxin');
  await expect(page.getByRole('heading', { name: 'Vitamin D3 and digoxin' })).toBeVisible();
  await page.getByLabel('Do you take a medicine?').fill('Xyzolamide');
  await expect(page.getByText('Xyzolamide: not checked')).toBeVisible();
  await expect(page).toHaveURL('/supplements/vitamin-d3');
  await expectNoFaults(page);
});

test('a supplement that is never suggested has a page that says so; an unknown one is reported as unknown', async ({
  insidePage: page,
}) => {
  // axe takes long on a long page.
  test.slow();
  await page.goto('/supplements/kava');
  await expect(page.getByText('We don’t suggest this one')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Interactions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Forms, allergens and prices' })).toHaveCount(0);
  await expectNoFaults(page);
});

test.describe('an unknown supplement', () => {
  test.use({ expectedProblems: /status of 404/ });
  test('leads back to the catalog', async ({ insidePage: page }) => {
    await page.goto('/supplements/moon-dust');
    await page.getByRole('link', { name: 'All supplements' }).click();
    await expect(page).toHaveURL('/supplements');
  });
});

test('the first words of a supplement come with its HTML, but only past the gate', async ({
  insidePage: page,
  browser,
}) => {
  await page.goto('/supplements/vitamin-d3');
  const lead = (await page.locator('h1 + p').first().textContent()) ?? '';
  expect(lead.length).toBeGreaterThan(40);
  const inside = await page.request.get('/supplements/vitamin-d3');
  expect(await inside.text()).toContain(lead);
  const stranger = await browser.newContext();
  const outside = await stranger.request.get(page.url());
  expect(await outside.text()).not.toContain(lead);
  await stranger.close();
});
