import type { Parsed, Path } from '../parse.ts';
import type { SupplementFile } from '../schema/index.ts';
import { type Check, issueAt } from './check.ts';

/** Every id in a file exists: supplements, drugs, classes, nutrients. Sources have their own check. */
export const knownIds: Check = (knowledge) => {
  const known = {
    supplement: new Set(knowledge.supplements.map(({ value }) => value.id)),
    drug: new Set(Object.keys(knowledge.drugs.value)),
    class: new Set(Object.keys(knowledge.drugClasses.value)),
    nutrient: new Set(Object.keys(knowledge.nutrients.value)),
  };
  const require = (parsed: Parsed<unknown>, path: Path, kind: keyof typeof known, ids: readonly string[]) =>
    ids.filter((id) => !known[kind].has(id)).map((id) => issueAt(parsed, path, `no ${kind} is called '${id}'`));

  const ofSupplement = (parsed: Parsed<SupplementFile>) => {
    const { value } = parsed;
    const fileName = parsed.file.replace(/^supplements\/(.*)\.yaml$/, '$1');
    return [
      ...(fileName === value.id
        ? []
        : [issueAt(parsed, ['id'], `the file is called '${fileName}', its id '${value.id}'`)]),
      ...require(parsed, ['inherits'], 'supplement', value.inherits),
      ...value.supplies.flatMap((row, i) => require(parsed, ['supplies', i], 'nutrient', [row.nutrient])),
      ...value.interactions.flatMap((row, i) =>
        Object.entries(row.with).flatMap(([kind, id]) =>
          require(parsed, ['interactions', i, 'with'], kind as 'drug' | 'class' | 'supplement', [id]),
        ),
      ),
      ...twice(parsed, 'indications', value.indications),
      ...twice(parsed, 'contraindications', value.contraindications),
      ...twice(parsed, 'interactions', value.interactions),
      ...twice(parsed, 'forms', value.forms),
    ];
  };

  return [
    ...knowledge.supplements.flatMap(ofSupplement),
    ...Object.entries(knowledge.drugs.value).flatMap(([id, drug]) =>
      require(knowledge.drugs, [id, 'classes'], 'class', drug.classes),
    ),
    ...Object.entries(knowledge.nutrients.value).flatMap(([id, row]) =>
      require(knowledge.nutrients, [id, 'competesWith'], 'nutrient', row.competesWith),
    ),
    ...knowledge.wishAdvice.value.flatMap(({ lacks }, i) =>
      require(knowledge.wishAdvice, [i, 'lacks'], 'supplement', lacks),
    ),
    ...knowledge.alertRules.value.flatMap(({ leavesOut, keepsOwn }, i) => [
      ...require(knowledge.alertRules, [i, 'leavesOut'], 'supplement', leavesOut === 'everything' ? [] : leavesOut),
      ...require(knowledge.alertRules, [i, 'keepsOwn'], 'supplement', typeof keepsOwn === 'boolean' ? [] : keepsOwn),
    ]),
    ...twice(knowledge.alertRules, '', knowledge.alertRules.value),
    ...knowledge.labRules.value.flatMap((rule, i) =>
      require(knowledge.labRules, [i, 'removes'], 'supplement', rule.removes),
    ),
  ];
};

function twice(parsed: Parsed<unknown>, list: string, rows: readonly { readonly id: string }[]) {
  return rows.flatMap((row, index) =>
    rows.findIndex((other) => other.id === row.id) < index
      ? [issueAt(parsed, [list, index], `'${row.id}' stands twice under ${list}`)]
      : [],
  );
}
