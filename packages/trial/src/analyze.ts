import type { TrialRecord, TrialResult, TrialVerdict } from '@evidose/contract';
import { effectInterval, type Interval } from './interval.ts';
import { weighMemories } from './memory.ts';
import { countedDays, type Observation, onCalendar } from './observations.ts';
import { type RandomizationTest, randomizationTest } from './randomization-test.ts';

const ALPHA = 0.05;
/** On each side; fewer rated days say nothing. */
const FEWEST_DAYS = 3;
const DECIMALS = 1e4;
const ROUNDING = 1e-9;

const round = (value: number) => Math.round(value * DECIMALS) / DECIMALS;

function mean(observed: readonly Observation[], side: 0 | 1): number | null {
  const ratings = observed.filter(({ on }) => on === side).map(({ rating }) => rating);
  return ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** Whole points, or finer where the person rated finer. */
const stepOf = (observed: readonly Observation[]) => (observed.every(({ rating }) => Number.isInteger(rating)) ? 1 : 0);

/** A short design has too few schedules to be significant; there the trial must be the strongest of them. */
const isByChance = ({ p, smallest }: RandomizationTest) => p > Math.max(ALPHA, smallest) + ROUNDING;

function judge({ difference, low, high }: Interval, test: RandomizationTest, worthwhile: number): TrialVerdict {
  if (!test.isRepeated) return 'cannot-tell';
  if (low > -worthwhile && high < worthwhile) return 'no-difference';
  if (isByChance(test)) return 'cannot-tell';
  if (low > 0 && difference >= worthwhile) return 'helped';
  if (high < 0 && difference <= -worthwhile) return 'worse';
  return 'cannot-tell';
}

/** The result of a trial: see docs/trial-method.md. The same record gives the same result. */
export function analyzeTrial({ scale: [bottom, top], worthwhile, washoutDays, days }: TrialRecord): TrialResult {
  const calendar = onCalendar(days);
  const observed = countedDays(calendar, washoutDays);
  const on = observed.filter((day) => day.on === 1).length;
  const n = { on, off: observed.length - on, missing: calendar.written.filter(({ rating }) => rating === null).length };
  const weighted = weighMemories(observed, true);
  if (Math.min(n.on, n.off) < FEWEST_DAYS || weighted.length === 0) {
    const [withIt, without] = [mean(observed, 1), mean(observed, 0)];
    const difference = withIt === null || without === null ? null : round(withIt - without);
    return { difference, interval: [bottom - top, top - bottom], p: 1, n, verdict: 'cannot-tell' };
  }
  const interval = effectInterval(weighted, stepOf(observed));
  const test = randomizationTest(calendar, washoutDays);
  // The model allows for drift and memory, and may end beyond what the scale holds.
  const onScale = (value: number) => round(Math.min(Math.max(value, bottom - top), top - bottom));
  return {
    difference: onScale(interval.difference),
    interval: [onScale(interval.low), onScale(interval.high)],
    p: round(test.p),
    n,
    verdict: judge(interval, test, worthwhile),
  };
}
