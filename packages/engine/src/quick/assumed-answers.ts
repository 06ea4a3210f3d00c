import { type Answers, isField, PLAIN_ANSWERS, questionOf, type ShortAnswers } from '@evidose/contract';
import type { Prepared } from '../prepare/prepare.ts';
import { saysNone } from '../understand/lists.ts';
import type { QuickFact } from './quick-fact.ts';

/** The long questionnaire with the quick answers, and otherwise neutral ones. */
export function assumedAnswers(prepared: Prepared, short: ShortAnswers): Answers {
  const hasAllergies = !saysNone(prepared, short.allergies);
  const takesSupplements = !saysNone(prepared, short.supplements);
  return {
    ...PLAIN_ANSWERS,
    age: short.age,
    biologicalSex: short.gender === 'other' ? 'prefer-not-to-say' : short.gender,
    height: short.height,
    weight: short.weight,
    generalHealth: 'good',
    allergies: hasAllergies ? 'yes' : 'no',
    ...(hasAllergies ? { allergyDetails: short.allergies } : {}),
    otcSupplements: takesSupplements ? 'yes' : 'no',
    ...(takesSupplements ? { otcSupplementsList: short.supplements } : {}),
    bloodTests: 'never',
    activityLevel: short.activeness,
    exerciseDays: '0',
    supplementAdherence: 'sometimes',
    healthGoals: short.goals,
  };
}

/**
 * A line may cover several answers, of which one is used; if two lines concern the same question, one that fits both.
 */
function chosenValue(field: string, facts: readonly QuickFact[]): string | undefined {
  const sets = facts.filter((fact) => fact.field === field).map(({ values }) => values);
  const shared = sets[0]?.filter((value) => sets.every((set) => set.includes(value)));
  return shared?.[0] ?? sets[0]?.[0];
}

/** The same answers plus the lines the person ticked. */
export function withFacts(answers: Answers, facts: readonly QuickFact[]): Answers {
  const changed: Record<string, unknown> = { ...answers };
  for (const { field, values } of facts) {
    const [name = '', part] = field.split('.');
    if (!isField(name)) continue;
    const { kind } = questionOf(name);
    const value = chosenValue(field, facts);
    if (value === undefined) continue;
    if (kind === 'many') {
      const given = (changed[name] as readonly string[]).filter((each) => each !== 'none');
      // A supporting line may cover several answers; one is enough.
      changed[name] = [...new Set([...given, ...values.slice(0, 1)])];
    } else if (part !== undefined) changed[name] = { ...(changed[name] as object | undefined), [part]: value };
    else changed[name] = value;
  }
  // Every value is declared by the questionnaire, since the lines come from its rules.
  return changed as unknown as Answers;
}
