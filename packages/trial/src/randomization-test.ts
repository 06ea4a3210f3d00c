import type { Arrangement } from './arrangements.ts';
import { designOf } from './design.ts';
import { typicalMemory } from './memory.ts';
import { estimate } from './model.ts';
import { type Calendar, countedDays, type Observation } from './observations.ts';
import { randomFrom } from './random.ts';

/**
 * If the supplement did nothing, the ratings would be the same under any schedule. So the effect is estimated again
 * under the other schedules, each with its own wash-out days: p is the share with an effect as large.
 */

/** Up to this many schedules are all tried; of more, this many are drawn. */
const MOST_SCHEDULES = 2_000;
const SEED = 'randomization test';
const ROUNDING = 1e-9;

/** The effect in standard errors, up to a factor that all schedules share: larger is stronger. */
function strength(observed: readonly Observation[], memory: number): number {
  const result = estimate(observed, { memory, withEffect: true });
  if (result === null) return 0;
  const { effect, variance, residualSum, freedom } = result;
  return Math.abs(effect) / Math.sqrt((variance * residualSum) / freedom || Number.MIN_VALUE);
}

export interface RandomizationTest {
  readonly p: number;
  /** The smallest p that this design can give. */
  readonly smallest: number;
  /** On and off at least twice each: with two long blocks, anything else may have changed in between. */
  readonly isRepeated: boolean;
}

const FEWEST_STRETCHES = 4;

export function randomizationTest(calendar: Calendar, washoutDays: number): RandomizationTest {
  const memory = typicalMemory(countedDays(calendar, 0));
  const under = (sides: Calendar['sides']) =>
    strength(countedDays({ sides, ratings: calendar.ratings }, washoutDays), memory);
  const seen = under(calendar.sides);
  const { arrangements, stretches, daysOf } = designOf(calendar.sides);
  const isRepeated = stretches >= FEWEST_STRETCHES;
  const reaches = (blocks: Arrangement) => under(daysOf(blocks)) >= seen * (1 - ROUNDING);

  let atLeast = 0;
  if (arrangements.count <= MOST_SCHEDULES) {
    for (const blocks of arrangements.all()) if (reaches(blocks)) atLeast += 1;
    return { p: atLeast / arrangements.count, smallest: 2 / arrangements.count, isRepeated };
  }
  const random = randomFrom(SEED);
  for (let drawn = 1; drawn < MOST_SCHEDULES; drawn++) if (reaches(arrangements.draw(random))) atLeast += 1;
  return { p: (atLeast + 1) / MOST_SCHEDULES, smallest: 1 / MOST_SCHEDULES, isRepeated };
}
