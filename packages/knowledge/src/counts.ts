import { sourceLists } from './check/sourced.ts';
import type { ParsedKnowledge } from './parse.ts';

export function countsOf(knowledge: ParsedKnowledge): readonly (readonly [string, number])[] {
  const files = knowledge.supplements.map(({ value }) => value);
  const sum = (count: (file: (typeof files)[number]) => number) =>
    files.reduce((total, file) => total + count(file), 0);
  const sources = Object.values(knowledge.sources.value);
  const rows = files.flatMap((file) => [...file.contraindications, ...file.interactions]);
  return [
    ['supplements that can be suggested', files.filter((file) => file.tier === 'suggestible').length],
    ['supplements that are recognised only', files.filter((file) => file.tier === 'recognised-only').length],
    ['indications', sum((file) => file.indications.length)],
    ['contraindications', sum((file) => file.contraindications.length)],
    ['interactions', sum((file) => file.interactions.length)],
    ['safety rows that wait for review', rows.filter((row) => row.review === 'needed').length],
    ['forms', sum((file) => file.forms.length)],
    ['nutrients', Object.keys(knowledge.nutrients.value).length],
    ['medicines', Object.keys(knowledge.drugs.value).length],
    ['medicine classes', Object.keys(knowledge.drugClasses.value).length],
    ['product names', knowledge.brands.value.length],
    ['effect rules', knowledge.effectRules.value.length],
    ['lab rules', knowledge.labRules.value.length],
    ['cases', knowledge.cases.flatMap(({ value }) => value.flatMap((entry) => entry.cases)).length],
    ['sources in use', sourceUse(knowledge).length],
    ['sources that were collected', sources.filter(({ from }) => Array.isArray(from)).length],
    ['sources of public authorities', sources.filter(({ from }) => from === 'authority').length],
  ];
}

/** Sources with the number of places that cite them, most cited first. */
export function sourceUse(knowledge: ParsedKnowledge): { id: string; title: string; tier: number; uses: number }[] {
  const uses = new Map<string, number>();
  for (const { sources } of sourceLists(knowledge)) {
    for (const id of sources) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return Object.entries(knowledge.sources.value)
    .map(([id, { title, tier }]) => ({ id, title, tier, uses: uses.get(id) ?? 0 }))
    .filter((source) => source.uses > 0)
    .sort((a, b) => b.uses - a.uses || a.id.localeCompare(b.id));
}
