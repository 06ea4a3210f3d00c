import { setTimeout as sleep } from 'node:timers/promises';
import { isField, questionOf, samplePerson } from '@evidose/contract';
import type { Browser, Page } from 'puppeteer-core';
import type { GatePass } from '../web/server.ts';

/** The sample person, younger. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  ...samplePerson.answers,
  age: '34',
  pregnancyStatus: 'not-pregnant',
};
const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true } as const;
const MOST_SCREENS = 80;
/** A choice that advances by itself has done so by then. */
const BY_ITSELF_MS = 900;
const SHOWN = 'main form > [data-step=shown], main form:not(:has(> [data-step]))';

export interface Steps {
  screens: number;
  taps: number;
  letters: number;
  words: number;
}

const titleOf = (page: Page) => page.evaluate(`document.querySelector('h1')?.textContent ?? ''`);

/** The questions on screen, by stored name. */
const fieldsOf = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('main form [data-field]')]
    .filter((frame) => frame.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) && frame.closest('[data-step=shown], form:not(:has(> [data-step]))'))
    .map((frame) => frame.dataset.field)`) as Promise<string[]>;

const wordsOf = async (page: Page) =>
  Number(
    await page.evaluate(
      `[...document.querySelectorAll('${SHOWN}')].map((part) => part.innerText).join(' ').split(/\\s+/).length`,
    ),
  );

async function tap(page: Page, selector: string, steps: Steps): Promise<void> {
  const target = await page.$(selector);
  if (target === null) throw new Error(`nothing to tap: ${selector}`);
  await target.tap();
  steps.taps += 1;
}

async function write(page: Page, { name, text }: { readonly name: string; readonly text: string }, steps: Steps) {
  await tap(page, `main [name="${name}"]`, steps);
  await page.keyboard.type(text);
  steps.letters += text.length;
}

const choose = (page: Page, { name, value }: { readonly name: string; readonly value: string }, steps: Steps) =>
  tap(page, `main label:has([name="${name}"][value="${value}"])`, steps);

async function answer(page: Page, field: string, steps: Steps): Promise<void> {
  const value = ANSWERS[field];
  if (!isField(field) || value === undefined) return;
  switch (questionOf(field).kind) {
    case 'number':
    case 'text':
      return write(page, { name: field, text: String(value) }, steps);
    case 'one':
      return choose(page, { name: field, value: String(value) }, steps);
    case 'many':
      for (const item of value as string[]) await choose(page, { name: field, value: item }, steps);
      return;
    case 'labs':
      for (const [id, figure] of Object.entries(value as object)) {
        await write(page, { name: `${field}.${id}`, text: String(figure) }, steps);
      }
      return;
    case 'frequency':
  }
}

/** Answers everything on the screen, follow-ups included. Returns true if the screen advanced by itself. */
async function answerScreen(page: Page, steps: Steps): Promise<boolean> {
  const first = await fieldsOf(page);
  const done = new Set<string>();
  for (;;) {
    const shown = await fieldsOf(page);
    if (shown[0] !== first[0]) return true;
    const next = shown.find((field) => !done.has(field));
    if (next === undefined) break;
    done.add(next);
    await answer(page, next, steps);
    await sleep(100);
  }
  await sleep(BY_ITSELF_MS);
  return (await fieldsOf(page))[0] !== first[0];
}

/** From the first question to the send button, by touch only. */
export async function walkByTouch(
  browser: Browser,
  { url, pass }: { readonly url: string; readonly pass: GatePass },
): Promise<Steps> {
  const page = await (await browser.createBrowserContext()).newPage();
  const client = await page.createCDPSession();
  // Gives height in one field.
  await client.send('Emulation.setUserAgentOverride', {
    userAgent: await browser.userAgent(),
    acceptLanguage: 'en-GB',
  });
  await page.setViewport(PHONE);
  await page.setCookie({ ...pass.cookie, url });
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(`localStorage.setItem('pinAuthExpiry', ${JSON.stringify(pass.expiresAt)})`);
  await page.goto(`${url}/take-quiz`, { waitUntil: 'networkidle0' });
  const steps: Steps = { screens: 0, taps: 0, letters: 0, words: 0 };
  while (steps.screens < MOST_SCREENS) {
    steps.screens += 1;
    steps.words += await wordsOf(page);
    if ((await titleOf(page)) === 'Review your answers') {
      steps.taps += 1;
      return steps;
    }
    if (!(await answerScreen(page, steps))) await tap(page, 'main form button[type="submit"]', steps);
    await sleep(BY_ITSELF_MS);
  }
  throw new Error('the review was not reached');
}
