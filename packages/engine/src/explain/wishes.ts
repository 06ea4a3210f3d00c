import { questions } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import type { Pick } from '../plan/search.ts';
import type { OutcomesOfWish } from '../prepare/outcomes-of-wish.ts';

/** One says nothing in particular; to the other, the question on pregnancy is the answer. */
const NOT_ASKED_FOR: ReadonlySet<string> = new Set(['general-wellness', 'prenatal']);

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
