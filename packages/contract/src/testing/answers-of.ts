import type { Answers, PartialAnswers } from '../questionnaire/answers.ts';

/** A healthy adult who takes nothing: every numbered question answered, nothing that rules anything out. */
const plain = {
  age: '34',
  biologicalSex: 'female',
  height: '168',
  weight: '64',
  generalHealth: 'good',
  physicalWellness: 'no-limits',
  painDiscomfort: 'none',
  currentSymptoms: ['none'],
  medicalConditions: ['none'],
  digestiveIssues: 'never',
  concerningSymptoms: 'no',
  pregnancyStatus: 'not-pregnant',
  allergies: 'no',
  prescriptionMeds: 'no',
  otcSupplements: 'no',
  advisedNotToTake: 'no',
  bloodTests: 'never',
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
  supplementAdherence: 'mostly',
  dosingPreference: 'once-daily',
  budgetRange: '25-50',
  healthGoals: ['general-wellness'],
} as const satisfies Answers;

/** A complete questionnaire that differs from a plain one only where the test says so. */
export function answersOf(changes: PartialAnswers = {}): Answers {
  return { ...plain, ...changes };
}
