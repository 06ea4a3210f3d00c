import {
  askedSectionIds,
  type Field,
  fields,
  fieldsOfSection,
  isField,
  type Question,
  questionOf,
  sectionIds,
  sections,
} from '@evidose/contract';
import { everyAnswer } from '@evidose/contract/testing';
import type { Page } from '@playwright/test';
import { signUpVerified } from '../support/people.ts';
import { heading, shownFields, storedAnswers } from '../support/questionnaire.ts';
import { expect, test } from '../support/test.ts';

/** Enough for the longest screen: 55 boxes, their chips, and the controls around them. */
const MOST_TABS = 90;

interface Focused {
  readonly name: string;
  readonly value: string;
  readonly type: string;
  readonly text: string;
  readonly hasRing: boolean;
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    // The focus ring of an input is on its card.
    const worn = [element, element.closest('label')].some(
      (candidate) => candidate !== null && getComputedStyle(candidate).outlineStyle !== 'none',
    );
    return {
      name: element.name ?? '',
      value: element.value ?? '',
      type: element.type ?? '',
      text: element.textContent ?? '',
      hasRing: worn,
    };
  });

async function tabTo(page: Page, isThere: (now: Focused) => boolean): Promise<void> {
  for (let count = 0; count < MOST_TABS; count += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (!isThere(now)) continue;
    expect(now.hasRing, `${now.name} shows that it has the focus`).toBe(true);
    return;
  }
  throw new Error('the Tab key did not get there');
}

/** Tab enters a radio group; arrow keys move inside it. */
async function chooseByArrows(page: Page, name: string, value: unknown): Promise<void> {
  await tabTo(page, (now) => now.name === name);
  await page.keyboard.press('Space');
  for (let count = 0; (await focused(page)).value !== value; count += 1) {
    if (count > 20) throw new Error(`the arrows did not reach ${name} ${String(value)}`);
    await page.keyboard.press('ArrowDown');
  }
}

async function answerByKeys(page: Page, field: Field, value: unknown): Promise<void> {
  const question: Question = questionOf(field);
  switch (question.kind) {
    case 'number':
    case 'text':
      await tabTo(page, (now) => now.name === field);
      await page.keyboard.type(String(value));
      return;
    case 'one':
      return chooseByArrows(page, field, value);
    case 'many': {
      // In DOM order, so that one pass through the list is enough.
      const order = Object.values(question.groups ?? { all: Object.keys(question.options) }).flat();
      for (const item of order.filter((option) => (value as string[]).includes(option))) {
        await tabTo(page, (now) => now.name === field && now.value === item);
        await page.keyboard.press('Space');
      }
      return;
    }
    case 'labs':
      for (const [id, figure] of Object.entries(value as object)) {
        await tabTo(page, (now) => now.name === `${field}.${id}`);
        await page.keyboard.type(String(figure));
      }
      return;
    case 'frequency':
      for (const [row, often] of Object.entries(value as object)) await chooseByArrows(page, `${field}.${row}`, often);
  }
}

/** The stored names of the controls on screen. */
const shownNames = (page: Page): Promise<string[]> =>
  page
    .locator('main form :is(input, textarea)[name]')
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).name.split('.')[0] ?? ''));

async function expectInProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  for (const section of sectionIds) {
    const part = page
      .getByRole('group')
      .filter({ has: page.getByRole('button', { name: `Edit ${sections[section].title}` }) });
    await page.getByRole('button', { name: sections[section].title, exact: true }).click();
    for (const field of fieldsOfSection(section)) {
      const row = part.locator('dl > div').filter({ has: page.getByText(questionOf(field).label, { exact: true }) });
      await expect(row.locator('dd'), field).toHaveText(/[^–]/);
    }
  }
  await expect(page.getByText('Vitamin D (25-OH): 48 nmol/L')).toBeVisible();
  await expect(page.getByText('Eggs: Several times a week')).toBeVisible();
  await expect(page.getByText('warfarin 5 mg')).toBeVisible();
}

test('every question can be answered by keyboard only, is stored under its name with its stored values, and comes back in the profile', async ({
  insidePage: page,
}) => {
  await signUpVerified(page);
  await page.goto('/take-quiz');
  await expect(heading(page)).toBeVisible();
  const answers: Record<string, unknown> = { ...everyAnswer() };
  const walked: string[] = [];
  const named = new Set<string>();
  while ((await heading(page).textContent()) !== 'Review your answers') {
    const first = (await shownFields(page))[0];
    const done = new Set<string>();
    for (;;) {
      const next = (await shownFields(page)).find((field) => !done.has(field));
      if (next === undefined) break;
      done.add(next);
      if (isField(next)) await answerByKeys(page, next, answers[next]);
    }
    walked.push(...(await shownFields(page)));
    for (const name of await shownNames(page)) named.add(name);
    // Enter continues from every field except a text area, where it starts a new line.
    if ((await focused(page)).type === 'textarea') {
      await page.keyboard.press('Escape');
      await tabTo(page, ({ text }) => text === 'Continue');
    }
    await page.keyboard.press('Enter');
    await expect(page.locator(`main form [data-field="${first}"]`)).toBeHidden();
    await expect(heading(page)).toBeFocused();
  }
  // Goals first, then in the order of the check: all of them, each control under its stored name.
  expect(walked).toEqual(askedSectionIds.flatMap(fieldsOfSection));
  expect([...named].sort()).toEqual([...fields].sort());
  await tabTo(page, ({ text }) => text.startsWith('Get my plan'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  // A list keeps the order in which it was ticked, and the Tab key follows the order of the groups.
  expect(await storedAnswers(page)).toEqual({ ...everyAnswer(), healthGoals: ['energy', 'general-wellness', 'bones'] });
  await expectInProfile(page);
});
