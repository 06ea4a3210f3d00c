import type { Answers, Because } from '@evidose/contract';
import type { LabRule } from '../knowledge.ts';
import type { Person } from './person.ts';

/** A lab value that meets a rule. Uncertain if the rule is for one sex and the person's is unknown. */
export interface LabMatch {
  readonly rule: LabRule;
  readonly because: Because;
  readonly certain: boolean;
}

export function matchLabs(rules: readonly LabRule[], answers: Answers, person: Person): LabMatch[] {
  const { labResults } = answers;
  if (labResults === undefined) return [];
  const given = new Map<string, unknown>(Object.entries(labResults));
  const matches: LabMatch[] = [];
  for (const rule of rules) {
    const value = given.get(rule.lab);
    if (typeof value !== 'number') continue;
    if (rule.atLeast !== undefined && value < rule.atLeast) continue;
    if (rule.below !== undefined && value >= rule.below) continue;
    if (rule.exceptWith?.some((condition) => answers.medicalConditions.includes(condition))) continue;
    if (person.state !== null && rule.exceptIn?.includes(person.state)) continue;
    if (rule.sex !== undefined && !person.sexes.includes(rule.sex)) continue;
    const certain = rule.sex === undefined || person.sexes.length === 1;
    matches.push({ rule, because: { field: `labResults.${rule.lab}`, value: String(value) }, certain });
  }
  return matches;
}
