import { parseArgs } from 'node:util';
import { analyzeTrial } from '@evidose/trial';
import { type Layout, SCENARIOS, simulate } from './scenarios.ts';

/**
 * How often a trial gives a wrong result, and how often it finds a real effect: `npm run bench:trial [-- --trials 2000
 * --seed 1]`. `--layout 0 --scenario 3` prints a single line, the same as among all; `--blocks 6` uses another number
 * of blocks than we offer.
 */

const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    layout: { type: 'string' },
    scenario: { type: 'string' },
    blocks: { type: 'string' },
  },
});
const trials = Number(values.trials);

const OFFERED: readonly Layout[] = [
  { blocks: 10, blockDays: 4, washoutDays: 1 },
  { blocks: 8, blockDays: 7, washoutDays: 3 },
];
const LAYOUTS =
  values.blocks === undefined ? OFFERED : OFFERED.map((layout) => ({ ...layout, blocks: Number(values.blocks) }));

/** mulberry32, so that the simulated people are independent of the generator under test. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const percent = (count: number, of = trials) => `${((100 * count) / of).toFixed(1)} %`.padStart(8);

const isAsked = (at: number, asked: string | undefined) => asked === undefined || Number(asked) === at;

for (const layout of LAYOUTS.filter((_, at) => isAsked(at, values.layout))) {
  const { blocks, blockDays, washoutDays } = layout;
  console.log(`\n${blocks} blocks of ${blockDays} days, ${washoutDays} wash-out days, ${trials} trials each`);
  console.log(`${''.padEnd(36)}  helped   worse no diff.  cannot  covered  mean width     p<.05`);
  for (const [at, scenario] of SCENARIOS.entries()) {
    if (!isAsked(at, values.scenario)) continue;
    const random = randomOf(Number(values.seed) * 1000 + at);
    const count = { helped: 0, worse: 0, 'no-difference': 0, 'cannot-tell': 0 };
    let [covered, width, significant] = [0, 0, 0];
    for (let trial = 0; trial < trials; trial++) {
      const { interval, verdict, p } = analyzeTrial(
        simulate(scenario, layout, `${values.seed} ${at} ${trial}`, random),
      );
      count[verdict] += 1;
      if (interval[0] <= scenario.effect && scenario.effect <= interval[1]) covered += 1;
      width += interval[1] - interval[0];
      if (p <= 0.05) significant += 1;
    }
    const shares = [count.helped, count.worse, count['no-difference'], count['cannot-tell'], covered];
    const columns = [
      ...shares.map((share) => percent(share)),
      (width / trials).toFixed(2).padStart(10),
      percent(significant),
    ];
    console.log(scenario.name.padEnd(34), columns.join(' '));
  }
}
