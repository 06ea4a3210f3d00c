import type { PreparedSupplement } from './supplement.ts';

const GOAL = 'healthGoals';

/** What can come of a wish: the outcomes of every indication that asks for it. */
export type OutcomesOfWish = ReadonlyMap<string, ReadonlySet<string>>;

export function outcomesOfWishes(supplements: readonly PreparedSupplement[]): OutcomesOfWish {
  const outcomes = new Map<string, Set<string>>();
  for (const { data } of supplements)
    for (const { when, outcome } of data.indications)
      for (const criterion of when.all) {
        if (criterion.field !== GOAL || !('in' in criterion)) continue;
        for (const goal of criterion.in) outcomes.set(goal, (outcomes.get(goal) ?? new Set()).add(outcome));
      }
  return outcomes;
}
