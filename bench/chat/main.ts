/**
 * Time from pressing Enter until the assistant's first words are on screen, on a phone slowed four times.
 * npm run bench:chat -- [--rounds 5]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { withBrowser } from '../web/browser.ts';
import { passGate, startSite } from '../web/server.ts';

const SLOWDOWN = 4;
const LIMIT_MS = 100;
/** A server reads its examples and prepares its phrases after it starts; people use it for days after that. */
const STARTING_MS = 10_000;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const QUESTIONS = [
  'What is the limit for zinc?',
  'ashwagandha and sertraline',
  'i just want to sleep and never wake up',
  'what helps with sleep?',
  'do you sell my data',
];

/**
 * Both timestamps are the browser's own: key down, and presentation of the first paragraph (Element Timing). Polling
 * each frame would itself draw frames and add one.
 */
const WATCH = `(() => {
  const answers = () => document.querySelectorAll('[data-answer]');
  const before = [...answers()].at(-1);
  const pressed = new Promise((resolve) =>
    document.addEventListener('keydown', (event) => resolve(event.timeStamp), { once: true, capture: true }));
  const shown = new Promise((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries()[0].renderTime)).observe({ type: 'element' }));
  const observer = new MutationObserver(() => {
    const last = [...answers()].at(-1);
    if (last === undefined || last === before) return;
    observer.disconnect();
    last.querySelector('p').setAttribute('elementtiming', 'first words');
  });
  observer.observe(document.querySelector('[role=dialog]'), { childList: true, subtree: true });
  window.__firstWords = Promise.all([pressed, shown]).then(([from, to]) => to - from);
})()`;

/** People do not press Enter in the frame of the last letter. */
const SETTLED = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/** Warm-up questions, different from the timed ones. */
const ASKED_BEFORE = ['what is iron for', 'magnesium and levothyroxine', 'i feel sad', 'is it free', 'hello'];
const TIMES_BEFORE = 6;

async function askBefore(url: string, cookie: string): Promise<void> {
  for (const message of Array.from({ length: TIMES_BEFORE }, () => ASKED_BEFORE).flat()) {
    const headers = { 'content-type': 'application/json', cookie };
    const body = JSON.stringify({ message, about: null });
    await (await fetch(`${url}/v1/chat`, { method: 'POST', headers, body })).arrayBuffer();
  }
}

async function talk(browser: Browser, url: string): Promise<void> {
  const pass = await passGate(url);
  await askBefore(url, `${pass.cookie.name}=${pass.cookie.value}`);
  const page = await browser.newPage();
  await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
  await page.setCookie({ ...pass.cookie, url });
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(`localStorage.setItem('pinAuthExpiry', ${JSON.stringify(pass.expiresAt)})`);
  await page.goto(`${url}/interactions`);
  await page.waitForSelector('[data-chat] button');
  await page.tap('[data-chat] button');
  await page.waitForSelector('[role=dialog] input');
  await page.emulateCPUThrottling(SLOWDOWN);
  const all: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const question of QUESTIONS) {
      await page.type('[role=dialog] input', question);
      await page.evaluate(SETTLED);
      await page.evaluate(WATCH);
      await page.keyboard.press('Enter');
      const took = (await page.evaluate('window.__firstWords')) as number;
      all.push(took);
      console.log(`round ${round}: ${line(took)}: ${question}`);
    }
  }
  const sorted = all.toSorted((a, b) => a - b);
  console.log(`median ${line(sorted[Math.floor(sorted.length / 2)] ?? 0)}; worst ${line(sorted.at(-1) ?? 0)}`);
}

const line = (ms: number): string => `${ms.toFixed(0).padStart(4)} ms, ${(ms / LIMIT_MS).toFixed(2)} × the limit`;

const site = await startSite();
try {
  await sleep(STARTING_MS);
  await withBrowser((browser) => talk(browser, site.url));
} finally {
  await site.stop();
}
