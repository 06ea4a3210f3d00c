import { PLAIN_ANSWERS } from '@evidose/contract';

/** A full set of answers: a vegan with heavy periods who takes an antidepressant. */
export const someAnswers = {
  ...PLAIN_ANSWERS,
  age: '34',
  biologicalSex: 'female',
  height: '168',
  weight: '62',
  generalHealth: 'good',
  currentSymptoms: ['fatigue', 'heavy-periods'],
  medicalConditions: ['depression'],
  pregnancyStatus: 'not-pregnant',
  prescriptionMeds: 'yes',
  prescriptionMedsList: 'Zoloft 50mg, Xyzolamide',
  otcSupplements: 'yes',
  otcSupplementsList: 'vitamin d 2000 IU',
  bloodTests: 'never',
  specificDiet: 'vegan',
  alcoholConsumption: 'light',
  fatigueLevel: 'moderate',
  stressLevel: 'high',
  depression: 'several-days',
  supplementAdherence: 'mostly',
  budgetRange: '50-100',
  healthGoals: ['energy'],
} as const;
