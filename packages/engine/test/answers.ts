import { type Answers, type PartialAnswers, validateQuestionnaire } from '@evidose/contract';

/** A healthy, well-fed adult of thirty; every test says only what is different. */
const HEALTHY = {
  age: 30,
  biologicalSex: 'male',
  height: 178,
  weight: 74,
  generalHealth: 'very-good',
  physicalWellness: 'no-limits',
  painDiscomfort: 'none',
  currentSymptoms: ['none'],
  medicalConditions: ['none'],
  digestiveIssues: 'never',
  concerningSymptoms: 'no',
  pregnancyStatus: 'not-applicable',
  allergies: 'no',
  prescriptionMeds: 'no',
  otcSupplements: 'no',
  advisedNotToTake: 'no',
  bloodTests: 'within-a-year',
  shareTestResults: 'no',
  specificDiet: 'none',
  mealsPerDay: '3',
  alcoholConsumption: 'none',
  tobaccoUse: 'never',
  sleepHours: '7-8',
  fatigueLevel: 'none',
  activityLevel: 'moderate',
  exerciseDays: '3',
  difficultySwallowing: 'no',
  stressLevel: 'low',
  interestPleasure: 'not-at-all',
  depression: 'not-at-all',
  sleepIssues: 'none',
  supplementAdherence: 'always',
  dosingPreference: 'no-preference',
  budgetRange: 'no-limit',
  healthGoals: ['general-wellness'],
};

export function answersOf(told: PartialAnswers = {}): Answers {
  const checked = validateQuestionnaire({ ...HEALTHY, ...told });
  if (!checked.ok) throw new Error(`${checked.failure.field}: ${checked.failure.message}`);
  return checked.answers;
}
