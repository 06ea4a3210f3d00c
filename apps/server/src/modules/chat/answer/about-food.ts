import type { Recommendation } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import { asKnown, type KnownName } from '../understand/names-in.ts';
import { askedOfFood } from '../understand/subjects.ts';
import { andOf, answer, block, CHECKER, caution, DASHBOARD, type Draft } from './answer.ts';
import { ownMedicines } from './own-medicines.ts';

export const inPlanMeets = (plan: Recommendation): KnownName[] => [
  ...plan.supplements.map((each) => asKnown('supplement', each)),
  ...plan.currentSupplements.flatMap(({ id, name }) => (id === null ? [] : asKnown('supplement', { id, name }))),
  ...ownMedicines(plan),
];

/** "Can I have coffee with my iron?": the rows about this food and what was named, or what is known of it in general. */
export function aboutFood(id: string, met: readonly KnownName[], { foods }: ChatData, isPlan = false): Draft | null {
  const food = foods.foods[id];
  if (food === undefined) return null;
  const rows = met.flatMap((item) => {
    const row =
      food.rows.find((each) => each.with.includes(item.id)) ??
      food.rows.find((each) => item.groups.some((group) => each.with.includes(group)));
    return row === undefined ? [] : [caution(row.message, row.sources, `${food.name} and ${item.name}`)];
  });
  const named = isPlan ? [] : met;
  const [only, another] = named;
  const medicines = named.flatMap(({ kind, name }) => (kind === 'medicine' ? name : []));
  const rest = {
    links: isPlan ? [DASHBOARD] : [CHECKER],
    about: only?.kind === 'supplement' && another === undefined ? only.id : null,
    thread: { asked: askedOfFood(id), medicines },
  };
  const namesOf = (most: number): string => andOf(named.slice(0, most).map(({ name }) => name));
  if (rows.length > 0) return answer(`${food.name}: what matters for ${isPlan ? 'you' : namesOf(3)}`, rows, rest);
  const unknown = isPlan
    ? `${food.name}: we have no information about it with anything you take or your plan suggests.`
    : `We have no information about ${food.name.toLowerCase()} with ${namesOf(4)}.`;
  const lead = met.length === 0 ? food.name : `${unknown} That doesn’t mean it’s safe.`;
  return answer(lead, [block(food.otherwise.message, food.otherwise.sources, food.name)], rest);
}
