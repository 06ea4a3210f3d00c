import { type LabResult, type PartialAnswers, questions } from '@evidose/contract';
import type { Knowledge } from '@evidose/engine';

type LabRule = Knowledge['labRules'][number];

const holds = ({ atLeast = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY }: LabRule, value: number) =>
  value >= atLeast && value < below;

/** Each result the plan uses, with its limits. */
export function labResultsOf(
  { labRules }: Pick<Knowledge, 'labRules'>,
  { labResults, biologicalSex }: PartialAnswers,
): LabResult[] {
  const given = new Map(Object.entries(labResults ?? {}));
  return Object.keys(questions.labResults.labs).flatMap((lab): LabResult[] => {
    const value = given.get(lab);
    const rules = labRules.filter((rule) => rule.lab === lab && (rule.sex === undefined || rule.sex === biologicalSex));
    if (typeof value !== 'number' || rules.length === 0) return [];
    const bands = rules.map((rule) => ({
      from: rule.atLeast ?? null,
      below: rule.below ?? null,
      message: rule.message,
      sources: [...rule.sources],
      isHere: holds(rule, value),
    }));
    return [{ lab, value, bands }];
  });
}
