import type { Parsed, ParsedKnowledge, Path } from '../parse.ts';
import type { WhenMap } from '../schema/index.ts';

/** One `when` or `unless` map and where it is. */
export interface WhenPlace {
  readonly parsed: Parsed<unknown>;
  readonly path: Path;
  readonly when: WhenMap;
  readonly unless: readonly WhenMap[];
  readonly of: 'indication' | 'contraindication' | 'effect-rule' | 'lab-advice' | 'alert-rule' | 'form-rule' | 'trial';
}

export function rulesOf(knowledge: ParsedKnowledge): WhenPlace[] {
  const supplements = knowledge.supplements.flatMap((parsed) => [
    ...parsed.value.indications.map((row, index) => ({
      ...row,
      parsed,
      path: ['indications', index],
      of: 'indication' as const,
    })),
    ...parsed.value.contraindications.map((row, index) => ({
      ...row,
      parsed,
      path: ['contraindications', index],
      of: 'contraindication' as const,
    })),
  ]);
  const effects = knowledge.effectRules.value.map((row, index) => ({
    ...row,
    parsed: knowledge.effectRules,
    path: [index],
    of: 'effect-rule' as const,
  }));
  const advice = knowledge.labAdvice.value.flatMap((row, index) =>
    row.when.map((when, part) => ({
      when,
      unless: row.unless,
      parsed: knowledge.labAdvice,
      path: [index, 'when', part],
      of: 'lab-advice' as const,
    })),
  );
  const alerts = knowledge.alertRules.value.flatMap((row, index) =>
    row.when.map((when, part) => ({
      when,
      unless: row.unless,
      parsed: knowledge.alertRules,
      path: [index, 'when', part],
      of: 'alert-rule' as const,
    })),
  );
  const forms = knowledge.formRules.value.map((row, index) => ({
    when: row.when,
    unless: [],
    parsed: knowledge.formRules,
    path: [index],
    of: 'form-rule' as const,
  }));
  const trials = knowledge.trials.value.flatMap((row, index) =>
    row.notFor.map(({ when }, part) => ({
      when,
      unless: [],
      parsed: knowledge.trials,
      path: [index, 'notFor', part],
      of: 'trial' as const,
    })),
  );
  return [...supplements, ...effects, ...advice, ...alerts, ...forms, ...trials];
}

/** The path to a rule's `when` map; a path into a list of maps already points at it. */
export const whenPath = (rule: WhenPlace): Path =>
  rule.of === 'lab-advice' || rule.of === 'alert-rule' ? rule.path : [...rule.path, 'when'];
