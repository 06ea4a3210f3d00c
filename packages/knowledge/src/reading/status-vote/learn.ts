import { readingStatuses } from '@evidose/contract';

export interface Example {
  readonly group: string;
  readonly features: readonly string[];
  /** What a pharmacist read. */
  readonly status: number;
  /** What the rules read. */
  readonly read: number;
}

export type Learned = ReadonlyMap<string, readonly number[]>;

const ROUNDS = 20;
const STEP = 0.25;
const SHRINK = 2e-4;
/** A feature seen less often teaches nothing. */
const LEAST_SEEN = 2;
/** Smaller weights change nothing. */
const LEAST_WEIGHT = 0.15;

/** A fixed shuffle, so that the same corpus gives the same weights on every machine. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const all = [...list];
  let state = seed;
  for (let i = all.length - 1; i > 0; i -= 1) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const j = state % (i + 1);
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}

const chances = (sums: readonly number[]): number[] => {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, each) => sum + each, 0);
  return powers.map((power) => power / all);
};

/** Multinomial logistic regression with a step for each weight. */
export function learn(examples: readonly Example[]): Learned {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1);
  const known = new Map([...seen].filter(([, times]) => times >= LEAST_SEEN).map(([feature], i) => [feature, i]));
  const weights = readingStatuses.map(() => new Float64Array(known.size));
  const steps = readingStatuses.map(() => new Float64Array(known.size).fill(1e-6));
  const rows = examples.map(({ features, status }) => ({ at: features.flatMap((f) => known.get(f) ?? []), status }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { at, status } of shuffled(rows, round + 1)) {
      const scale = 1 / Math.sqrt(Math.max(at.length, 1));
      const sums = weights.map((own) => at.reduce((sum, i) => sum + (own[i] ?? 0), 0) * scale);
      const missed = chances(sums).map((chance, i) => chance - (i === status ? 1 : 0));
      if (Math.abs(missed[status] ?? 0) < 0.01) continue;
      for (const [k, own] of weights.entries()) {
        const step = steps[k] as Float64Array;
        for (const i of at) {
          const slope = (missed[k] ?? 0) * scale + SHRINK * (own[i] ?? 0);
          step[i] = (step[i] ?? 0) + slope * slope;
          own[i] = (own[i] ?? 0) - (STEP * slope) / Math.sqrt(step[i] ?? 1);
        }
      }
    }
  }
  const rowOf = (at: number): number[] => weights.map((own) => Number((own[at] ?? 0).toFixed(2)));
  return new Map(
    [...known]
      .map(([feature, at]) => [feature, rowOf(at)] as const)
      .filter(([, row]) => row.some((weight) => Math.abs(weight) >= LEAST_WEIGHT)),
  );
}
