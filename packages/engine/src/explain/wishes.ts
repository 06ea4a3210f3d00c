import { type Because, inSentence, questions, type Wish } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import { surelyHolds } from '../criteria/holds.ts';
import type { WishAdvice } from '../knowledge.ts';
import type { PlannedItem } from '../plan/search.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { isMeasuredDeficiency } from '../review/deficiency.ts';
import { andList } from '../words/open-words.ts';

/** The first needs no answer of its own; for the second, the question on pregnancy is the answer. */
const NOT_ASKED_FOR: ReadonlySet<string> = new Set(['general-wellness', 'prenatal']);

const WITH_ARTICLE: ReadonlySet<string> = new Set(['immunity']);

/** Beyond this many names a sentence is unreadable. */
const MOST_NAMES = 3;

interface Answering {
  readonly nameOf: (id: string) => string;
  /** Current supplements that may continue. */
  readonly kept: ReadonlySet<string>;
}

const GOALS = Object.keys(questions.healthGoals.options);
const GOAL_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(questions.healthGoals.options).map(([goal, label]) => {
    const name = inSentence(label);
    return [goal, WITH_ARTICLE.has(goal) ? `a ${name}` : name];
  }),
);

/** A goal without a suggestion: why not, and what helps instead. */
export function wishAnswer({ goal, leftOut, instead }: Wish, { nameOf, kept }: Answering): string {
  const wish = GOAL_NAMES.get(goal) ?? goal;
  const own = leftOut.filter((id) => kept.has(id)).map(nameOf);
  if (own.length > 0) {
    const also = own.length < leftOut.length && instead !== null ? ` ${instead}` : '';
    return `For ${wish} we add nothing: you already take ${andList(own)}.${also}`;
  }
  const names = leftOut.slice(0, MOST_NAMES).map(nameOf);
  const more = leftOut.length > MOST_NAMES ? ' and others' : '';
  const why =
    names.length === 0
      ? 'none has enough evidence in people like you'
      : `${more === '' ? andList(names) : names.join(', ')}${more} didn’t fit you or your plan`;
  return `For ${wish} we add nothing: ${why}.${instead === null ? '' : ` ${instead}`}`;
}

/** Goals without a suggestion; silence would look like an oversight. */
export const wishesLeft = (wishes: readonly Wish[]): Wish[] =>
  wishes.filter(({ goal, served }) => !NOT_ASKED_FOR.has(goal) && served.length === 0);

const SERVED_BY_NONE: ReadonlySet<PreparedSupplement> = new Set();

interface Sides {
  readonly picks: readonly PlannedItem[];
  readonly left: Iterable<PreparedSupplement>;
}

/** Every goal with what serves it and what could have, so that each can be answered by name. */
export function wishesOf({ servesWish, wishAdvice }: Prepared, facts: Facts, { picks, left }: Sides): Wish[] {
  const leftOut = [...left];
  const ticked = new Set<string>(facts.answers.healthGoals);
  return GOALS.filter((goal) => ticked.has(goal)).map((goal) => {
    const serving = servesWish.get(goal) ?? SERVED_BY_NONE;
    const advice = wishAdvice.find(({ data, when }) => data.goal === goal && surelyHolds(when, facts))?.data;
    return {
      goal,
      served: servedBy({ goal, symptoms: advice?.symptoms ?? [], lacks: advice?.lacks ?? [] }, serving, picks),
      leftOut: leftOut
        .filter(
          (each) => serving.has(each) || (advice?.lacks.includes(each.data.id) && isMeasuredDeficiency(facts, each)),
        )
        .map(({ data }) => data.id),
      instead: advice?.message ?? null,
    };
  });
}

/** Shown by a test or diagnosis; a diet, a medicine or an operation only makes it likely. */
const isKnownLack = ({ field, value }: Because): boolean =>
  field.startsWith('labResults.') || (field === 'medicalConditions' && value.includes('deficiency'));

/** What was chosen for this goal ranks before what serves it for another reason. */
function servedBy(
  { goal, symptoms, lacks }: Pick<WishAdvice, 'goal' | 'symptoms' | 'lacks'>,
  servesGoal: ReadonlySet<PreparedSupplement>,
  picks: readonly PlannedItem[],
): string[] {
  const first: string[] = [];
  const beside: string[] = [];
  for (const { candidate } of picks) {
    const { id } = candidate.supplement.data;
    if (isFor(candidate, 'healthGoals', [goal])) first.push(id);
    else if (
      servesGoal.has(candidate.supplement) ||
      isFor(candidate, 'currentSymptoms', symptoms) ||
      (lacks.includes(id) && mendsKnownLack(candidate))
    )
      beside.push(id);
  }
  return [...first, ...beside];
}

const isFor = ({ reasons }: PlannedItem['candidate'], field: string, values: readonly string[]): boolean =>
  reasons.some(({ because }) => because.field === field && values.includes(because.value));

const mendsKnownLack = ({ reasons }: PlannedItem['candidate']): boolean =>
  reasons.some(({ because, indication }) => indication.kind === 'need' && isKnownLack(because));
