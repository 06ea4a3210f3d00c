import type { Issue } from '../issue.ts';
import type { Parsed, ParsedKnowledge, Path } from '../parse.ts';
import { allowancesOf, type Check, issueAt } from './check.ts';

export function sourceLists(knowledge: ParsedKnowledge) {
  const list = (parsed: Parsed<unknown>, path: Path, sources: readonly string[]) => ({ parsed, path, sources });
  return [
    ...knowledge.supplements.flatMap((parsed) => [
      list(parsed, ['sources'], parsed.value.sources),
      ...parsed.value.indications.map((row, i) => list(parsed, ['indications', i], row.sources)),
      ...parsed.value.contraindications.map((row, i) => list(parsed, ['contraindications', i], row.sources)),
      ...parsed.value.interactions.map((row, i) => list(parsed, ['interactions', i], row.sources)),
      ...allowancesOf(parsed.value).map(([state, row]) => list(parsed, ['allowedIn', state], row.sources)),
    ]),
    ...Object.entries(knowledge.nutrients.value).map(([id, row]) => list(knowledge.nutrients, [id], row.sources)),
    ...knowledge.labRules.value.map((row, i) => list(knowledge.labRules, [i], row.sources)),
    ...knowledge.labAdvice.value.map((row, i) => list(knowledge.labAdvice, [i], row.sources)),
    ...knowledge.alertRules.value.map((row, i) => list(knowledge.alertRules, [i], row.sources)),
    ...knowledge.medicinePairs.value.map((row, i) => list(knowledge.medicinePairs, [i], row.sources)),
    ...knowledge.wishAdvice.value.map((row, i) => list(knowledge.wishAdvice, [i], row.sources)),
    ...knowledge.trials.value.map((row, i) => list(knowledge.trials, [i], row.sources)),
    ...knowledge.effectRules.value.map((row, i) => list(knowledge.effectRules, [i], row.sources)),
  ];
}

/** Each source exists, each grade is one its sources can support, and untraced rows say so. */
export const sourced: Check = (knowledge) => {
  const tiers = new Map(Object.entries(knowledge.sources.value).map(([id, source]) => [id, source.tier]));
  const isTraced = (sources: readonly string[]) => sources.some((id) => tiers.get(id) === 1 || tiers.get(id) === 2);

  const unknown = sourceLists(knowledge).flatMap(({ parsed, path, sources }) =>
    sources
      .filter((id) => !tiers.has(id))
      .map((id) =>
        issueAt(parsed, [...path, ...(path.at(-1) === 'sources' ? [] : ['sources'])], `no source is called '${id}'`),
      ),
  );
  const graded: Issue[] = knowledge.supplements.flatMap((parsed) => [
    ...parsed.value.indications.flatMap((row, i) =>
      row.evidence === 'C' || isTraced(row.sources)
        ? []
        : [issueAt(parsed, ['indications', i, 'evidence'], `grade ${row.evidence} needs a source of tier 1 or 2`)],
    ),
    ...(['contraindications', 'interactions'] as const).flatMap((kind) =>
      parsed.value[kind].flatMap((row, i) =>
        isTraced(row.sources) || row.directness === 'precaution' || row.review === 'needed'
          ? []
          : [issueAt(parsed, [kind, i, 'sources'], 'a fact of tier 0 alone is a precaution or carries review: needed')],
      ),
    ),
  ]);
  return [...unknown, ...graded];
};
