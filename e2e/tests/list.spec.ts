import type { Page } from '@playwright/test';
import { askServer, openPlan, remakePlan, show } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name }).first();
const list = (page: Page) => page.getByRole('region', { name: 'Your list' });
const listed = (page: Page, name: string) => list(page).getByRole('listitem', { name });
async function choose(page: Page, name: string): Promise<void> {
  await show(page, 'Plan');
  await page.getByRole('button', { name: `Choose ${name}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Chosen ${name}`, exact: true })).toBeVisible();
  await show(page, 'List');
}
const suggestedNames = async (page: Page): Promise<string[]> => {
  const { supplements } = await askServer(page, 'GET', '/v1/me/supplements-suggested/latest');
  return (supplements as { name: string }[]).map(({ name }) => name);
};

test('chosen supplements are listed newest first, with what to buy, the start date and when they run out', async ({
  insidePage: page,
}) => {
  await openPlan(page, { prescriptionMeds: 'no' });
  await show(page, 'List');
  await expect(list(page).getByText(/^Your list is empty\./)).toBeVisible();
  const [first = '', second = ''] = await suggestedNames(page);
  await choose(page, first);
  await choose(page, second);
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([second, first]);

  const item = listed(page, first);
  await expect(item).toContainText(/chosen on \w+ \d+, \d{4}/);
  for (const label of ['Form', 'Strength', 'A day', 'A month’s pack', 'Look for']) {
    await expect(item.locator('dt', { hasText: label }).first()).toBeVisible();
  }
  await item.getByText('Ordered').click();
  await expect(item.getByRole('switch')).toBeChecked();
  await show(page, 'Plan');
  await expect(card(page, first).getByRole('switch')).toBeChecked();
  await show(page, 'List');
  await item.getByRole('button', { name: /I started today/ }).click();
  await expect(item.getByText(/^Started on /)).toBeVisible();
  await expect(item.getByText(/^Runs out on /)).toBeVisible();

  await item.getByRole('button', { name: /^Change/ }).click();
  await item.getByLabel(/^In the pack/).fill('3');
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(item.getByText(/order again$/)).toBeVisible();

  await page.reload();
  await expect(listed(page, first).getByText(/order again$/)).toBeVisible();
  await expect(listed(page, first).getByRole('switch')).toBeChecked();

  await listed(page, first)
    .getByRole('button', { name: `Remove ${first} from your list` })
    .click();
  await expect(listed(page, first)).toHaveCount(0);
  await expect(page.getByText(`${first} is off your list.`)).toBeVisible();
  await show(page, 'Plan');
  await expect(page.getByRole('button', { name: `Choose ${first}`, exact: true })).toBeVisible();
  await show(page, 'List');
  await page.reload();
  await expect(listed(page, second)).toBeVisible();
  await expect(listed(page, first)).toHaveCount(0);
});

test('a choice dropped by the next plan keeps its marks and today’s ticks, says why, and can be removed', async ({
  insidePage: page,
}) => {
  await openPlan(page, { prescriptionMeds: 'no' });
  await choose(page, 'Vitamin B12');
  await listed(page, 'Vitamin B12').getByText('Ordered').click();
  await expect(listed(page, 'Vitamin B12').getByRole('switch')).toBeChecked();
  await show(page, 'Today');
  await page
    .getByRole('button', { name: /^Taken Vitamin B12/ })
    .first()
    .click();
  await remakePlan(page, { specificDiet: 'none' });

  await expect(page.getByRole('button', { name: /^Taken Vitamin B12/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await show(page, 'Plan');
  await expect(page.getByRole('article').filter({ hasText: 'Vitamin B12' })).toHaveCount(0);
  await show(page, 'List');
  const item = listed(page, 'Vitamin B12');
  await expect(item.getByText('Your newest plan no longer suggests it')).toBeVisible();
  await expect(item.getByRole('switch')).toBeChecked();
  await item.getByText('Ordered').click();
  await expect(item.getByRole('switch')).not.toBeChecked();
  const removed = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await item.getByRole('button', { name: /^Remove/ }).click();
  await removed;
  await page.reload();
  await expect(list(page).getByText(/^Your list is empty\./)).toBeVisible();
});

test('a new plan shows what changed and why until dismissed, and the history distinguishes plans', async ({
  insidePage: page,
}) => {
  await openPlan(page, { prescriptionMeds: 'no' });
  const changed = page.getByRole('region', { name: 'What changed and why' });
  await expect(changed).toHaveCount(0);
  await remakePlan(page, { specificDiet: 'none' });
  const gone = changed.getByRole('listitem').filter({ hasText: 'Vitamin B12: Taken out' });
  await expect(gone.getByText(/^Because of your answer on /)).toBeVisible();
  await expect(
    changed.getByText(/You changed “Do you follow a diet\?” from Vegan to No particular diet/),
  ).toBeVisible();
  const isAbove = await changed.evaluate(
    (box, day) => Boolean(day && box.compareDocumentPosition(day) & Node.DOCUMENT_POSITION_FOLLOWING),
    await page.locator('#today').elementHandle(),
  );
  expect(isAbove).toBe(true);

  const history = page.getByRole('region', { name: 'How your plan changed' });
  await show(page, 'Progress');
  const titles = history.getByRole('heading', { level: 3 });
  await expect(titles.nth(0)).toHaveText(/\d{1,2}:\d\d [AP]M · .*\d+ changes?$/);
  await expect(titles.nth(1)).toHaveText(/first plan/);

  await show(page, 'Today');
  await changed.getByRole('button', { name: 'Got it' }).click();
  await expect(changed).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(changed).toHaveCount(0);
});

test.describe('when the list cannot be read', () => {
  test.use({ expectedProblems: /status of 500/ });

  test('shows the specified error, a retry, and no Choose button meanwhile', async ({ insidePage: page }) => {
    await openPlan(page, { prescriptionMeds: 'no' });
    await show(page, 'Plan');
    const failing = '**/v1/me/supplements-chosen';
    await page.route(failing, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: '' }));
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article').getByRole('button', { name: /^Cho(ose|sen) / })).toHaveCount(0);
    await show(page, 'List');
    await expect(list(page).getByText('Failed to retrieve chosen supplement batch.')).toBeVisible();
    await page.unroute(failing);
    await list(page).getByRole('button', { name: 'Try again' }).click();
    await show(page, 'Plan');
    await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  });

  test('a supplement’s page shows the specified error when the list cannot be read', async ({ insidePage: page }) => {
    await openPlan(page, { prescriptionMeds: 'no' });
    const failing = '**/v1/me/supplements-chosen/vitamin-b12';
    await page.route(failing, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: '' }));
    await page.goto('/supplements/vitamin-b12');
    const panel = page.getByRole('region', { name: /^For you/ });
    await expect(panel.getByText('Error in determing if supplement was already adde')).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Cho(ose|sen) / })).toHaveCount(0);
    await page.unroute(failing);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('button', { name: 'Choose Vitamin B12' })).toBeVisible();
  });
});

test('a supplement’s page checks by id whether it is chosen, chooses it, and removes what no plan suggests anymore', async ({
  insidePage: page,
}) => {
  await openPlan(page, { prescriptionMeds: 'no' });
  const [check] = await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).pathname === '/v1/me/supplements-chosen/vitamin-b12'),
    page.goto('/supplements/vitamin-b12'),
  ]);
  expect(check.method()).toBe('GET');
  await page.getByRole('button', { name: 'Choose Vitamin B12' }).click();
  await expect(page.getByRole('button', { name: 'Chosen Vitamin B12' })).toBeVisible();
  await remakePlan(page, { specificDiet: 'none' });
  await show(page, 'List');
  await expect(listed(page, 'Vitamin B12')).toBeVisible();

  await page.goto('/supplements/vitamin-b12');
  await page.getByRole('button', { name: 'Chosen Vitamin B12' }).click();
  await expect(page.getByText('Vitamin B12 is off your list.')).toBeVisible();
  // What the plan does not suggest has no checked amount, so it cannot be chosen here.
  await expect(page.getByRole('button', { name: /^Cho(ose|sen) Vitamin B12/ })).toHaveCount(0);
});

test('cost and amounts follow the list; mere suggestions are shown separately', async ({ insidePage: page }) => {
  await openPlan(page, { prescriptionMeds: 'no' });
  await show(page, 'List');
  const cost = page.locator('section', { has: page.getByRole('heading', { name: 'What it costs' }) });
  await expect(cost).toContainText(/about \$0 of/);
  const before = await cost.getByText(/Suggested and not chosen: about/).textContent();
  await choose(page, 'Vitamin B12');
  await expect(cost).not.toContainText(/about \$0 of/);
  await expect(cost).not.toContainText(before ?? '');

  const row = page.getByRole('table').locator('tbody', { hasText: 'Vitamin B12' });
  const figures = async () => (await row.locator('td').allTextContents()).slice(1, 3);
  // The table updates a moment after the cost.
  await expect.poll(async () => Number((await figures())[0])).toBeGreaterThan(0);
  await expect.poll(async () => (await figures())[1]).toBe('0');
  // Without a limit the bar is open-ended.
  await expect(row.locator('[data-open="true"]')).toHaveCount(1);
});
