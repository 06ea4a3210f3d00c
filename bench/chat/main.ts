/**
 * Time from pressing Enter until the assistant's first words are on screen, on a phone slowed four times.
 * npm run bench:chat -- [--rounds 3] [--beside another/checkout]
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import { withBrowser } from '../web/browser.ts';
import { passGate, ROOT, type Site, startSite } from '../web/server.ts';

const SLOWDOWN = 4;
const LIMIT_MS = 100;
const PATIENCE_MS = 10_000;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, beside: { type: 'string' } } });
const QUESTIONS = [
  'What is the limit for zinc?',
  'ashwagandha and sertraline',
  'i just want to sleep and never wake up',
  'what helps with sleep?',
  'do you sell my data',
];

/** From the key press, by the browser's own timestamp, until the frame with the first words of the answer is painted. */
const WATCH = `(() => {
  const answers = () => document.querySelectorAll('[data-answer]').length;
  const before = answers();
  const pressed = new Promise((resolve) =>
    document.addEventListener('keydown', (event) => resolve(event.timeStamp), { once: true, capture: true }));
  const shown = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no answer was shown')), ${PATIENCE_MS});
    const observer = new MutationObserver(() => {
      if (answers() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now());
        painted.port2.postMessage(null);
      });
    });
    observer.observe(document.querySelector('[role=dialog]'), { childList: true, subtree: true });
  });
  window.__firstWords = Promise.all([pressed, shown]).then(([from, to]) => to - from);
})()`;

/** People do not press Enter in the frame of the last letter. */
const SETTLED = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/** Warm-up questions, different from the timed ones: the first waits until the server has read its examples. */
const ASKED_BEFORE = ['what is iron for', 'magnesium and levothyroxine', 'i feel sad', 'is it free', 'hello'];
const TIMES_BEFORE = 6;

async function askBefore(url: string, cookie: string): Promise<void> {
  for (const message of Array.from({ length: TIMES_BEFORE }, () => ASKED_BEFORE).flat()) {
    const headers = { 'content-type': 'application/json', cookie };
    const body = JSON.stringify({ message, about: null });
    await (await fetch(`${url}/v1/chat`, { method: 'POST', headers, body })).arrayBuffer();
  }
}

async function openChat(browser: Browser, url: string): Promise<Page> {
  const pass = await passGate(url);
  await askBefore(url, `${pass.cookie.name}=${pass.cookie.value}`);
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
  await page.setCookie({ ...pass.cookie, url });
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(`localStorage.setItem('pinAuthExpiry', ${JSON.stringify(pass.expiresAt)})`);
  await page.goto(`${url}/interactions`);
  await page.waitForSelector('[data-chat] button');
  await page.tap('[data-chat] button');
  await page.waitForSelector('[role=dialog] input');
  await page.emulateCPUThrottling(SLOWDOWN);
  return page;
}

async function timeOf(page: Page, question: string): Promise<number> {
  await page.bringToFront();
  await page.type('[role=dialog] input', question);
  await page.evaluate(SETTLED);
  await page.evaluate(WATCH);
  await page.keyboard.press('Enter');
  return (await page.evaluate('window.__firstWords')) as number;
}

const line = (ms: number): string => `${ms.toFixed(0).padStart(4)} ms, ${(ms / LIMIT_MS).toFixed(2)} × the limit`;

/** Both by turns, so that whatever else the machine does slows both. */
async function compare(pages: readonly { readonly name: string; readonly page: Page }[]): Promise<void> {
  const times = pages.map(() => [] as number[]);
  for (let round = 1; round <= Number(values.rounds); round += 1)
    for (const question of QUESTIONS)
      for (const [at, { name, page }] of pages.entries()) {
        const took = await timeOf(page, question);
        times[at]?.push(took);
        console.log(`${name}, round ${round}: ${line(took)}: ${question}`);
      }
  const medians = pages.map(({ name }, at) => {
    const sorted = (times[at] ?? []).toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    console.log(`${name}: median ${line(median)}; worst ${line(sorted.at(-1) ?? 0)}`);
    return median;
  });
  const [own = 0, other] = medians;
  if (other !== undefined) console.log(`median: ${(own / other).toFixed(2)} × the other's`);
}

const roots = [ROOT, ...(values.beside === undefined ? [] : [values.beside])];
const sites: Site[] = [];
try {
  for (const root of roots) {
    console.log(`building and starting ${basename(root)}`);
    sites.push(await startSite(root));
  }
  await withBrowser(async (browser) => {
    const pages = [];
    for (const [at, { url }] of sites.entries())
      pages.push({ name: at === 0 ? 'this' : 'other', page: await openChat(browser, url) });
    await compare(pages);
  });
} finally {
  for (const site of sites) await site.stop();
}
