import type { Recommendation, SuggestedSupplement } from '@evidose/contract';
import { actionText, caution, type Draft, type Facts } from './answer.ts';

/** What answers from a plan begin with. `facts`: the supplement that is asked about; none where all of them are. */

export const suggestedIn = (plan: Recommendation, id: string): SuggestedSupplement | undefined =>
  plan.supplements.find((each) => each.id === id);

export const itemsOf = ({ supplements }: Recommendation, facts: Facts | undefined): readonly SuggestedSupplement[] =>
  facts === undefined ? supplements : supplements.filter(({ id }) => id === facts.id);

export const sourcesOf = ({ reasons }: Pick<SuggestedSupplement, 'reasons'>): string[] => [
  ...new Set(reasons.flatMap(({ sources }) => sources)),
];

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
