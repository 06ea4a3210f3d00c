import type { PartialAnswers, Recommendation } from '@evidose/contract';
import { factsOf } from '../src/criteria/facts.ts';
import type { Knowledge } from '../src/knowledge.ts';
import type { CurrentSupplement, Understood, Usage } from '../src/model.ts';
import { prepare } from '../src/prepare/prepare.ts';
import { decide, recommend } from '../src/recommend.ts';
import { understand } from '../src/stages/understand.ts';
import { answersOf } from './answers.ts';
import { type Changes, knowledgeOf } from './knowledge.ts';

/** A plan where what was read is changed by hand: for what the text of an answer alone cannot say in a test. */
export function planOfRead(
  knowledge: Changes<Knowledge>,
  changes: PartialAnswers,
  change: (read: Understood) => Understood,
): Recommendation {
  const prepared = prepare(knowledgeOf(knowledge));
  const answers = answersOf(changes);
  return decide(prepared, factsOf(prepared, answers, change(understand(prepared, answers))));
}

/** Sets the usage of every medicine. */
export const medicinesAs =
  (usage: Partial<Usage>) =>
  (read: Understood): Understood => ({
    ...read,
    medicines: read.medicines.map((each) => ({ ...each, usage: { ...each.usage, ...usage } })),
  });

/** Sets the usage of every current supplement. */
export const supplementsAs =
  (usage: Partial<Usage>, more: Partial<CurrentSupplement> = {}) =>
  (read: Understood): Understood => ({
    ...read,
    current: read.current.map((each) => ({ ...each, ...more, usage: { ...each.usage, ...usage } })),
  });

/** A whole plan from small knowledge and a few answers. */
export function planOf(knowledge: Changes<Knowledge>, changes: PartialAnswers): Recommendation {
  return recommend(prepare(knowledgeOf(knowledge)), answersOf(changes));
}

export const idsOf = ({ supplements }: Recommendation): string[] => supplements.map(({ id }) => id);

/** The kinds of reason for which a supplement was left out. */
export function kindsOf({ excluded }: Recommendation, id: string): string[] {
  return excluded.find((each) => each.id === id)?.reasons.map(({ kind }) => kind) ?? [];
}
