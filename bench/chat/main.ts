/**
 * How long the assistant takes to its first words on a phone four times slower: from the press of Enter until the
 * answer is painted. npm run bench:chat -- [--rounds 5]
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { withBrowser } from '../web/browser.ts';
import { passGate, startSite } from '../web/server.ts';

const SLOWDOWN = 4;
const LIMIT_MS = 100;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const QUESTIONS = [
  'What is the limit for zinc?',
  'ashwagandha and sertraline',
  'i just want to sleep and never wake up',
  'what helps with sleep?',
  'do you sell my data',
];

/** Painted: two frames after the newest answer is there. */
const FIRST_WORDS = `(async () => {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const answers = () => document.querySelectorAll('[data-answer]').length;
  const before = answers();
  const start = performance.now();
  document.querySelector('[role=dialog] form').requestSubmit();
  while (answers() === before) await new Promise((resolve) => requestAnimationFrame(resolve));
  await painted();
  return performance.now() - start;
})()`;

async function talk(browser: Browser, url: string): Promise<void> {
  const pass = await passGate(url);
  const page = await browser.newPage();
  await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
  await page.setCookie({ ...pass.cookie, url });
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(`localStorage.setItem('pinAuthExpiry', ${JSON.stringify(pass.expiresAt)})`);
  await page.goto(`${url}/interactions`);
  await page.waitForSelector('[data-chat] button');
  await page.click('[data-chat] button');
  await page.waitForSelector('[role=dialog] input');
  await page.emulateCPUThrottling(SLOWDOWN);
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const question of QUESTIONS) {
      await page.type('[role=dialog] input', question);
      const took = (await page.evaluate(FIRST_WORDS)) as number;
      console.log(
        `round ${round}: ${took.toFixed(0).padStart(4)} ms, ${(took / LIMIT_MS).toFixed(2)} × the limit: ${question}`,
      );
    }
  }
}

const site = await startSite();
try {
  await withBrowser((browser) => talk(browser, site.url));
} finally {
  await site.stop();
}
