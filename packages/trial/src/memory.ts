import { type Estimate, estimate } from './model.ts';
import type { Observation } from './observations.ts';

/**
 * How strongly a day may remember the one before, from a little contrary to nearly all. Short series hide memory, so more
 * is thought likelier than less; and the ratings count more than once, or else every interval would be made for a memory
 * that the ratings speak against. Both powers were chosen with `npm run bench:trial`, for an interval that covers 93 to 97 %.
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

/** The mean memory, seen without asking which days were on. */
export function typicalMemory(observed: readonly Observation[]): number {
  return weighMemories(observed, false).reduce((sum, { memory, weight }) => sum + memory * weight, 0);
}
