/**
 * `npm test`: runs all checks. A failure does not hide the steps after it; the last line is always `N passed, N
 * failed`, of steps and tests together. Plain JavaScript, like `start.mjs`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findFailed, findSlowest, findUnsteady } from './lib/reports.mjs';
import { at } from './lib/root.mjs';
import { HUNG, inOnePiece, npm, run, signalRunning } from './lib/run.mjs';
import { readPlaywrightReport, readVitestReport, Tally } from './lib/tally.mjs';
import { checkTypes } from './lib/types.mjs';

const REPORTS = at('.cache', 'test');
const [vitestReport, playwrightReport] = [`${REPORTS}/vitest.json`, `${REPORTS}/playwright.json`];

/** @param {readonly string[]} parts a program of node_modules, by its file */
const node = (parts, args = /** @type {readonly string[]} */ ([]), env = {}) =>
  run(process.execPath, [at('node_modules', ...parts), ...args], { env });

/** This short check once hung on a file that never appeared, so it gets a time limit and one retry. */
async function deadCode() {
  const check = () => run(process.execPath, [at('node_modules', 'knip', 'bin', 'knip.js')], { limitMs: 300_000 });
  const code = await check();
  return code === HUNG ? check() : code;
}

/** @param {() => Promise<unknown>} work */
const asStep = (work) => async () => {
  await work();
  return 0;
};

async function runAll(/** @type {Tally} */ tally) {
  if (!(await tally.step('install', asStep(ensureInstalled)))) return;
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  // Unit tests often wait, for databases, processes and limits: the checks and the browser tests use that time.
  await Promise.all([runUnitTests(tally), runBrowserTests(tally)]);
}

/** @param {Tally} tally */
const runUnitTests = (tally) =>
  tally.step(
    'unit and API tests',
    () =>
      node(
        ['vitest', 'vitest.mjs'],
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
      ),
    () => readVitestReport(vitestReport),
  );

/** The checks of the sources, the pages, and the browser tests on them. */
async function runBrowserTests(/** @type {Tally} */ tally) {
  const aside = asideOf(tally);
  let env = {};
  const hasBrowser = await aside(
    'browser',
    asStep(async () => {
      env = await ensureChromium();
    }),
  );
  const isBuilt = await aside('build', asStep(ensureBuilt));
  await aside('types', checkTypes);
  await aside('lint', () => node(['@biomejs', 'biome', 'bin', 'biome'], ['check', '--error-on-warnings']));
  await aside('dead code', deadCode);
  await aside('knowledge', () => npm(['run', '--silent', 'knowledge:check']));
  if (!hasBrowser || !isBuilt) return;
  const args = ['test', '--config', at('e2e'), '--reporter=list,json', '--retries=1'];
  await aside(
    'browser tests',
    () => node(['playwright', 'cli.js'], args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport }),
    () => readPlaywrightReport(playwrightReport),
  );
}

/**
 * A step beside others.
 * @param {Tally} tally
 */
const asideOf =
  (tally) =>
  /** @param {Parameters<Tally['step']>} step */
  (...step) =>
    inOnePiece(() => tally.step(...step));

const tally = new Tally();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    tally.interrupt();
    signalRunning(signal);
  });
}
try {
  await runAll(tally);
} finally {
  console.log('\n━━ slowest ten tests ━━');
  for (const { name, seconds } of findSlowest({ vitestReport, playwrightReport })) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
  const failed = findFailed({ vitestReport, playwrightReport });
  if (failed.length > 0) console.log('\n━━ failed tests ━━');
  for (const { name, error } of failed) console.log(`✗ ${name}\n    ${error}`);
  const unsteady = findUnsteady({ vitestReport, playwrightReport });
  if (unsteady.length > 0) console.log('\n━━ passed on the second try only ━━');
  for (const { name, error } of unsteady) console.log(`! ${name}\n    ${error}`);
  tally.print();
  process.exitCode = tally.failed === 0 ? 0 : 1;
}
