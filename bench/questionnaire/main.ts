/**
 * The questionnaire on a processor four times slower: from an answer to the next question, letters while typing, and
 * the writing of the draft, each against the 50 ms we promise. npm run bench:questionnaire
 */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import type { Browser } from 'puppeteer-core';
import { withBrowser } from '../web/browser.ts';
import { passGate, ROOT, startSite } from '../web/server.ts';
import { openQuestionnaire, readProbe, typeInto, walkScreens } from './walk.ts';

const SLOWDOWN = 4;
const LIMIT_MS = 50;
const SCREENS = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;

function line(what: string, values: readonly number[]): string {
  if (values.length === 0) return `${what.padEnd(46)} none at or above 16 ms`;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const worst = at(1);
  const figures = `median ${at(0.5).toFixed(1)}, 95th ${at(0.95).toFixed(1)}, worst ${worst.toFixed(1)} ms of ${values.length}`;
  return `${what.padEnd(46)} ${figures}; worst is ${(worst / LIMIT_MS).toFixed(2)} × the limit`;
}

async function walk(browser: Browser, url: string): Promise<void> {
  console.log(
    `load of this machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}; processor slowed ${SLOWDOWN} times\n`,
  );
  for (const [name, viewport] of Object.entries(SCREENS)) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(viewport);
    const pass = await passGate(url);
    await page.setCookie({ ...pass.cookie, url: url });
    await openQuestionnaire(page, url, pass.expiresAt);
    await page.emulateCPUThrottling(SLOWDOWN);
    await walkScreens(page);
    const walked = await readProbe(page);
    console.log(name);
    console.log(
      line(
        '  Continue to the next question drawn',
        walked.moves.map(({ ms }) => ms),
      ),
    );
    console.log(
      line(
        '  answer or Continue to the next paint',
        walked.interactions.map(({ ms }) => ms),
      ),
    );
    const slowest = walked.moves.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
    console.log(
      `  slowest moves: ${slowest.map(({ from, to, ms }) => `${from} to ${to} ${ms.toFixed(0)}`).join(', ')}`,
    );
    if (name === 'wide') {
      const before = walked.longTasks.length;
      await typeInto(page, 'What you take', 'prescriptionMedsList');
      await typeInto(page, 'Your health', 'painDescription');
      const typed = await readProbe(page);
      console.log(line('  frames while typing', typed.frames));
      console.log(
        line(
          '  letter to the end of its handlers',
          typed.interactions.slice(walked.interactions.length).map(({ handled }) => handled),
        ),
      );
      console.log(`  tasks over 50 ms while typing: ${typed.longTasks.length - before}`);
      console.log(line('  writes of the draft', typed.writes));
    }
    await context.close();
  }
}

const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
if (build.status !== 0) throw new Error('the web app could not be built');
const site = await startSite();
try {
  await withBrowser((browser) => walk(browser, site.url));
} finally {
  await site.stop();
}
