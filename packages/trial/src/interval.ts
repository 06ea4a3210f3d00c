import type { Weighted } from './memory.ts';
import { studentCdf } from './student-t.ts';

const TAIL = 0.025;
const HALVINGS = 60;

/** Ratings are rounded, so their variance is at least that of the rounding. */
const ROUNDING_VARIANCE = 1 / 12;

export interface Interval {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/** The effect averaged over all memories by weight: a mixture of Student's t distributions, cut at 2.5 and 97.5 %. */
export function effectInterval(weighted: readonly Weighted[], roundedTo: number): Interval {
  const parts = weighted.map(({ weight, estimate: { effect, variance, residualSum, freedom } }) => ({
    weight,
    effect,
    freedom,
    error: Math.sqrt(variance * Math.max(residualSum / freedom, ROUNDING_VARIANCE * roundedTo ** 2)),
  }));
  const cdf = (value: number) =>
    parts.reduce(
      (sum, { weight, effect, freedom, error }) => sum + weight * studentCdf((value - effect) / error, freedom),
      0,
    );
  const widest = Math.max(...parts.map(({ error }) => error));
  const difference = parts.reduce((sum, { weight, effect }) => sum + weight * effect, 0);

  function quantile(share: number): number {
    let reach = widest;
    while (cdf(difference - reach) > TAIL || cdf(difference + reach) < 1 - TAIL) reach *= 2;
    let [low, high] = [difference - reach, difference + reach];
    for (let round = 0; round < HALVINGS; round++) {
      const middle = (low + high) / 2;
      if (cdf(middle) < share) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  }

  return { difference, low: quantile(TAIL), high: quantile(1 - TAIL) };
}
