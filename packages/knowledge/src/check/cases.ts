import { isGrave } from '@evidose/engine';
import type { Parsed, ParsedKnowledge } from '../parse.ts';
import type { SupplementFile } from '../schema/index.ts';
import { type Check, issueAt } from './check.ts';

/** Each rule that excludes a supplement needs cases in which it holds, fails and stays undecided. */
export const casesAreComplete: Check = (knowledge) => {
  const cases = new Map(knowledge.cases.map((parsed) => [nameOf(parsed), parsed]));
  const supplements = new Map(knowledge.supplements.map((parsed) => [parsed.value.id, parsed]));
  const missing = knowledge.supplements.flatMap((parsed) => ofSupplement(parsed, cases.get(parsed.value.id)));
  const stray = [...cases].flatMap(([id, parsed]) => {
    const supplement = supplements.get(id);
    if (!supplement) return [issueAt(parsed, [], `no supplement is called '${id}'`)];
    const rules = new Set(
      [...supplement.value.contraindications, ...supplement.value.interactions].map((row) => row.id),
    );
    return parsed.value.flatMap((entry, index) =>
      rules.has(entry.rule) ? [] : [issueAt(parsed, [index, 'rule'], `${id} has no rule called '${entry.rule}'`)],
    );
  });
  return [...missing, ...stray];
};

/** Required questions whose answers are never "not sure": their rules have no undecided case. */
const decided = new Set([
  'alcoholConsumption',
  'tobaccoUse',
  'currentSymptoms',
  'difficultySwallowing',
  'specificDiet',
]);

function neededFor({ fields, isForAll }: Pick<Shown, 'fields' | 'isForAll'>): readonly string[] {
  if (isForAll) return ['in'];
  return fields.length > 0 && fields.every((field) => decided.has(field)) ? ['in', 'out'] : ['in', 'out', 'unknown'];
}

interface Shown {
  readonly id: string;
  readonly path: readonly (string | number)[];
  readonly fields: readonly string[];
  /** The rule holds from age one, so no one is outside it. */
  readonly isForAll: boolean;
}

function holdsForAll({ when }: SupplementFile['contraindications'][number]): boolean {
  const { age, ...others } = when as Readonly<Record<string, unknown>>;
  return JSON.stringify(age) === JSON.stringify({ atLeast: 1 }) && Object.keys(others).length === 0;
}

const nameOf = (parsed: Parsed<unknown>) => parsed.file.replace(/^cases\/(.*)\.yaml$/, '$1');

function ofSupplement(parsed: Parsed<SupplementFile>, cases: ParsedKnowledge['cases'][number] | undefined) {
  return excludingRules(parsed.value).flatMap(({ id, path, ...rule }) => {
    const shown = (cases?.value ?? []).filter((entry) => entry.rule === id).flatMap((entry) => entry.cases);
    const lacking = neededFor(rule).filter(
      (kind) => !shown.some((entry) => entry.id === kind || entry.id.startsWith(`${kind}-`)),
    );
    return lacking.length === 0 ? [] : [issueAt(parsed, path, `the rule '${id}' has no case: ${lacking.join(', ')}`)];
  });
}

/** The supplement's own contraindicated and major rules; inherited ones are shown in the file they come from. */
function excludingRules(file: SupplementFile): Shown[] {
  const conditions = file.contraindications.flatMap((row, index) =>
    row.effect === 'exclude'
      ? [
          {
            id: row.id,
            path: ['contraindications', index],
            fields: Object.keys(row.when),
            isForAll: holdsForAll(row),
          },
        ]
      : [],
  );
  const interactions = file.interactions.flatMap((row, index) =>
    isGrave(row) ? [{ id: row.id, path: ['interactions', index], fields: [], isForAll: false }] : [],
  );
  return [...conditions, ...interactions];
}
