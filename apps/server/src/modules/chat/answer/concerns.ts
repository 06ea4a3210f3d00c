import type { ChatBlock } from '@evidose/contract';
import type { Prepared, When } from '@evidose/engine';
import { caution, type Facts } from './answer.ts';

/** What a row that speaks against a supplement is about. */
export type Concern = 'surgery' | 'pregnancy' | 'children';

const ADULT = 18;

const IS_ABOUT: Readonly<Record<Concern, (when: When) => boolean>> = {
  surgery: ({ all }) => all.some((each) => 'in' in each && each.in.includes('upcoming-surgery')),
  pregnancy: ({ all }) => all.some(({ field }) => field === 'pregnancyStatus'),
  children: ({ all }) =>
    all.some((each) => each.field === 'age' && 'below' in each && each.below !== undefined && each.below <= ADULT),
};

/** Rows about something, by the condition they were written with and not by the words it is told in. */
export function createConcerns({ knowledge }: Prepared) {
  const byEffect = new Map(knowledge.effectRules.map(({ id, when }) => [id, when]));
  const own = new Map(
    knowledge.supplements.map(({ id, contraindications }) => [
      id,
      new Map(contraindications.map((row) => [row.id, row.when])),
    ]),
  );
  return ({ id, contraindications }: Facts, concern: Concern): ChatBlock[] =>
    contraindications
      .filter((row) => {
        const when = own.get(id)?.get(row.id) ?? byEffect.get(row.id);
        return when !== undefined && IS_ABOUT[concern](when);
      })
      .map(({ message, sources, who }) => caution(message, sources, who));
}

/** Whether a use of a supplement is written for that. */
export function createUsesFor({ knowledge }: Prepared) {
  const whens = new Map(
    knowledge.supplements.flatMap(({ id, indications }) =>
      indications.map((use) => [`${id} ${use.id}`, use.when] as const),
    ),
  );
  return ({ id }: Facts, use: string, concern: Concern): boolean => {
    const when = whens.get(`${id} ${use}`);
    return when !== undefined && IS_ABOUT[concern](when);
  };
}

export type UsesFor = ReturnType<typeof createUsesFor>;
export type RowsOn = ReturnType<typeof createConcerns>;
