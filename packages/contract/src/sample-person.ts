import type { Answers } from './questionnaire/answers.ts';
import { PLAIN_ANSWERS } from './questionnaire/plain-answers.ts';

/**
 * A fictional person for the sample plan on the home page and the API examples. The plan itself is not stored: the
 * engine computes it on request.
 */
export const samplePerson: { readonly about: string; readonly answers: Answers } = {
  about:
    'A vegetarian woman of 58 who takes levothyroxine and sertraline, is allergic to fish, sleeps badly, is under stress, had a low vitamin D test and takes calcium already. We made her up. The plan is the one Evidose makes for her right now.',
  answers: {
    ...PLAIN_ANSWERS,
    age: '58',
    biologicalSex: 'female',
    height: '165',
    weight: '68',
    generalHealth: 'good',
    currentSymptoms: ['fatigue'],
    medicalConditions: ['hypothyroidism'],
    allergies: 'yes',
    allergyDetails: 'fish',
    prescriptionMeds: 'yes',
    prescriptionMedsList: 'levothyroxine 75 mcg, sertraline 50 mg',
    otcSupplements: 'yes',
    otcSupplementsList: 'calcium 600 mg',
    bloodTests: 'within-6-months',
    shareTestResults: 'yes',
    labResults: { vitaminD: 38, ferritin: 60 },
    specificDiet: 'vegetarian',
    sleepHours: '5-6',
    fatigueLevel: 'mild',
    stressLevel: 'high',
    sleepIssues: 'falling-asleep',
    supplementAdherence: 'mostly',
    dosingPreference: 'twice-daily',
    budgetRange: '25-50',
    healthGoals: ['bones', 'sleep'],
  },
};
