import { fit } from './least-squares.ts';
import type { Observation } from './observations.ts';

/**
 * rating = level + effect · on + drift + noise, where a day's noise depends on the day before (AR(1)). Missing and
 * uncounted days leave a gap over which the memory fades as over any other day.
 */

/** Drift may curve once there are enough days to see it. */
const BENDING_DAYS = 20;

interface Options {
  readonly memory: number;
  readonly withEffect: boolean;
}

export interface Estimate {
  readonly effect: number;
  /** In units of the residual variance. */
  readonly variance: number;
  readonly residualSum: number;
  readonly freedom: number;
  /** Restricted likelihood of the memory, up to a constant. */
  readonly logLikelihood: number;
}

/** Legendre polynomials of the day, from −1 on the first to 1 on the last: level, slope, curve. */
function driftColumns(observed: readonly Observation[]): number[][] {
  const [first, last] = [observed[0]?.day ?? 0, observed.at(-1)?.day ?? 0];
  const bends = observed.length >= BENDING_DAYS;
  return observed.map(({ day }) => {
    const x = last > first ? (2 * (day - first)) / (last - first) - 1 : 0;
    const columns = [1, x];
    if (bends) columns.push(1.5 * x * x - 0.5);
    return columns;
  });
}

/** Subtracts from each row its prediction by the previous one; the rest is independent with equal variance. */
function whiten(rows: readonly (readonly number[])[], observed: readonly Observation[], memory: number) {
  let logScale = 0;
  const white = rows.map((row, index) => {
    const [before, earlier] = [rows[index - 1], observed[index - 1]];
    if (!(before && earlier)) return row;
    const kept = memory ** ((observed[index]?.day ?? 0) - earlier.day);
    const scale = Math.sqrt(1 - kept * kept);
    logScale += Math.log(scale);
    return row.map((value, column) => (value - kept * (before[column] ?? 0)) / scale);
  });
  return { white, logScale };
}

/** Null if too few days are left to separate the effect from the drift. */
export function estimate(observed: readonly Observation[], { memory, withEffect }: Options): Estimate | null {
  const columns = driftColumns(observed).map((row, index) => [
    ...row,
    ...(withEffect ? [observed[index]?.on ?? 0] : []),
    observed[index]?.rating ?? 0,
  ]);
  const { white, logScale } = whiten(columns, observed, memory);
  const fitted = fit(white);
  const freedom = observed.length - (white[0]?.length ?? 0) + 1;
  if (fitted === null || freedom < 1) return null;
  const { coefficient, variance, residualSum, logDeterminant } = fitted;
  return {
    effect: coefficient,
    variance,
    residualSum,
    freedom,
    logLikelihood: -logScale - logDeterminant / 2 - (freedom / 2) * Math.log(Math.max(residualSum, Number.MIN_VALUE)),
  };
}
