import { questions } from '@evidose/contract';
import { recommendationOf } from '@evidose/contract/testing';
import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const MESSAGES = [
  ['weight', 'Please enter your weight'],
  ['height', 'Please enter your height'],
  ['gender', 'Please select your gender'],
  ['age', 'Please enter your age'],
  ['activeness', 'Please select your activity level'],
  ['goals', 'Please enter your health goals'],
] as const;

const answers: Record<(typeof MESSAGES)[number][0], (page: Page) => Promise<void>> = {
  weight: (page) => page.locator('[name="weight"]').fill('64'),
  height: (page) => page.locator('[name="height"]').fill('168'),
  gender: (page) => page.locator('[name="gender"][value="female"]').check(),
  age: (page) => page.locator('[name="age"]').fill('34'),
  activeness: (page) => page.locator('[name="activeness"][value="moderate"]').check(),
  goals: (page) => page.locator('[name="goals"][value="sleep"]').check(),
};

const send = (page: Page) => page.getByRole('button', { name: 'See my first results' }).click();

test('is offered before the first question, checked in the specified order, and needs no account', async ({
  insidePage: page,
}) => {
  await page.goto('/take-quiz');
  await page
    .getByRole('navigation', { name: 'Which quiz' })
    .getByRole('link', { name: /Quick quiz/ })
    .click();
  for (const [field, message] of MESSAGES) {
    await send(page);
    const question = page.locator(`[data-field="${field}"]`);
    await expect(question.getByRole('alert')).toHaveText(message);
    await expect(question.locator(':focus')).toHaveCount(1);
    await answers[field](page);
  }
  await expectNoFaults(page);
  await send(page);
  await page.waitForURL('**/quiz-results');
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText('A careful first look')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What the full questionnaire adds' })).toBeVisible();
  await expectNoFaults(page);
  await page.reload();
  await expect(page.getByText('A careful first look')).toBeVisible();
});

test('a candidate lists what would rule it out: none gives the low dose, a tick leaves it out, and the answers carry over', async ({
  insidePage: page,
}) => {
  await page.goto('/take-quiz?quick');
  for (const [field] of MESSAGES) await answers[field](page);
  await send(page);
  await page.waitForURL('**/quiz-results');
  await expect(page.getByRole('heading', { name: 'What may fit your goals' })).toBeVisible();
  const card = page.locator('li', { has: page.getByRole('heading', { name: 'Melatonin' }) });
  for (const line of await card
    .getByRole('group', { name: /helps only if/ })
    .getByRole('checkbox')
    .all()) {
    await line.check({ force: true });
  }
  await card.getByRole('button', { name: 'None of these is true for me' }).click();
  await expect(card.getByText(/^Low dose: [\d.]+ mg once a day/)).toBeVisible();
  await expectNoFaults(page);

  const medicine = page.getByRole('checkbox', { name: /You take any medicine/ });
  await medicine.check({ force: true });
  await expect(card.getByText('We leave Melatonin out for you')).toBeVisible();
  await expect(card.getByText(/has to be checked against yours first/)).toBeVisible();
  await expect(card.getByText(/Low dose/)).toHaveCount(0);
  await medicine.uncheck({ force: true });
  await expect(card.getByText(/^Low dose:/)).toBeVisible();

  await expect(page.getByText('8 of 43 done')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Make my plan' }).click();
  await expect(page.getByText('8 of 43 done: we filled in your answers from the quick quiz.')).toBeVisible();
  await expect(page.locator('[name="generalHealth"]').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('quizData') ?? '{}')))
    .toMatchObject({
      ...{ weight: '64', height: '168', age: '34', biologicalSex: 'female', activityLevel: 'moderate' },
      ...{ healthGoals: ['sleep'], otcSupplements: 'no', allergies: 'no' },
    });
});

const userInfo = { weight: '64', height: '168', gender: 'female', age: '34', activeness: 'moderate', goals: ['sleep'] };
const results = recommendationOf([], {
  summary: '<img src=x onerror="window.hacked = true"> Take 50 g of everything',
});
const addressOf = (info: unknown, found: unknown) =>
  `/quiz-results?userInfo=${encodeURIComponent(JSON.stringify(info))}&results=${encodeURIComponent(JSON.stringify(found))}`;

test('values in the address are checked, removed from it at once, decided again and kept for the session', async ({
  insidePage: page,
}) => {
  await page.goto(addressOf(userInfo, results));
  await expect(page.getByText('A careful first look')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText('Take 50 g')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await page.goto('/pricing');
  await page.goto('/quiz-results');
  await expect(page.getByText('A careful first look')).toBeVisible();
});

for (const [what, address] of [
  ['broken', '/quiz-results?userInfo=%7B&results=%5B'],
  ['half missing', `/quiz-results?results=${encodeURIComponent(JSON.stringify(results))}`],
  ['out of range', addressOf({ ...userInfo, age: '900' }, results)],
  ['of another shape', addressOf(userInfo, [{ name: 'Snake oil' }])],
] as const) {
  test(`values that are ${what} show a friendly link back to the quiz`, async ({ insidePage: page }) => {
    await page.goto(address);
    await expect(page.getByText('That link didn’t work')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('main').getByRole('link', { name: 'Take the quick quiz' }).click();
    await expect(page.locator('[name="weight"]')).toBeVisible();
  });
}

test('answers alone show what they can', async ({ insidePage: page }) => {
  await page.goto(`/quiz-results?userInfo=${encodeURIComponent(JSON.stringify(userInfo))}`);
  await expect(page.getByText('A careful first look')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('the server’s answer for every goal fits into a link', async ({ insidePage: page }) => {
  const goals = Object.keys(questions.healthGoals.options);
  const everything = { ...userInfo, goals };
  const answer = await page.request.post('/v1/quick-recommendations', { data: everything });
  const address = addressOf(everything, await answer.json());
  expect(address.length).toBeGreaterThan(60_000);
  await page.goto(address);
  await expect(page.getByText('A careful first look')).toBeVisible();
});
