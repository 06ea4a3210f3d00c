import { conditionName, fillOpenWords, hasOpenWords, orList, type When } from '@evidose/engine';
import type { CompiledKnowledge } from './compiled.ts';

interface Row {
  readonly message: string;
}

/**
 * A message may leave a placeholder that the engine fills with the person's medicine or condition. Without a person
 * (the catalog, an API caller) the rule's own class stands in.
 */
export function withOpenWords(knowledge: CompiledKnowledge): CompiledKnowledge {
  const classNames = new Map(knowledge.drugClasses.map(({ id, one }) => [id, one]));
  const drugNames = new Map(knowledge.drugs.map(({ id, name }) => [id, name]));
  const medicine = (id: string) => classNames.get(id) ?? drugNames.get(id) ?? id.replaceAll('-', ' ');

  const filled = <R extends Row>(row: R, words: { readonly medicine?: string; readonly condition?: string }): R =>
    hasOpenWords(row.message) ? { ...row, template: row.message, message: fillOpenWords(row.message, words) } : row;

  const ofWhen = <R extends Row & { readonly when: When }>(row: R): R => {
    const named = (field: string, nameOf: (id: string) => string) =>
      orList(row.when.all.flatMap((each) => (each.field === field && 'in' in each ? each.in.map(nameOf) : [])));
    return filled(row, { medicine: named('takes', medicine), condition: named('medicalConditions', conditionName) });
  };

  return {
    ...knowledge,
    supplements: knowledge.supplements.map((supplement) => ({
      ...supplement,
      indications: supplement.indications.map(ofWhen),
      contraindications: supplement.contraindications.map(ofWhen),
      interactions: supplement.interactions.map((row) => filled(row, { medicine: medicine(row.with.id) })),
    })),
    effectRules: knowledge.effectRules.map(ofWhen),
  };
}
