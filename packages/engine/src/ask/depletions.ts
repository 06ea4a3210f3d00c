import type { Depletion, Knowledge } from '../knowledge.ts';

/** What the medicines lower: by drug id, or by a class that one of them belongs to. Unknown ids lower nothing. */
export function depletionsOf(knowledge: Knowledge, medicines: readonly string[]): readonly Depletion[] {
  const asked = new Set(medicines);
  const taken = new Set([
    ...asked,
    ...knowledge.drugs.filter(({ id }) => asked.has(id)).flatMap(({ classes }) => classes),
  ]);
  return knowledge.depletions.filter(({ takes }) => takes.some((id) => taken.has(id)));
}
