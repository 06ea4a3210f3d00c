import type { Recommendation, SuggestedSupplement } from '@evidose/contract';
import { actionText, answer, block, caution, DASHBOARD, type Draft, type Facts, noAnswer, pageOf } from './answer.ts';

/** What answers from a plan begin with. `facts`: the supplement that is asked about; none where all of them are. */

export const suggestedIn = (plan: Recommendation, id: string): SuggestedSupplement | undefined =>
  plan.supplements.find((each) => each.id === id);

export const itemsOf = ({ supplements }: Recommendation, facts: Facts | undefined): readonly SuggestedSupplement[] =>
  facts === undefined ? supplements : supplements.filter(({ id }) => id === facts.id);

export const sourcesOf = ({ reasons }: Pick<SuggestedSupplement, 'reasons'>): string[] => [
  ...new Set(reasons.flatMap(({ sources }) => sources)),
];

/** A block for each supplement of the plan. */
export const perItem = (
  plan: Recommendation,
  facts: Facts | undefined,
  textOf: (item: SuggestedSupplement) => string,
): Draft['blocks'] => itemsOf(plan, facts).map((item) => block(textOf(item), sourcesOf(item), item.name));

type Meeting = SuggestedSupplement['interactions'][number];

/** What it meets among the person's own medicines and supplements. */
export const meetingsOf = (
  { name, interactions }: SuggestedSupplement,
  isMeant: (meeting: Meeting) => boolean = () => true,
): Draft['blocks'] =>
  interactions
    .filter(isMeant)
    .map(({ with: other, action, hours, message, sources }) =>
      caution(message, sources, `${name} and ${other}: ${actionText(action, hours)}`),
    );

export const isKeptApart = ({ action }: Meeting): boolean => action === 'separate';

interface Told {
  readonly lead: string;
  readonly blocks: Draft['blocks'];
  readonly facts?: Facts | undefined;
  readonly next?: readonly string[];
  /** What is said where there is nothing to tell. */
  readonly none?: string;
}

const NEXT = ['What is in my plan?', 'What does my day look like?'];

export function told({ lead, blocks, facts, next = NEXT, none = 'Your plan holds no supplement.' }: Told): Draft {
  const rest = {
    links: facts === undefined ? [DASHBOARD] : [DASHBOARD, pageOf(facts)],
    about: facts?.id ?? null,
    suggestions: next,
  };
  return blocks.length === 0 ? noAnswer(none, rest) : answer(lead, blocks, rest);
}
