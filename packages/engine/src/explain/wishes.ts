import { questions } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import type { Pick } from '../plan/search.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

const GOAL = 'healthGoals';
/** One says nothing in particular; to the other, the question on pregnancy is the answer. */
const NOT_ASKED_FOR: ReadonlySet<string> = new Set(['general-wellness', 'prenatal']);

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

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * The person's wishes that nothing in the plan is known to serve, in words: silence would look like an oversight.
 * Vitamin D against a shortage serves the bones as well, so a supplement counts for whatever it is ever suggested for.
 */
export function wishesLeft(outcomes: OutcomesOfWish, { answers }: Facts, picks: readonly Pick[]): string[] {
  const { options } = questions.healthGoals;
  return (answers.healthGoals ?? [])
    .filter((goal) => !NOT_ASKED_FOR.has(goal) && !isServed(outcomes.get(goal), picks))
    .map((goal) => lowerFirst(options[goal]));
}

function isServed(outcomes: ReadonlySet<string> | undefined, picks: readonly Pick[]): boolean {
  if (outcomes === undefined) return false;
  return picks.some(({ candidate }) =>
    candidate.supplement.data.indications.some(({ outcome }) => outcomes.has(outcome)),
  );
}
