import type { Alert, Answers, Recommendation, ShortAnswers } from '@evidose/contract';
import { type Facts, factsOf } from './criteria/facts.ts';
import type { Prepared } from './prepare/prepare.ts';
import type { PreparedSupplement } from './prepare/supplement.ts';
import { decide } from './recommend.ts';
import { understand } from './stages/understand.ts';
import { saysNone } from './understand/lists.ts';

/** From this age to that, someone who may have a womb may be pregnant. */
const MAY_BE_PREGNANT = { from: 12, to: 55 } as const;

/** Fields that the quick quiz asks for: a rule over anything else cannot be answered, and so counts against. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  'age',
  'biologicalSex',
  'height',
  'weight',
  'bmi',
  'activityLevel',
  'healthGoals',
  'allergen',
]);

/** The long questionnaire with the quick answers filled in, and everything else at its plainest. */
function answersOf(short: ShortAnswers): Answers {
  const hasAllergies = !saysNone(short.allergies);
  const takesSupplements = !saysNone(short.supplements);
  return {
    age: short.age,
    biologicalSex: short.gender === 'other' ? 'prefer-not-to-say' : short.gender,
    height: short.height,
    weight: short.weight,
    generalHealth: 'good',
    physicalWellness: 'no-limits',
    painDiscomfort: 'none',
    currentSymptoms: ['none'],
    medicalConditions: ['none'],
    digestiveIssues: 'never',
    concerningSymptoms: 'no',
    pregnancyStatus: 'not-applicable',
    allergies: hasAllergies ? 'yes' : 'no',
    ...(hasAllergies ? { allergyDetails: short.allergies } : {}),
    prescriptionMeds: 'no',
    otcSupplements: takesSupplements ? 'yes' : 'no',
    ...(takesSupplements ? { otcSupplementsList: short.supplements } : {}),
    advisedNotToTake: 'no',
    bloodTests: 'never',
    shareTestResults: 'no',
    specificDiet: 'none',
    mealsPerDay: '3',
    alcoholConsumption: 'none',
    tobaccoUse: 'never',
    sleepHours: '7-8',
    fatigueLevel: 'none',
    activityLevel: short.activeness,
    exerciseDays: '0',
    difficultySwallowing: 'no',
    stressLevel: 'low',
    interestPleasure: 'not-at-all',
    depression: 'not-at-all',
    sleepIssues: 'none',
    supplementAdherence: 'sometimes',
    dosingPreference: 'no-preference',
    budgetRange: 'no-limit',
    healthGoals: short.goals,
  };
}

const mayBePregnant = ({ person }: Facts): boolean =>
  person.sexes.includes('female') && person.age >= MAY_BE_PREGNANT.from && person.age <= MAY_BE_PREGNANT.to;

/** Safe without knowing medicines, conditions, habits or pregnancy. */
function needsNothingMore({ data, hasNoKnownRisk }: PreparedSupplement, facts: Facts): boolean {
  if (!hasNoKnownRisk) return false;
  const open = data.contraindications.some(
    ({ effect, when }) => effect === 'exclude' && when.all.some(({ field }) => !KNOWN_FIELDS.has(field)),
  );
  if (open) return false;
  return !mayBePregnant(facts) || (data.allowedIn.pregnant !== undefined && data.allowedIn.breastfeeding !== undefined);
}

const ALERT: Alert = {
  id: 'quick-quiz',
  severity: 'info',
  title: 'A careful first look',
  message:
    'The quick quiz knows nothing of your medicines, conditions, diet or a pregnancy. So we name only what is safe without knowing them, at low amounts. The full questionnaire checks the rest and may add, change or remove things. If you take a medicine, have a condition or may be pregnant, ask your pharmacist first.',
  because: [],
  sources: [],
};

/** The plan for the quick quiz: only what needs no answer that was not given. */
export function recommendQuick(prepared: Prepared, short: ShortAnswers): Recommendation {
  const answers = answersOf(short);
  const facts = factsOf(prepared, answers, understand(prepared, answers));
  const safe = new Set(prepared.suggestible.filter((each) => needsNothingMore(each, facts)));
  const result = decide(prepared, facts, { careful: true, mayPropose: (supplement) => safe.has(supplement) });
  return { ...result, alerts: [...result.alerts, ALERT] };
}
