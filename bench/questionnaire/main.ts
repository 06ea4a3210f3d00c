/**
 * The questionnaire on a CPU slowed four times: time from an answer to the next question, per letter typed, and for
 * writing the draft, each against the promised 50 ms.
 * npm run bench:questionnaire
 */
import { loadavg } from 'node:os';
import type { Browser, Page, Viewport } from 'puppeteer-core';
import { withBrowser } from '../web/browser.ts';
import { passGate, startSite } from '../web/server.ts';
import type { Probe } from './probe.ts';
import { openQuestionnaire, readProbe, typeInto, walkScreens } from './walk.ts';

const SLOWDOWN = 4;
const LIMIT_MS = 50;
const WALKS = 3;
const SCREENS = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;

function line(what: string, values: readonly number[]): string {
  if (values.length === 0) return `${what.padEnd(46)} none at or above 16 ms`;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const worst = at(1);
  const figures = `median ${at(0.5).toFixed(1)}, 95th ${at(0.95).toFixed(1)}, worst ${worst.toFixed(1)} ms of ${values.length}`;
  return `${what.padEnd(46)} ${figures}; worst is ${(worst / LIMIT_MS).toFixed(2)} × the limit`;
}

type Move = Probe['moves'][number];

/** A single figure may be noise; this is the median of three walks. */
function middles(walks: readonly (readonly Move[])[]): number[] {
  const byMove = new Map<string, number[]>();
  for (const { from, to, ms } of walks.flat()) {
    const move = `${from} ${to}`;
    byMove.set(move, [...(byMove.get(move) ?? []), ms]);
  }
  return [...byMove.values()].map((times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
}

async function openPage(browser: Browser, url: string, viewport: Viewport): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  const pass = await passGate(url);
  await page.setCookie({ ...pass.cookie, url: url });
  await openQuestionnaire(page, url, pass.expiresAt);
  await page.emulateCPUThrottling(SLOWDOWN);
  return page;
}

/** Walks through all screens three times. */
async function walkThrice(browser: Browser, url: string, viewport: Viewport): Promise<void> {
  const walks: Probe[] = [];
  while (walks.length < WALKS) {
    const page = await openPage(browser, url, viewport);
    await walkScreens(page);
    walks.push(await readProbe(page));
    await page.browserContext().close();
  }
  const moves = walks.flatMap((walked) => walked.moves);
  const all = moves.map(({ ms }) => ms);
  const presses = walks.flatMap(({ interactions }) => interactions.map(({ ms }) => ms));
  const slowest = moves.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  console.log(line('  Continue to the next question drawn', all));
  console.log(line('  the same, the middle of three for each', middles(walks.map((walked) => walked.moves))));
  console.log(line('  answer or Continue to the next paint', presses));
  console.log(`  slowest moves: ${slowest.map(({ from, to, ms }) => `${from} to ${to} ${ms.toFixed(0)}`).join(', ')}`);
}

async function type(browser: Browser, url: string, viewport: Viewport): Promise<void> {
  const page = await openPage(browser, url, viewport);
  const before = await readProbe(page);
  await typeInto(page, 'What you take', 'prescriptionMedsList');
  await typeInto(page, 'Your health', 'painDescription');
  const typed = await readProbe(page);
  const letters = typed.interactions.slice(before.interactions.length);
  console.log(line('  frames while typing', typed.frames));
  console.log(
    line(
      '  letter to the end of its handlers',
      letters.map(({ handled }) => handled),
    ),
  );
  console.log(`  tasks over 50 ms while typing: ${typed.longTasks.length - before.longTasks.length}`);
  console.log(line('  writes of the draft', typed.writes));
  await page.browserContext().close();
}

async function measure(browser: Browser, url: string): Promise<void> {
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`load of this machine: ${load.join(' ')}; processor slowed ${SLOWDOWN} times\n`);
  for (const [name, viewport] of Object.entries(SCREENS)) {
    console.log(name);
    await walkThrice(browser, url, viewport);
  }
  console.log('typing');
  await type(browser, url, SCREENS.wide);
}

const site = await startSite();
try {
  await withBrowser((browser) => measure(browser, site.url));
} finally {
  await site.stop();
}
