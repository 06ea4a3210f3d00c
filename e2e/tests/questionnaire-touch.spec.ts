import { type Field, isField, type Question, questionOf } from '@evidose/contract';
import { everyAnswer } from '@evidose/contract/testing';
import type { Page } from '@playwright/test';
import { goOn, heading, quizData, shownFields } from '../support/questionnaire.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const MIN_TARGET_PX = 44;

const labelOf = (page: Page, name: string, value: string) =>
  page.locator('label', { has: page.locator(`input[name="${name}"][value="${value}"]`) });

async function answerByTouch(page: Page, field: Field, value: unknown): Promise<void> {
  const question: Question = questionOf(field);
  switch (question.kind) {
    case 'number':
    case 'text':
      await page.locator(`[name="${field}"]`).tap();
      await page.keyboard.insertText(String(value));
      return;
    case 'one': {
      await labelOf(page, field, String(value)).tap();
      // The tap registers a moment after the finger is lifted, and only then does a follow-up appear.
      const radio = page.locator(`input[name="${field}"][value="${String(value)}"]`);
      return expect.poll(async () => !(await radio.isVisible()) || (await radio.isChecked())).toBe(true);
    }
    case 'many':
      for (const item of value as string[]) await labelOf(page, field, item).tap();
      return;
    case 'labs':
      for (const [id, figure] of Object.entries(value as object)) {
        await page.locator(`[name="${field}.${id}"]`).tap();
        await page.keyboard.insertText(String(figure));
      }
      return;
    case 'frequency':
      for (const [row, often] of Object.entries(value as object))
        await labelOf(page, `${field}.${row}`, String(often)).tap();
  }
}

/** Touch targets that are too low or extend past the screen. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'main form :is(label:has(input), textarea, input:not(label input), button)',
      ),
    ];
    const shown = targets.filter((target) => target.offsetParent !== null && target.getAttribute('type') !== 'hidden');
    const bad = shown.filter((target) => {
      const box = target.getBoundingClientRect();
      return box.height < least - 8.5 || box.left < 0 || box.right > window.innerWidth + 0.5;
    });
    const named = bad.map(
      (target) =>
        `${target.tagName} ${target.textContent?.slice(0, 40) ?? ''} ${target.getBoundingClientRect().height}`,
    );
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    return overflow > 0 ? [...named, `the page is ${overflow} px too wide`] : named;
  }, MIN_TARGET_PX);

/** Answers must be at least as high as a thumb. */
const smallAnswers = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const cards = [...document.querySelectorAll<HTMLElement>('main form label:has(input)')];
    return cards
      .filter((card) => card.offsetParent !== null && card.getBoundingClientRect().height < least)
      .map((card) => card.textContent ?? '');
  }, MIN_TARGET_PX);

test('the whole questionnaire works by touch at 360 px, with answers a thumb high and nothing wider than the screen', async ({
  insidePage: page,
}) => {
  await page.goto('/take-quiz');
  await expect(heading(page)).toBeVisible();
  const answers: Record<string, unknown> = { ...everyAnswer() };
  while ((await heading(page).textContent()) !== 'Review your answers') {
    const [first] = await shownFields(page);
    const frame = page.locator(`main form [data-field="${first}"]`);
    const done = new Set<string>();
    const look = async () => {
      expect(await misfits(page), `on the screen of ${first}`).toEqual([]);
      expect(await smallAnswers(page), `on the screen of ${first}`).toEqual([]);
    };
    await look();
    for (;;) {
      const fields = await shownFields(page);
      const next = fields.find((field) => !done.has(field));
      // Once the first question is gone, the next screen has come by itself.
      if (next === undefined || !fields.includes(first ?? '')) break;
      done.add(next);
      if (isField(next)) await answerByTouch(page, next, answers[next]);
    }
    // Single choices move on by themselves; anything else waits for the button.
    const isByItself = [...done].every((field) => isField(field) && questionOf(field).kind === 'one');
    if (!isByItself) {
      await look();
      await goOn(page);
    }
    await expect(frame).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.getByRole('button', { name: 'Get my plan' }).tap();
  await page.waitForURL('**/log-in');
  expect(await quizData(page)).toEqual(everyAnswer());
});
