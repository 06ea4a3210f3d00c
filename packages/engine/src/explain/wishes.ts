import { questions, type Wish } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import type { Pick } from '../plan/search.ts';
import type { OutcomesOfWish } from '../prepare/outcomes-of-wish.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

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
  return picks.some(({ candidate }) => serves(outcomes, candidate.supplement));
}

function serves(outcomes: ReadonlySet<string> | undefined, { data }: PreparedSupplement): boolean {
  return outcomes !== undefined && data.indications.some(({ outcome }) => outcomes.has(outcome));
}

interface Sides {
  readonly picks: readonly Pick[];
  readonly left: Iterable<PreparedSupplement>;
}

/** Every goal the person ticked with what serves it and what could have, so that each can be answered by name. */
export function wishesOf(outcomes: OutcomesOfWish, { answers }: Facts, { picks, left }: Sides): Wish[] {
  const leftOut = [...left];
  const ticked = new Set<string>(answers.healthGoals);
  return Object.keys(questions.healthGoals.options)
    .filter((goal) => ticked.has(goal))
    .map((goal) => ({
      goal,
      served: servedBy(goal, outcomes, picks),
      leftOut: leftOut.filter((supplement) => serves(outcomes.get(goal), supplement)).map(({ data }) => data.id),
      instead: null,
    }));
}

/** What was picked for this very goal stands before what serves it beside another reason. */
function servedBy(goal: string, outcomes: OutcomesOfWish, picks: readonly Pick[]): string[] {
  const isFor = ({ candidate }: Pick): boolean =>
    candidate.reasons.some(({ because }) => because.field === 'healthGoals' && because.value === goal);
  const serving = picks.filter((pick) => isFor(pick) || serves(outcomes.get(goal), pick.candidate.supplement));
  return [...serving.filter(isFor), ...serving.filter((pick) => !isFor(pick))].map(
    ({ candidate }) => candidate.supplement.data.id,
  );
}
