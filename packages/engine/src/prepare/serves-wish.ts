import type { PreparedSupplement } from './supplement.ts';

const GOAL = 'healthGoals';

export type ServesWish = ReadonlyMap<string, ReadonlySet<PreparedSupplement>>;

/** The outcomes of every indication for a wish. */
function outcomesOfWishes(supplements: readonly PreparedSupplement[]): Map<string, Set<string>> {
  const outcomes = new Map<string, Set<string>>();
  for (const { data } of supplements)
    for (const { when, outcome } of data.indications)
      for (const criterion of when.all) {
        if (criterion.field !== GOAL || !('in' in criterion)) continue;
        for (const goal of criterion.in) outcomes.set(goal, (outcomes.get(goal) ?? new Set()).add(outcome));
      }
  return outcomes;
}

/** A supplement serves a wish by any of its outcomes, also if another of its indications asks for it. */
export function servesWishes(
  asked: readonly PreparedSupplement[],
  supplements: readonly PreparedSupplement[],
): ServesWish {
  const serves = new Map<string, Set<PreparedSupplement>>();
  for (const [goal, outcomes] of outcomesOfWishes(asked)) {
    const serving = supplements.filter(({ data }) => data.indications.some(({ outcome }) => outcomes.has(outcome)));
    serves.set(goal, new Set(serving));
  }
  return serves;
}
