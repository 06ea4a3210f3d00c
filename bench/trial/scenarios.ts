import type { TrialRecord } from '@evidose/contract';
import { drawSchedule } from '@evidose/trial';

/** Simulated people: what their days would have been like, with and without the supplement. */
export interface Scenario {
  readonly name: string;
  readonly effect: number;
  /** Correlation of a day with the day before (AR(1)). */
  readonly memory: number;
  /** Points from the first day to the last. */
  readonly drift: number;
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'no effect', effect: 0, memory: 0, drift: 0 },
  { name: 'no effect, drift of 3', effect: 0, memory: 0, drift: 3 },
  { name: 'no effect, memory 0.6', effect: 0, memory: 0.6, drift: 0 },
  { name: 'no effect, memory 0.6, drift of 3', effect: 0, memory: 0.6, drift: 3 },
  { name: 'effect of 1', effect: 1, memory: 0, drift: 0 },
  { name: 'effect of 1, memory 0.6', effect: 1, memory: 0.6, drift: 0 },
  { name: 'effect of 2', effect: 2, memory: 0, drift: 0 },
  { name: 'effect of 2, memory 0.6', effect: 2, memory: 0.6, drift: 0 },
];

export interface Layout {
  readonly blocks: number;
  readonly blockDays: number;
  readonly washoutDays: number;
}

const NOISE = 1.5;
const LEVEL = 5;
const MOST_MISSING = 0.3;
const FIRST_DAY = Date.parse('2026-01-05');
const DAY_MS = 86_400_000;

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Noise has the same spread for every memory; ratings are whole numbers from 0 to 10; up to 30 % are missing. */
export function simulate(
  { effect, memory, drift }: Scenario,
  layout: Layout,
  seed: string,
  random: () => number,
): TrialRecord {
  const sides = drawSchedule({ ...layout, seed });
  const missing = random() * MOST_MISSING;
  let noise = normal(random) * NOISE;
  const days = sides.map((on, day) => {
    if (day > 0) noise = memory * noise + Math.sqrt(1 - memory ** 2) * NOISE * normal(random);
    const value = LEVEL - effect / 2 + effect * on + drift * (day / (sides.length - 1) - 0.5) + noise;
    return {
      date: new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10),
      on,
      rating: random() < missing ? null : Math.min(10, Math.max(0, Math.round(value))),
    };
  });
  return { scale: [0, 10], worthwhile: 1, washoutDays: layout.washoutDays, days };
}
