/**
 * Puts small faults into the code that keeps people safe, one at a time, and asks whether the tests notice.
 * npm run bench:mutants -- [--count 100] [--seed 7] [--area engine]
 * A fault that no test notices is printed with its line; the share that was noticed is the last line.
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
  },
});
const root = fileURLToPath(new URL('../../', import.meta.url));

/** A step is a run of the test runner over some files, or of the promises over so many generated people. */
function argumentsOf(step: string): string[] {
  const [kind, ...rest] = step.split(' ');
  return kind === 'promises'
    ? ['--import', 'tsx', 'packages/knowledge/src/promises/cli.ts', '--people', ...rest]
    : ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', step].flatMap((each) => each.split(' '));
}

/** The nearest tests first: most faults fall there. */
function isNoticed(steps: readonly string[]): boolean {
  return steps.some((step) => {
    const run = spawnSync(process.execPath, argumentsOf(step), { cwd: root, stdio: 'ignore', timeout: 300_000 });
    return run.status !== 0;
  });
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
const sample = sampleOf(all, Number(values.count), Number(values.seed));
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
