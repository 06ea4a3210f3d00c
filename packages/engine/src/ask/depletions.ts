import type { Depletion, Knowledge } from '../knowledge.ts';

/** Nutrients that the medicines deplete, by drug or class id. Unknown ids deplete nothing. */
export function depletionsOf(knowledge: Knowledge, medicines: readonly string[]): readonly Depletion[] {
  const asked = new Set(medicines);
  const taken = new Set([
    ...asked,
    ...knowledge.drugs.filter(({ id }) => asked.has(id)).flatMap(({ classes }) => classes),
  ]);
  return knowledge.depletions.filter(({ takes }) => takes.some((id) => taken.has(id)));
}
