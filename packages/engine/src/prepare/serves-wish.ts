import type { PreparedSupplement } from './supplement.ts';

const GOAL = 'healthGoals';

/** The supplements that can serve each wish. */
export type ServesWish = ReadonlyMap<string, ReadonlySet<PreparedSupplement>>;

/** What can come of a wish: the outcomes of every indication that asks for it. */
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

/** A supplement serves a wish by any of its outcomes, also where another of its reasons asks for it. */
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
