/**
 * Mutation testing of the code that keeps people safe: one small fault at a time, do the tests notice?
 * npm run bench:mutants -- [--count 100] [--seed 7] [--area engine] [--part 1/10]
 * A fault that no test notices is printed with its line; the last line is the share that was noticed. A long run can be
 * split into parts. Files are changed in place and restored: run it in its own clone.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { areas } from './areas.ts';
import { type Fault, faultsIn, sampleOf } from './faults.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '7' },
    area: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
  },
});
/** A fault may cause an endless loop; a timeout counts as noticed. */
const TIME_OUT_MS = 600_000;

const root = fileURLToPath(new URL('../../', import.meta.url));

function argumentsOf(step: string): string[] {
  const [kind, ...rest] = step.split(' ');
  return kind === 'promises'
    ? ['--import', 'tsx', 'packages/knowledge/src/promises/cli.ts', '--people', ...rest]
    : ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--maxWorkers=1', '--reporter=dot', ...step.split(' ')];
}

/** Nearest tests first, as they notice most faults. */
function isNoticed(steps: readonly string[]): boolean {
  return steps.some((step) => {
    const run = spawnSync(process.execPath, argumentsOf(step), { cwd: root, stdio: 'ignore', timeout: TIME_OUT_MS });
    return run.status !== 0;
  });
}

/** Tests that fail without a fault would notice anything. */
function refuseIfRed(steps: readonly string[]): void {
  const red = steps.filter((step) => isNoticed([step]));
  if (red.length === 0) return;
  console.error(`Red without any fault, so nothing can be said:\n${red.join('\n')}`);
  process.exit(1);
}

function tryFault({ file, faulty }: Fault, steps: readonly string[]): boolean {
  const path = `${root}${file}`;
  const original = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, faulty);
    return isNoticed(steps);
  } finally {
    writeFileSync(path, original);
  }
}

const chosen = areas.filter(({ name }) => values.area === '' || name === values.area);
const all = chosen.flatMap((area) =>
  area.files.flatMap((file) =>
    faultsIn(file, readFileSync(`${root}${file}`, 'utf8')).map((fault) => ({ area, fault })),
  ),
);
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const sample = sampleOf(all, Number(values.count), Number(values.seed)).filter((_, i) => i % parts === part - 1);
refuseIfRed([...new Set(sample.flatMap(({ area }) => area.steps))]);
const survivors: Fault[] = [];
for (const [i, { area, fault }] of sample.entries()) {
  const noticed = tryFault(fault, area.steps);
  if (!noticed) survivors.push(fault);
  console.log(
    `${i + 1}/${sample.length} ${noticed ? 'noticed ' : 'SURVIVED'} ${fault.file}:${fault.line} ${fault.what}`,
  );
}
const share = ((sample.length - survivors.length) / sample.length) * 100;
console.log(
  `${sample.length - survivors.length} of ${sample.length} faults noticed (${share.toFixed(0)} %), of ${all.length} possible, seed ${values.seed}.`,
);
