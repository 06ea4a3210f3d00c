import type { PartialAnswers, Recommendation } from '@evidose/contract';
import type { Knowledge } from '../src/knowledge.ts';
import { prepare } from '../src/prepare/prepare.ts';
import { recommend } from '../src/recommend.ts';
import { answersOf } from './answers.ts';
import { knowledgeOf, type Told } from './knowledge.ts';

/** A whole plan from small knowledge and a few answers. */
export function planOf(knowledge: Told<Knowledge>, told: PartialAnswers): Recommendation {
  return recommend(prepare(knowledgeOf(knowledge)), answersOf(told));
}

export const idsOf = ({ supplements }: Recommendation): string[] => supplements.map(({ id }) => id);

/** The kinds of reason for which a supplement was left out. */
export function kindsOf({ excluded }: Recommendation, id: string): string[] {
  return excluded.find((each) => each.id === id)?.reasons.map(({ kind }) => kind) ?? [];
}
