import type { Recommendation } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import { askedOfFood } from '../understand/subjects.ts';
import { andOf, answer, block, CHECKER, caution, DASHBOARD, type Draft } from './answer.ts';

/** Something a food may meet: a supplement or a medicine, with the groups it belongs to. */
export interface Meets {
  readonly kind: 'supplement' | 'medicine';
  readonly id: string;
  readonly name: string;
  readonly groups: readonly string[];
}

/** Everything in a plan that a food may meet. */
export const inPlanMeets = (plan: Recommendation): Meets[] => [
  ...plan.supplements.map(({ id, name }) => ({ kind: 'supplement' as const, id, name, groups: [id] })),
  ...plan.currentSupplements.flatMap(({ id, name }) =>
    id === null ? [] : [{ kind: 'supplement' as const, id, name, groups: [id] }],
  ),
  ...plan.medications.flatMap(({ id, name, classes }) =>
    id === null ? [] : [{ kind: 'medicine' as const, id, name, groups: [id, ...classes] }],
  ),
];

/** "Can I have coffee with my iron?": the rows about this food and what was named, or what is known of it in general. */
export function aboutFood(id: string, named: readonly Meets[], { foods }: ChatData, isPlan = false): Draft | null {
  const food = foods.foods[id];
  if (food === undefined) return null;
  const rows = named.flatMap((item) => {
    // A row about the thing itself before one about its class.
    const row =
      food.rows.find((each) => each.with.includes(item.id)) ??
      food.rows.find((each) => item.groups.some((group) => each.with.includes(group)));
    return row === undefined ? [] : [caution(row.message, row.sources, `${food.name} and ${item.name}`)];
  });
  const rest = {
    links: isPlan ? [DASHBOARD] : [CHECKER],
    about: named.length === 1 && !isPlan ? supplementOf(named) : null,
    suggestions: [],
    thread: {
      asked: askedOfFood(id),
      medicines: isPlan ? [] : named.flatMap((each) => (isSupplement(each) ? [] : each.name)),
    },
  };
  if (rows.length > 0)
    return answer(
      `${food.name}: what matters for ${isPlan ? 'you' : andOf(named.slice(0, 3).map(({ name }) => name))}`,
      rows,
      rest,
    );
  const lead =
    named.length === 0
      ? food.name
      : isPlan
        ? `${food.name}: we have no information about it with anything you take or your plan suggests. That doesn’t mean it’s safe.`
        : `We have no information about ${food.name.toLowerCase()} with ${andOf(named.slice(0, 4).map(({ name }) => name))}. That doesn’t mean it’s safe.`;
  return answer(lead, [block(food.otherwise.message, food.otherwise.sources, food.name)], rest);
}

const isSupplement = ({ kind }: Meets): boolean => kind === 'supplement';
const supplementOf = ([only]: readonly Meets[]): string | null =>
  only !== undefined && isSupplement(only) ? only.id : null;
