import { everyAnswer } from '@evidose/contract/testing';
import type { Page } from 'puppeteer-core';
import { PROBE, type Probe } from './probe.ts';

const MOST_SCREENS = 60;
/** Neighboring screens are already drawn, but hidden. */
const SHOWN = 'main form > [data-step=shown]';
const LETTERS =
  'metformin 500 mg twice daily\nlisinopril 10 mg\natorvastatin\nlevothyroxine 75 micrograms before breakfast\nomeprazole';

export const readProbe = async (page: Page): Promise<Probe> => (await page.evaluate('window.probe')) as Probe;

/** Opens the questionnaire at its first question with a full draft: the heaviest state of every screen. */
export async function openQuestionnaire(page: Page, url: string, expiresAt: string): Promise<void> {
  const answers = JSON.stringify(everyAnswer());
  const record = {
    version: 1,
    writeId: 'bench',
    savedAt: new Date().toISOString(),
    owner: null,
    place: 'healthGoals',
    sendKey: null,
    bodyUnits: 'metric',
    labUnits: {},
    filled: [],
    answers: {},
  };
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(`
    localStorage.setItem('pinAuthExpiry', ${JSON.stringify(expiresAt)});
    sessionStorage.setItem('quizData', ${JSON.stringify(answers)});
    sessionStorage.setItem('draft:questionnaire', ${JSON.stringify(JSON.stringify(record))});
  `);
  await page.evaluateOnNewDocument(PROBE);
  await page.goto(`${url}/take-quiz`, { waitUntil: 'networkidle0' });
}

/** Answers something on each screen and continues to the review. */
export async function walkScreens(page: Page): Promise<void> {
  for (let screen = 0; screen < MOST_SCREENS; screen += 1) {
    const title = await page.evaluate(`document.querySelector('h1').textContent`);
    if (title === 'Review your answers') return;
    const before = await page.evaluate(`window.firstField()`);
    // Keeps every choice, so that no follow-up disappears; a box is toggled twice.
    const choice = await page.$(`${SHOWN} input[type="radio"]:checked, ${SHOWN} input[type="checkbox"]:checked`);
    const isBox = (await choice?.evaluate((input) => input.getAttribute('type'))) === 'checkbox';
    for (let press = 0; press < (isBox ? 2 : 1); press += 1) await choice?.click();
    await page.click('main form button[type="submit"]');
    await page.waitForFunction(`window.firstField() !== ${JSON.stringify(before)}`);
    // Reading time; the page may write its draft meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  throw new Error('the review was not reached');
}

/** Types into one field while recording every frame. */
export async function typeInto(page: Page, section: string, name: string): Promise<void> {
  await page.evaluate(`
    [...document.querySelectorAll('nav[aria-label^="Sections"] button')]
      .find((button) => button.textContent.includes(${JSON.stringify(section)})).click();
  `);
  await page.waitForSelector(`[name="${name}"]`, { timeout: 10_000 });
  await page.evaluate(`{
    const field = document.querySelector('[name="${name}"]');
    field.focus();
    field.select();
  }`);
  await page.evaluate('window.watchFrames(true)');
  await page.keyboard.type(LETTERS, { delay: 45 });
  await page.evaluate('window.watchFrames(false)');
}
