/**
 * Lighthouse on the first pages that people see. Prints a table and writes docs/web-performance.md.
 * npm run bench:web -- [--runs 3] [--only /pricing,/log-in] [--calibrate]
 * A busy or slow machine slowed four times is slower than a phone: --calibrate slows it only as far as Lighthouse's
 * benchmark of the machine requires. Such a run is printed but not written.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Measured, measure } from './measure.ts';
import { pageOf, type Row, tableOf } from './report.ts';
import { passGate, ROOT, startSite } from './server.ts';

const PAGES = ['/pin-auth', '/', '/pricing', '/supplements', '/supplements/vitamin-d3', '/log-in'];
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    calibrate: { type: 'boolean', default: false },
  },
});
const runs = Math.max(1, Number(values.runs));
const pages = values.only?.split(',') ?? PAGES;

/**
 * Slowdown that makes a machine with this benchmark index as slow as the phone that a desktop slowed four times stands
 * for.
 */
const DESKTOP_INDEX = 1_500;
const slowdownFor = (index: number) => Math.min(4, Math.max(1, (4 * index) / DESKTOP_INDEX));

/** A tie in the middle goes to the slower one. */
function middleOf(measured: readonly Measured[]): Measured {
  const sorted = measured.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

const site = await startSite();
try {
  const rows: Row[] = [];
  for (const path of pages) {
    const measured: Measured[] = [];
    const visit = async (slowdown?: number) => measure(site.url + path, await passGate(site.url), slowdown);
    for (let run = 0; run < runs; run += 1) {
      const slowdown = values.calibrate ? slowdownFor((await visit()).benchmarkIndex) : undefined;
      measured.push(await visit(slowdown));
    }
    const row = { path, ...middleOf(measured) };
    rows.push(row);
    const machine = measured.map(({ benchmarkIndex }) => Math.round(benchmarkIndex)).join(' ');
    console.log(`${path}: ${JSON.stringify(row.scores)} machine ${machine}; ${row.faults.join(', ')}`);
  }
  console.log(`\n${tableOf(rows)}`);
  const isWrittenDown = values.only === undefined && !values.calibrate;
  if (isWrittenDown) writeFileSync(join(ROOT, 'docs', 'web-performance.md'), pageOf(rows, runs));
  const below = rows.filter(({ scores }) =>
    Object.entries(WANTED).some(([id, wanted]) => scores[id as keyof typeof WANTED] < wanted),
  );
  if (below.length > 0) {
    console.log(`\nBelow what we ask: ${below.map(({ path }) => path).join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await site.stop();
}
