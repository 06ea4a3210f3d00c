import { questionOf, sections } from '@evidose/contract';
import { answersOf, everyAnswer } from '@evidose/contract/testing';
import { passGate } from '../support/gate.ts';
import { linkInMail } from '../support/mailbox.ts';
import { logIn, signUp, signUpVerified } from '../support/people.ts';
import {
  answerScreen,
  beginPastGoals,
  beginWith,
  goOn,
  heading,
  quizData,
  shownFields,
  storedAnswers,
} from '../support/questionnaire.ts';
import { expect, test } from '../support/test.ts';

const PLAN = 'Get my plan';

test('a reload keeps the answers and the place', async ({ insidePage: page }) => {
  await beginPastGoals(page);
  await answerScreen(page, answersOf());
  await goOn(page);
  await page.locator('[name="height"]').fill('168');
  await page.reload();
  await expect(page.locator('[name="height"]')).toHaveValue('168');
  await page.locator('[name="weight"]').fill('6');
  await page.reload();
  await expect(page.locator('[name="weight"]')).toHaveValue('6');
  expect(await quizData(page)).toMatchObject({ age: '34', biologicalSex: 'female', height: '168', weight: '6' });
});

test('closing the tab keeps both; a cleared draft is gone and can be restored at once', async ({
  insidePage: page,
  context,
}) => {
  await beginPastGoals(page);
  await answerScreen(page, answersOf());
  await goOn(page);
  await page.locator('[name="height"]').fill('168');
  await page.close();
  const next = await context.newPage();
  await next.goto('/take-quiz');
  await expect(next.locator('[name="height"]')).toHaveValue('168');
  await next.getByRole('button', { name: 'Clear my draft' }).click();
  await expect(heading(next)).toHaveText(sections.goals.title);
  await expect(next.locator('[name="healthGoals"]:checked')).toHaveCount(0);
  expect(
    await next.evaluate(() => [localStorage.getItem('durable:questionnaire'), sessionStorage.getItem('quizData')]),
  ).toEqual([null, null]);
  await next.getByRole('button', { name: 'Undo' }).click();
  await expect(next.locator('[name="height"]')).toHaveValue('168');
});

test('the browser’s back button goes back one screen', async ({ insidePage: page }) => {
  await beginPastGoals(page);
  await answerScreen(page, answersOf());
  await goOn(page);
  await expect(page.locator('[name="height"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[name="age"]')).toHaveValue('34');
  await page.goForward();
  await expect(page.locator('[name="height"]')).toBeVisible();
});

test('Back right after Continue returns to the previous screen', async ({ insidePage: page }) => {
  await beginPastGoals(page);
  await answerScreen(page, answersOf());
  await goOn(page);
  await answerScreen(page, answersOf());
  await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('main form button[type="submit"]')?.click();
    window.history.back();
  });
  await expect(page.locator('[name="height"]')).toBeVisible();
  await page.goForward();
  await expect(page.locator('[name="height"]')).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('a gate that expires returns to the same place, with nothing typed lost', async ({ insidePage: page }) => {
  await beginPastGoals(page);
  await answerScreen(page, answersOf());
  await goOn(page);
  await page.locator('[name="height"]').fill('168');
  await page.locator('[name="weight"]').fill('64');
  await page.evaluate(() => localStorage.setItem('pinAuthExpiry', String(Date.now() - 1000)));
  await goOn(page);
  await page.waitForURL('**/pin-auth');
  await passGate(page);
  await page.waitForURL('**/take-quiz');
  await expect(heading(page)).toHaveText('Your health');
  expect(await quizData(page)).toMatchObject({ age: '34', height: '168', weight: '64' });
});

test.describe('when the server closes the gate first', () => {
  test.use({ expectedProblems: /status of 403/ });

  test('a medicine lookup leads to the PIN and back, with the list kept', async ({ insidePage: page, context }) => {
    await beginWith(page, { ...answersOf(), prescriptionMeds: 'yes', advisedNotToTake: '' });
    await expect(heading(page)).toHaveText('What you take');
    await context.clearCookies();
    await page.locator('[name="prescriptionMedsList"]').fill('warfarin');
    await page.waitForURL('**/pin-auth');
    await passGate(page);
    await page.waitForURL('**/take-quiz');
    await expect(page.locator('[name="prescriptionMedsList"]')).toHaveValue('warfarin');
    await expect(page.getByText('understood as warfarin')).toBeVisible();
  });
});

test('a log-in in between loses nothing', async ({ insidePage: page }) => {
  const person = await signUpVerified(page);
  await page.evaluate(() => localStorage.removeItem('identitySession'));
  await beginPastGoals(page);
  await answerScreen(page, answersOf());
  await goOn(page);
  await page.locator('[name="height"]').fill('168');
  await logIn(page, person);
  await page.goto('/take-quiz');
  await expect(page.locator('[name="height"]')).toHaveValue('168');
  expect(await storedAnswers(page)).toBeNull();
});

test.describe('sent without an account', () => {
  test('the answers are kept, and saved and used after the log-in without asking again', async ({
    insidePage: page,
  }) => {
    const person = await signUpVerified(page);
    await page.evaluate(() => localStorage.removeItem('identitySession'));
    await beginWith(page, answersOf());
    await page.getByRole('button', { name: PLAN }).click();
    await page.waitForURL('**/log-in');
    expect(await quizData(page)).toEqual(answersOf());
    await page.getByRole('tab', { name: 'Log in' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    const generated = page.waitForResponse((response) => response.url().endsWith('/v1/recommendations'));
    await page.getByRole('button', { name: 'Log in' }).click();
    expect((await generated).status()).toBe(200);
    await page.waitForURL('**/dashboard');
    expect(await storedAnswers(page)).toEqual(answersOf());
    await expect
      .poll(() =>
        page.evaluate(() => [sessionStorage.getItem('quizData'), localStorage.getItem('durable:questionnaire')]),
      )
      .toEqual([null, null]);
  });

  test('they survive sign-up, even when the mail opens a new tab', async ({ insidePage: page, context }) => {
    await beginWith(page, answersOf());
    await page.getByRole('button', { name: PLAN }).click();
    await page.waitForURL('**/log-in');
    const { email } = await signUp(page);
    const link = await linkInMail(new URL(page.url()).origin, email);
    await page.close();
    const mailed = await context.newPage();
    await mailed.goto(link);
    await mailed.waitForURL('**/dashboard');
    await expect.poll(() => storedAnswers(mailed)).toEqual(answersOf());
  });
});

test('a signed-in person’s answers are saved, the overlay shows the stages, and the plan follows; a double click sends once', async ({
  insidePage: page,
}) => {
  await signUpVerified(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/comprehensiveQuestionnaire|recommendations$/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  await page.addInitScript(() => {
    const stages: string[] = [];
    Object.assign(window, { stages });
    new MutationObserver(() => {
      const text = document.getElementById('loading-stage')?.textContent ?? '';
      if (text !== '' && stages.at(-1) !== text) stages.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await beginWith(page, answersOf());
  await page.getByRole('button', { name: PLAN }).dblclick();
  await page.waitForURL('**/dashboard');
  expect(calls).toEqual(['PUT /v1/me/comprehensiveQuestionnaire', 'POST /v1/recommendations']);
  expect(await page.evaluate(() => (window as unknown as { stages: string[] }).stages)).toEqual(
    expect.arrayContaining(['Saving your answers', 'Checking safety and choosing what fits you']),
  );
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('loading'))).toBe('false');

  await page.goto('/take-quiz');
  await expect(page.getByText('From your account')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('durable:questionnaire'))).toBeNull();
});

test.describe('when saving fails', () => {
  test.use({ expectedProblems: /ERR_FAILED|Failed to load resource/ });

  test('the specified message is shown, the answers stay, and a second try works', async ({ insidePage: page }) => {
    await signUpVerified(page);
    await beginWith(page, answersOf());
    await page.route('**/v1/me/comprehensiveQuestionnaire', (route) => route.abort());
    await page.getByRole('button', { name: PLAN }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to save questionnaire data. Please try again.');
    await expect(page.getByRole('dialog', { name: 'AI is Working Magic!' })).toBeHidden();
    expect(await quizData(page)).toEqual(answersOf());
    await page.unroute('**/v1/me/comprehensiveQuestionnaire');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/dashboard');
    expect(await storedAnswers(page)).toEqual(answersOf());
  });

  test('a plan that cannot be stored says so, and the second try makes one batch', async ({ insidePage: page }) => {
    await signUpVerified(page);
    await beginWith(page, answersOf());
    const keys: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/recommendations')) keys.push(request.headers()['idempotency-key'] ?? null);
    });
    await page.route('**/v1/recommendations', (route) => route.abort());
    await page.getByRole('button', { name: PLAN }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to store supplement suggested. Try again.');
    await page.unroute('**/v1/recommendations');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/dashboard');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).toBeTruthy();
  });
});

test('two tabs do not overwrite each other: the other draft is offered, and the choice wins', async ({
  insidePage: page,
  context,
}) => {
  await beginPastGoals(page);
  await page.locator('[name="age"]').fill('34');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('durable:questionnaire'))).toContain('34');
  const other = await context.newPage();
  await other.goto('/take-quiz');
  await expect(other.locator('[name="age"]')).toHaveValue('34');
  await other.locator('[name="age"]').fill('70');
  const notice = page.getByRole('alert').filter({ hasText: 'You answered in another tab too' });
  await expect(notice).toBeVisible();
  await expect(page.locator('[name="age"]')).toHaveValue('34');
  await page.getByRole('button', { name: 'Use the answers from there' }).click();
  await expect(page.locator('[name="age"]')).toHaveValue('70');
  await expect(notice).toBeHidden();
  await page.locator('[name="age"]').fill('71');
  await other.getByRole('button', { name: 'Keep the answers here' }).click();
  await expect(other.locator('[name="age"]')).toHaveValue('70');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('durable:questionnaire'))).toContain('"age":"70"');
});

test('after a change from the review one is back at its row; the last question leads to the top', async ({
  insidePage: page,
}) => {
  await beginWith(page, everyAnswer());
  await expect(heading(page)).toHaveText('Review your answers');
  for (const label of [questionOf('alcoholConsumption').label, questionOf('healthGoals').label]) {
    const change = page.getByRole('button', { name: `Change: ${label}` });
    await change.click();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(change).toBeFocused();
    await expect(change).toBeInViewport();
  }
  await page
    .getByRole('navigation', { name: 'Sections of the questionnaire' })
    .getByRole('button', { name: sections.preferences.title })
    .click();
  await expect(heading(page)).toHaveText(sections.preferences.title);
  while ((await heading(page).textContent()) === sections.preferences.title) {
    const [first] = await shownFields(page);
    await goOn(page);
    await expect(page.locator(`main form [data-field="${first}"]`)).toBeHidden();
  }
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(page.getByRole('button', { name: PLAN })).toBeVisible();
});

test('a double click on Continue moves one screen, not two', async ({ insidePage: page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await beginPastGoals(page);
  await answerScreen(page, everyAnswer());
  await goOn(page);
  await answerScreen(page, everyAnswer());
  await page.evaluate(() => {
    addEventListener('click', ({ target }) => {
      if ((target as HTMLElement).closest('button[type="submit"]') !== null) document.body.append('+');
    });
  });
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await expect(page.getByText('++'), 'both presses meet the button').toHaveCount(1);
  await expect(heading(page)).toHaveText(sections['your-health'].title);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
