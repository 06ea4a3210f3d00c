import { readableFields } from '../fields.ts';
import type { Issue } from '../issue.ts';
import type { Parsed, ParsedKnowledge, Path } from '../parse.ts';
import type { SupplementFile } from '../schema/index.ts';

export type Check = (knowledge: ParsedKnowledge) => Issue[];

export function issueAt(parsed: Parsed<unknown>, path: Path, message: string): Issue {
  return { file: parsed.file, line: parsed.lineOf(path), message };
}

function drugAndClassIds(knowledge: ParsedKnowledge): string[] {
  return [...Object.keys(knowledge.drugs.value), ...Object.keys(knowledge.drugClasses.value)];
}

/** Fields a rule may ask: the questionnaire's answers and the facts derived from them. */
export const fieldsOf = (knowledge: ParsedKnowledge) =>
  readableFields({
    drugsAndClasses: drugAndClassIds(knowledge),
    supplements: knowledge.supplements.map(({ value }) => value.id),
    nutrients: Object.keys(knowledge.nutrients.value),
    situations: knowledge.situations.value.map(({ id }) => id),
  });

type Allowances = SupplementFile['allowedIn'];

export function allowancesOf(file: SupplementFile) {
  return Object.entries(file.allowedIn).flatMap(([state, allowance]) =>
    allowance ? [[state as keyof Allowances, allowance] as const] : [],
  );
}
