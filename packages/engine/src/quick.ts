import type { Alert, Answers, Exclusion, Recommendation, ShortAnswers } from '@evidose/contract';
import { alertOf } from './alerts/alert.ts';
import type { CompiledWhen } from './criteria/atoms.ts';
import { type Facts, factsOf } from './criteria/facts.ts';
import { surelyHolds } from './criteria/holds.ts';
import { exclusionOf } from './explain/exclusion.ts';
import type { Finding } from './model.ts';
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
function answersOf(prepared: Prepared, short: ShortAnswers): Answers {
  const hasAllergies = !saysNone(prepared, short.allergies);
  const takesSupplements = !saysNone(prepared, short.supplements);
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

const WOULD_CHANGE = 'The full questionnaire asks for what is missing, and may bring it in.';

/** What cannot be ruled out without knowing medicines, conditions, habits or a pregnancy. */
function openQuestions(supplement: PreparedSupplement, facts: Facts): Finding[] {
  const { data, hasNoKnownRisk, drugInteractions } = supplement;
  const because = facts.answers.healthGoals.slice(0, 1).map((value) => ({ field: 'healthGoals', value }));
  const finding = (kind: Finding['kind'], message: string): Finding => ({
    kind,
    rule: 'quick-quiz',
    message,
    because,
    sources: data.sources,
    wouldChange: WOULD_CHANGE,
  });
  const findings: Finding[] = [];
  if (!hasNoKnownRisk) {
    const rows = drugInteractions.length;
    const what = rows === 0 ? 'It is not known to go with every medicine' : 'It does not go with every medicine';
    findings.push(finding('interaction', `${what}, and the quick quiz does not ask about yours.`));
  }
  const open = data.contraindications.filter(
    ({ effect, when }) => effect === 'exclude' && when.all.some(({ field }) => !KNOWN_FIELDS.has(field)),
  );
  if (open.length > 0) {
    const who = data.whoShouldNot.length > 0 ? ` (${data.whoShouldNot.join('; ')})` : '';
    findings.push(
      finding('condition', `It is not for everyone${who}, and the quick quiz does not ask about conditions.`),
    );
  }
  const isListed = data.allowedIn.pregnant !== undefined && data.allowedIn.breastfeeding !== undefined;
  if (mayBePregnant(facts) && !isListed) {
    findings.push(
      finding('pregnancy', 'It is not for pregnancy or breastfeeding, and the quick quiz does not ask about them.'),
    );
  }
  return findings;
}

/** A goal speaks for it, provided that answers which were not asked for do too. */
function mayComeIn({ indications }: PreparedSupplement, facts: Facts): boolean {
  return indications.some(({ data, when }) => {
    const goals = when.all.filter(({ field }) => field === 'healthGoals');
    const known: CompiledWhen = { all: when.all.filter(({ field }) => KNOWN_FIELDS.has(field)), unless: [] };
    return goals.length > 0 && !data.clinicianOnly && surelyHolds(known, facts);
  });
}

function waitingOf(supplement: PreparedSupplement, facts: Facts): Exclusion {
  const { id, name, sources } = supplement.data;
  const open = openQuestions(supplement, facts);
  const unasked: Finding = {
    kind: 'condition',
    rule: 'quick-quiz',
    message: 'Whether it fits you depends on answers that the quick quiz does not ask for.',
    because: facts.answers.healthGoals.map((value) => ({ field: 'healthGoals', value })),
    sources,
    wouldChange: WOULD_CHANGE,
  };
  return exclusionOf({ id, name }, open.length > 0 ? open : [unasked]);
}

const ALERT: Alert = alertOf({
  id: 'quick-quiz',
  severity: 'info',
  title: 'A careful first look',
  message:
    'The quick quiz knows nothing of your medicines, conditions, diet or a pregnancy. So it suggests only what is safe without knowing them, at low amounts, and names what the full questionnaire would look into. If you take a medicine, have a condition or may be pregnant, ask your pharmacist first.',
  because: [],
  about: [{ text: null, name: 'your medicines, conditions and diet' }],
});

/** Left out for nothing but what the quick quiz does not ask. */
export const waitsForFullQuestionnaire = ({ reasons }: Exclusion): boolean =>
  reasons.every(({ wouldChange }) => wouldChange === WOULD_CHANGE);

/** More names than this make no sentence. */
const MOST_NAMES = 6;

function summaryOf({ supplements, excluded, outcome, summary }: Recommendation): string {
  const waiting = excluded.filter(waitsForFullQuestionnaire);
  if (outcome !== 'recommended' || supplements.length > 0 || waiting.length === 0) return summary;
  const more = waiting.length - MOST_NAMES;
  const names = `${waiting
    .slice(0, MOST_NAMES)
    .map(({ name }) => name)
    .join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `For your goals ${waiting.length === 1 ? 'one supplement comes' : `${waiting.length} supplements come`} into question: ${names}. Whether any is right for you depends on your medicines, conditions and diet, so we suggest none yet. The full questionnaire decides.`;
}

/** The plan for the quick quiz: only what needs no answer that was not given, and what the long one would look into. */
export function recommendQuick(prepared: Prepared, short: ShortAnswers): Recommendation {
  const answers = answersOf(prepared, short);
  const facts = factsOf(prepared, answers, understand(prepared, answers));
  const result = decide(prepared, facts, { careful: true, against: (supplement) => openQuestions(supplement, facts) });
  const notNeeded = new Set(result.notNeeded);
  const waiting = prepared.suggestible.filter((each) => notNeeded.has(each.data.id) && mayComeIn(each, facts));
  for (const { data } of waiting) notNeeded.delete(data.id);
  const whole: Recommendation = {
    ...result,
    alerts: [...result.alerts, ALERT],
    excluded: [...result.excluded, ...waiting.map((each) => waitingOf(each, facts))],
    notNeeded: [...notNeeded],
  };
  return { ...whole, summary: summaryOf(whole) };
}
