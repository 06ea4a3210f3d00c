import type { ChatBlock } from '@evidose/contract';
import type { Prepared, When } from '@evidose/engine';
import { caution, type Facts } from './answer.ts';

const ADULT = 18;
const IS_ABOUT: Readonly<Record<string, (condition: When['all'][number]) => boolean>> = {
  surgery: (each) => 'in' in each && each.in.includes('upcoming-surgery'),
  pregnancy: ({ field }) => field === 'pregnancyStatus',
  children: (each) => each.field === 'age' && 'below' in each && (each.below ?? ADULT + 1) <= ADULT,
};

/** Rows about something, by the condition they were written with and not by the words they are told in. */
export function createConcerns({ knowledge }: Prepared) {
  const rows = knowledge.supplements.flatMap(({ id, contraindications, indications }) =>
    [...contraindications, ...indications].map((row) => [`${id} ${row.id}`, row.when] as const),
  );
  const whens = new Map([...knowledge.effectRules.map(({ id, when }) => [id, when] as const), ...rows]);
  const isOn = (supplement: string, row: string, concern: string): boolean =>
    (whens.get(`${supplement} ${row}`) ?? whens.get(row))?.all.some((each) => IS_ABOUT[concern]?.(each)) === true;
  return {
    rowsOn: ({ id, contraindications }: Facts, concern: string): ChatBlock[] =>
      contraindications
        .filter((row) => isOn(id, row.id, concern))
        .map(({ who, message, sources }) => caution(message, sources, who)),
    usesFor: ({ id }: Facts, use: string, concern: string): boolean => isOn(id, use, concern),
  };
}
