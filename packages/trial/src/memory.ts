import { type Estimate, estimate } from './model.ts';
import type { Observation } from './observations.ts';

/**
 * How strongly a day may depend on the day before, from slightly negative to nearly fully. Short series hide memory, so
 * the prior favors more of it, and the likelihood counts more than once, or every interval would be made for a memory
 * that the ratings contradict. Both powers were chosen with `npm run bench:trial`, for an interval that covers 93 to 97
 * %.
 */
const LEAST_MEMORY = -0.3;
const MEMORIES = Array.from({ length: 26 }, (_, at) => LEAST_MEMORY + at * 0.05);
const likelihoodBefore = (memory: number) => (1 + memory) ** 5;
const TIMES_COUNTED = 3;

export interface Weighted {
  readonly memory: number;
  readonly weight: number;
  readonly estimate: Estimate;
}

/** Every memory with the weight that the ratings give it; the weights add up to one. */
export function weighMemories(observed: readonly Observation[], withEffect: boolean): Weighted[] {
  const found = MEMORIES.flatMap((memory) => {
    const result = estimate(observed, { memory, withEffect });
    return result ? [{ memory, estimate: result }] : [];
  });
  const best = Math.max(...found.map((item) => item.estimate.logLikelihood));
  const raw = found.map((item) => ({
    ...item,
    weight: likelihoodBefore(item.memory) * Math.exp(TIMES_COUNTED * (item.estimate.logLikelihood - best)),
  }));
  const total = raw.reduce((sum, { weight }) => sum + weight, 0);
  return raw.map((item) => ({ ...item, weight: item.weight / total }));
}

/** The mean memory, estimated without knowing which days were on. */
export function typicalMemory(observed: readonly Observation[]): number {
  return weighMemories(observed, false).reduce((sum, { memory, weight }) => sum + memory * weight, 0);
}
