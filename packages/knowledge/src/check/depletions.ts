import type { ParsedKnowledge } from '../parse.ts';
import { type Check, issueAt } from './check.ts';

/**
 * Each medicine, supplement, test and source exists, and `need` names a supplement whose own file suggests it for the
 * medicine.
 */
export const depletionsAreUsed: Check = (knowledge) =>
  knowledge.depletions.value.flatMap((row, index) => {
    const fault = (field: string, text: string) => issueAt(knowledge.depletions, [index, field], text);
    const supplement = knowledge.supplements.find(({ value }) => value.id === row.lowers)?.value;
    const known = medicinesOf(knowledge);
    const suggestedFor = new Set(supplement?.indications.flatMap(({ when }) => listOf(when['takes'])));
    return [
      ...row.takes.filter((id) => !known.has(id)).map((id) => fault('takes', `no medicine or class is called '${id}'`)),
      ...(supplement ? [] : [fault('lowers', `no supplement is called '${row.lowers}'`)]),
      ...(row.need && !row.takes.some((id) => suggestedFor.has(id))
        ? [fault('need', `${row.lowers} has no reason for ${row.takes.join(', ')}`)]
        : []),
      ...(row.test === undefined || knowledge.labAdvice.value.some(({ id }) => id === row.test)
        ? []
        : [fault('test', `no test is called '${row.test}'`)]),
      ...row.sources
        .filter((id) => !(id in knowledge.sources.value))
        .map((id) => fault('sources', `no source is called '${id}'`)),
    ];
  });

const medicinesOf = ({ drugs, drugClasses }: ParsedKnowledge) =>
  new Set([...Object.keys(drugs.value), ...Object.keys(drugClasses.value)]);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
