import { type Answers, type Field, isField, type Question, questionOf } from '@evidose/contract';
import { expect, type Page } from '@playwright/test';

type AnyAnswers = Readonly<Record<string, unknown>>;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The questions on screen, by stored name. */
export const shownFields = (page: Page): Promise<string[]> =>
  page
    .locator('main form [data-field]:visible')
    .evaluateAll((frames) => frames.map((frame) => (frame as HTMLElement).dataset['field'] ?? ''));

/** Gives one answer through its real controls, found by their stored names and values. */
export async function answerField(page: Page, field: Field, value: unknown): Promise<void> {
  const question: Question = questionOf(field);
  const named = (name: string, stored?: unknown) =>
    page.locator(`main [name="${name}"]${stored === undefined ? '' : `[value="${String(stored)}"]`}`);
  switch (question.kind) {
    case 'number':
    case 'text':
      return named(field).fill(String(value));
    case 'one': {
      // By keyboard: a choice made with the pointer moves on by itself, and a test wants to check the screen first.
      const radio = named(field, value);
      if (await radio.isChecked()) return;
      await radio.focus();
      await page.keyboard.press('Space');
      // Follow-ups appear together with the mark.
      return expect(radio).toBeChecked();
    }
    case 'many':
      for (const item of value as string[]) await named(field, item).check();
      return;
    case 'labs':
      for (const [id, figure] of Object.entries(value as object)) await named(`${field}.${id}`).fill(String(figure));
      return;
    case 'frequency':
      for (const [row, often] of Object.entries(value as object)) await named(`${field}.${row}`, often).check();
  }
}

/** Answers everything on screen, including follow-ups that appear. */
export async function answerScreen(page: Page, answers: AnyAnswers): Promise<void> {
  const done = new Set<string>();
  await expect(heading(page)).toBeVisible();
  for (;;) {
    const next = (await shownFields(page)).find((field) => !done.has(field));
    if (next === undefined) return;
    done.add(next);
    if (isField(next) && answers[next] !== undefined) await answerField(page, next, answers[next]);
  }
}

export const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue' }).click();

/** From the current screen to the review, screen by screen. */
export async function answerToTheEnd(page: Page, answers: Answers): Promise<void> {
  await expect(heading(page)).toBeVisible();
  while ((await heading(page).textContent()) !== 'Review your answers') {
    await answerScreen(page, answers);
    const [first] = await shownFields(page);
    await goOn(page);
    await expect(page.locator(`main form [data-field="${first}"]`)).toBeHidden();
  }
}

/** Starts at the second screen: the goals, which come first, are filled in. */
export const beginPastGoals = (page: Page): Promise<void> => beginWith(page, { healthGoals: ['energy'] });

/** Puts a draft into the tab, as if answered before. */
export async function beginWith(page: Page, answers: AnyAnswers): Promise<void> {
  await page.evaluate((text) => sessionStorage.setItem('quizData', text), JSON.stringify(answers));
  await page.goto('/take-quiz');
  await expect(heading(page)).toBeVisible();
}

export const quizData = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('quizData') ?? '{}'));

/** The answers stored in the account. */
export const storedAnswers = (page: Page): Promise<Record<string, unknown> | null> =>
  page.evaluate(async () => {
    const { idToken } = JSON.parse(localStorage.getItem('identitySession') ?? '{}');
    const reply = await fetch('/v1/me', { headers: { authorization: `Bearer ${idToken}` } });
    return (await reply.json()).comprehensiveQuestionnaire;
  });
