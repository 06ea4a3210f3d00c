import type { Page, Request } from '@playwright/test';
import { askServer, openPlan, remakePlan, show } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

const today = (page: Page) => page.getByRole('region', { name: /^(Today|Yesterday|\w{3}, \w{3} \d+)$/ });
const row = (page: Page, name: string) => today(page).locator('li[data-state]', { hasText: name }).first();
async function choose(page: Page, name: string): Promise<void> {
  await show(page, 'Plan');
  await page.getByRole('button', { name: `Choose ${name}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Chosen ${name}`, exact: true })).toBeVisible();
  await show(page, 'Today');
}

test('the day lists chosen supplements, current ones and medicines in order, with counts and drawing', async ({
  insidePage: page,
}) => {
  await openPlan(page, { prescriptionMedsList: 'levothyroxine 75 mcg' });
  // Not what was never chosen.
  await expect(row(page, 'Vitamin B12')).toHaveCount(0);
  await expect(row(page, 'vitamin d')).toContainText('you already take it');
  await expect(row(page, 'levothyroxine')).toContainText('your medicine');
  await expect(page.getByRole('heading', { name: 'Your day' })).toHaveCount(0);

  await choose(page, 'Vitamin B12');
  const b12 = row(page, 'Vitamin B12');
  const batch = await askServer(page, 'GET', '/v1/me/supplements-suggested/latest');
  type Item = { name: string; form: { format: string }; buy: { unitsPerDose: number; unitWord: string } };
  const item = (batch['supplements'] as Item[]).find(({ name }) => name === 'Vitamin B12');
  await expect(b12).toContainText(`${item?.buy.unitsPerDose} ${item?.buy.unitWord}`);
  await expect(b12.locator('[data-picture]')).toHaveAttribute('data-picture', item?.form.format ?? '');
  await expect(b12.locator('svg').first()).toBeVisible();

  const slots = await today(page).locator('ol').getByRole('heading', { level: 3 }).allTextContents();
  const order = ['On waking', 'With breakfast', 'With lunch', 'With dinner', 'At bedtime'];
  expect(slots).toEqual(order.filter((slot) => slots.includes(slot)));
  expect(slots[0]).toBe('On waking');
});

test('skipped looks different from taken, and earlier days can be filled in', async ({ insidePage: page }) => {
  await openPlan(page, { prescriptionMedsList: 'levothyroxine 75 mcg' });
  const medicine = row(page, 'levothyroxine');
  const taken = medicine.getByRole('button', { name: /^Taken levothyroxine, on waking/ });
  const skipped = medicine.getByRole('button', { name: /^Skipped levothyroxine/ });
  const look = (button: typeof taken) =>
    button.evaluate((node) => [getComputedStyle(node).backgroundColor, getComputedStyle(node).borderStyle].join(' '));
  await taken.click();
  await expect(medicine).toHaveAttribute('data-state', 'taken');
  await page.mouse.move(0, 0);
  const asTaken = await look(taken);
  await skipped.click();
  await expect(medicine).toHaveAttribute('data-state', 'skipped');
  await expect(taken).toHaveAttribute('aria-pressed', 'false');
  await page.mouse.move(0, 0);
  await expect.poll(() => look(skipped)).not.toBe(asTaken);
  await expect(medicine.getByText('levothyroxine 75 mcg', { exact: true })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );

  await today(page).getByRole('button', { name: 'Yesterday' }).click();
  await expect(page.getByRole('region', { name: 'Yesterday' })).toBeVisible();
  await expect(row(page, 'levothyroxine')).toHaveAttribute('data-state', 'open');
  await row(page, 'levothyroxine')
    .getByRole('button', { name: /^Taken/ })
    .click();
  await expect(row(page, 'levothyroxine')).toHaveAttribute('data-state', 'taken');
  await today(page)
    .getByRole('button', { name: /^\w{3}, / })
    .click();
  await expect(row(page, 'levothyroxine')).toHaveAttribute('data-state', 'open');

  await page.reload();
  await expect(row(page, 'levothyroxine')).toHaveAttribute('data-state', 'skipped');
  await today(page).getByRole('button', { name: 'Yesterday' }).click();
  await expect(row(page, 'levothyroxine')).toHaveAttribute('data-state', 'taken');
});

test('a weekly tablet is on its own day only, and named as not for today on the others', async ({
  insidePage: page,
}) => {
  const dayOf = (later: number): string =>
    new Date(Date.now() + later * 86_400_000).toLocaleDateString('en-GB', {
      weekday: 'long',
      timeZone: 'Europe/London',
    });
  await openPlan(page, {
    prescriptionMedsList: `levothyroxine 75 mcg, alendronic acid 70 mg once a week on ${dayOf(2)}s`,
  });
  await expect(row(page, 'levothyroxine')).toHaveCount(1);
  await expect(row(page, 'alendron')).toHaveCount(0);
  await expect(page.getByText('Not on this day:')).toBeVisible();

  await remakePlan(page, {
    prescriptionMedsList: `levothyroxine 75 mcg, alendronic acid 70 mg once a week on ${dayOf(0)}s`,
  });
  await expect(row(page, 'alendron')).toContainText('Not every day');
  await expect(page.getByText('Not on this day:')).toHaveCount(0);
  // Yesterday was not its day.
  await today(page).getByRole('button', { name: 'Yesterday' }).click();
  await expect(row(page, 'levothyroxine')).toHaveCount(1);
  await expect(row(page, 'alendron')).toHaveCount(0);
});

test('a tick made while its day is loading stays', async ({ insidePage: page }) => {
  await openPlan(page, { prescriptionMedsList: 'levothyroxine 75 mcg' });
  let answerNow: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route(/\/v1\/me\/intake\/[^/]+$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    // Read before the tick, answered after it.
    const before = await route.fetch();
    await mayAnswer;
    await route.fulfill({ response: before }).catch(() => undefined);
  });
  const isReading = (request: Request) => request.method() === 'GET' && request.url().includes('/intake/');
  const isRead = Promise.race([
    page.waitForEvent('requestfinished', isReading),
    page.waitForEvent('requestfailed', isReading),
  ]);
  await today(page).getByRole('button', { name: 'Yesterday' }).click();
  const medicine = row(page, 'levothyroxine');
  const isKept = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/intake/'),
  );
  await medicine.getByRole('button', { name: /^Taken/ }).click();
  await isKept;
  answerNow();
  await isRead;
  // There and back again, so that the answer has been processed.
  await today(page).getByRole('button', { name: 'Today' }).click();
  await today(page).getByRole('button', { name: 'Yesterday' }).click();
  await expect(page.getByRole('region', { name: 'Yesterday' })).toBeVisible();
  await expect(medicine).toHaveAttribute('data-state', 'taken');
});

test('what was chosen today was not due yesterday; one tap marks all of one time as taken', async ({
  insidePage: page,
}) => {
  await openPlan(page, { prescriptionMeds: 'no', otcSupplements: 'no' });
  await show(page, 'Plan');
  const chooses = page.getByRole('article').getByRole('button', { name: /^Choose / });
  for (let left = await chooses.count(); left > 0; left -= 1) {
    await chooses.first().click();
    await expect(chooses).toHaveCount(left - 1);
  }
  await show(page, 'Today');
  const all = today(page).getByRole('button', { name: /^(All \d+|Both) taken/ });
  const rows = today(page).locator('li[data-state="open"]');
  const before = await rows.count();
  expect(before).toBeGreaterThan(1);
  if ((await all.count()) > 0) {
    const many = Number(/\d+/.exec((await all.first().textContent()) ?? '')?.[0] ?? 2);
    await all.first().click();
    await expect(rows).toHaveCount(before - many);
  }
  await today(page).getByRole('button', { name: 'Yesterday' }).click();
  await expect(today(page).locator('li[data-state]')).toHaveCount(0);
});

test('what the newest plan is against stays at its time and says why, without a tick box', async ({
  insidePage: page,
}) => {
  await openPlan(page, { prescriptionMeds: 'no' });
  await choose(page, 'Vitamin B12');
  await expect(row(page, 'Vitamin B12')).toBeVisible();
  await remakePlan(page, { advisedNotToTake: 'vitamin b12' });
  await expect(row(page, 'Vitamin B12')).toHaveAttribute('data-state', 'held');
  await expect(row(page, 'Vitamin B12')).toContainText('Don’t take it now');
  await expect(row(page, 'Vitamin B12').getByRole('button')).toHaveCount(0);
  await show(page, 'List');
  const listed = page.getByRole('region', { name: 'Your list' }).getByRole('listitem', { name: 'Vitamin B12' });
  await expect(listed.getByText('Your newest plan advises against it')).toBeVisible();
});

const LONG_LIST = {
  age: '68',
  pregnancyStatus: 'not-applicable',
  currentSymptoms: ['fatigue'],
  medicalConditions: ['hypertension', 'hypothyroidism'],
  prescriptionMedsList:
    'levothyroxine 75 mcg, lisinopril 10 mg, metoprolol 50 mg, atorvastatin 20 mg, omeprazole 20 mg, metformin 500 mg',
  labResults: { vitaminD: 38 },
  shareTestResults: 'yes',
  bloodTests: 'within-6-months',
};

test('the first screen says in one sentence what to do, names at most three things, and what comes next', async ({
  insidePage: page,
}) => {
  await openPlan(page, LONG_LIST);
  await expect(page.getByText(/Nothing yet/)).toHaveCount(0);
  const glance = page.getByRole('region', { name: 'At a glance' });
  for (const [width, height] of [
    [390, 664],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(glance.getByText(/\b(to buy|to look at)\b.*\bto ask about\b.*\burgent\b/)).toBeVisible();
    const actions = glance.getByRole('link');
    expect(await actions.count()).toBeGreaterThan(0);
    expect(await actions.count()).toBeLessThanOrEqual(3);
    const box = await glance.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(height);
  }
  await glance
    .getByRole('link', { name: /^Look at / })
    .first()
    .click();
  await expect(page).toHaveURL('/dashboard?section=plan');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('a toast while an alert fills the screen', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('the most severe alert is readable on the first screen at 200 % zoom, and no toast covers it', async ({
    insidePage: page,
  }) => {
    await openPlan(page, { ...LONG_LIST, concerningSymptoms: 'yes' });
    await page.setViewportSize({ width: 683, height: 384 });
    const box = page.locator('[data-alert]').first();
    const title = await box.getByRole('heading').boundingBox();
    expect((title?.y ?? 384) + (title?.height ?? 0)).toBeLessThanOrEqual(384);
    // A toast while the alert is at the bottom of the screen.
    await show(page, 'Plan');
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
    await page.setViewportSize({ width: 390, height: 700 });
    await show(page, 'List');
    await page.setViewportSize({ width: 683, height: Math.round(y + Math.min(height, 200)) });
    await page.route('**/v1/me/exports/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Table (CSV)' }).evaluate((button: HTMLElement) => button.click());
    const message = page.locator('[data-toasts] [role="alertdialog"], [data-toasts] > *').first();
    await expect(message).toBeVisible();
    const isOver = await page.evaluate(() => {
      const [alert, toast] = ['[data-alert]', '[data-toasts]'].map((each) =>
        document.querySelector(each)?.getBoundingClientRect(),
      );
      return alert !== undefined && toast !== undefined && alert.bottom > toast.top && toast.bottom > alert.top;
    });
    expect(isOver).toBe(false);
  });
});

test('a patch, an injection and an inhaler are in the day in their own words; their days can be set', async ({
  insidePage: page,
}) => {
  await openPlan(page, {
    prescriptionMedsList: [
      'Rx# 4431 Levothyroxine 75 mcg take 1 tablet every morning',
      'estradiol patch 0.05 mg/day change twice a week',
      'Symbicort inhaler 2 puffs twice a day',
      'albuterol inhaler 2 puffs as needed',
    ].join('\n'),
    otcSupplementsList: "St. John's wort tea, calcium 600 mg",
  });
  await expect(today(page).getByText('Rx#')).toHaveCount(0);
  await expect(row(page, 'Levothyroxine')).toContainText('Levothyroxine 75 mcg');
  await expect(row(page, 'Symbicort').getByRole('button', { name: /^Used/ })).toBeVisible();
  await expect(today(page).getByText(/albuterol inhaler 2 puffs as needed/)).toBeVisible();
  await expect(row(page, 'St. John')).toContainText("St. John's wort");
  const days = today(page).getByRole('listitem', { name: 'On certain days' });
  await expect(days).toContainText('change twice a week');
  await expect(days.getByRole('button', { name: /^Changed/ })).toBeVisible();
  await days.getByRole('button', { name: /^Choose its days/ }).click();
  await days.getByRole('button', { name: 'Monday' }).click();
  await days.getByRole('button', { name: 'Thursday' }).click();
  await days.getByRole('button', { name: /^Save the days/ }).click();
  await expect(days).toHaveCount(0);
  const { comprehensiveQuestionnaire } = await askServer(page, 'GET', '/v1/me');
  expect((comprehensiveQuestionnaire as Record<string, string>)['prescriptionMedsList']).toContain(
    'change twice a week on Mondays and Thursdays',
  );
});

test('what to ask about stays at its time, and “My doctor said yes” resolves it', async ({ insidePage: page }) => {
  await openPlan(page, { prescriptionMedsList: 'levothyroxine 75 mcg', otcSupplementsList: 'calcium 600 mg' });
  const calcium = row(page, 'calcium');
  await expect(calcium).toHaveAttribute('data-state', 'held');
  await expect(calcium).toContainText('Ask first');
  await calcium.getByRole('button', { name: /^My doctor said yes/ }).click();
  await expect(calcium).toContainText('Your doctor said yes.');
  await calcium.getByRole('button', { name: /^Taken/ }).click();
  await expect(calcium).toHaveAttribute('data-state', 'taken');
  await page.reload();
  await expect(calcium).toHaveAttribute('data-state', 'taken');
  // The hours between the two, as a picture and as a table.
  const line = page.getByRole('figure', { name: 'Hours apart' });
  await expect(line.getByText('levothyroxine and calcium:', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: /^As a table/ }).press('Enter');
  await expect(line.getByRole('table')).toContainText(/at least 4 hours needed/);
  await calcium.getByRole('button', { name: /^Undo/ }).click();
  await expect(calcium).toHaveAttribute('data-state', 'held');
});
