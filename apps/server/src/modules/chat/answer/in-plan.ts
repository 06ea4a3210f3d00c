import type { ChatBlock, Recommendation, SuggestedSupplement } from '@evidose/contract';
import { actionText, caution, type Draft, type Facts } from './answer.ts';

export const suggestedIn = (plan: Recommendation, id: string): SuggestedSupplement | undefined =>
  plan.supplements.find((each) => each.id === id);

export const itemsOf = ({ supplements }: Recommendation, facts: Facts | undefined): readonly SuggestedSupplement[] =>
  facts === undefined ? supplements : supplements.filter(({ id }) => id === facts.id);

export function totalsOf({ nutrientTotals }: Recommendation, facts: Facts | undefined) {
  const own = new Set(facts?.nutrients.map(({ id }) => id));
  return nutrientTotals
    .filter(({ nutrient }) => facts === undefined || own.has(nutrient))
    .map((each) => ({ ...each, sum: each.fromCurrent + each.fromPlan }));
}

export const sourcesOf = ({ reasons }: Pick<SuggestedSupplement, 'reasons'>): string[] => [
  ...new Set(reasons.flatMap(({ sources }) => sources)),
];

export const whyOut = ({ reasons }: Recommendation['excluded'][number], title: string): ChatBlock => {
  const why = reasons.map(({ message }) => message).join(' ');
  const sources = reasons.flatMap((each) => each.sources);
  return caution(why, sources, title);
};

type Meeting = SuggestedSupplement['interactions'][number];

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
