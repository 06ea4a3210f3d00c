import type { Arrangement } from './arrangements.ts';
import { designOf } from './design.ts';
import { typicalMemory } from './memory.ts';
import { estimate } from './model.ts';
import { type Calendar, countedDays, type Observation } from './observations.ts';
import { randomFrom } from './random.ts';

/**
 * Had the supplement done nothing, the ratings would be the same whatever schedule was drawn. So the effect is
 * estimated again under the other schedules, each with its own wash-out days: p is the share with one as large.
 */

/** Up to so many schedules are all tried; of more, so many are drawn. */
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
  /** Twice on and twice off at least: of two long blocks nobody can tell what else changed in between. */
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
