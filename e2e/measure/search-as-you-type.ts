/**
 * Main-thread time for one letter in the catalog search, on a CPU slowed four times. Prints figures, asserts nothing.
 * `node --import tsx measure/search-as-you-type.ts [address of a running server]`
 */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../support/browser.ts';
import { build } from '../support/build.ts';
import { passGate } from '../support/gate.ts';
import { startServer } from '../support/server.ts';

const SLOWDOWN = 4;
const QUERIES = ['magnesium', 'ashwaganda', 'vitamin d', 'better sleep', 'st johns wort', 'omega 3', 'colecalciferol'];

interface Keystroke {
  /** The text in the box after it. */
  readonly text: string;
  readonly handler: number;
  readonly all: number;
}

const address = process.argv[2];
if (address === undefined) build();
const server = address === undefined ? await startServer() : { url: address, stop: async () => undefined };
const browser = await chromium.launch(browserLaunch());
try {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await passGate(page);
  await page.goto('/supplements');
  await page
    .getByRole('status')
    .filter({ hasText: /supplements/ })
    .waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  // Located once: locating it again runs script in the page, which would be counted.
  const box = await page.getByRole('searchbox').elementHandle();
  if (box === null) throw new Error('no search box');
  /** Adds a letter and waits until the page has painted. */
  const type = async (letter: string): Promise<Keystroke> => {
    const before = await worked();
    const handler = await box.evaluate((input, next) => {
      if (!(input instanceof HTMLInputElement)) throw new Error('no input');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(input, input.value + next);
      const start = performance.now();
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return performance.now() - start;
    }, letter);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
    return { text: await box.inputValue(), handler, all: (await worked()) - before };
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 600));
  const strokes: Keystroke[] = [];
  for (const query of QUERIES) {
    await box.fill('');
    await box.focus();
    await pause();
    for (const letter of query) strokes.push(await type(letter));
  }
  const line = (name: string, values: readonly number[]) => {
    const sorted = [...values].sort((a, b) => a - b);
    const at = (share: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
    process.stdout.write(`${name.padEnd(44)} median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms\n`);
  };
  process.stdout.write(`${strokes.length} keystrokes at ${SLOWDOWN}× slowdown, load ${loadavg()[0]?.toFixed(1)}\n`);
  line(
    'until the letter is taken (handler)',
    strokes.map(({ handler }) => handler),
  );
  line(
    'all script for the letter, cards included',
    strokes.map(({ all }) => all),
  );
  const slowest = strokes.toSorted((a, b) => b.all - a.all).slice(0, 8);
  process.stdout.write(`slowest: ${slowest.map(({ text, all }) => `“${text}” ${all.toFixed(1)}`).join(', ')}\n`);
} finally {
  await browser.close();
  await server.stop();
}
