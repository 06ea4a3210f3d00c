import type { Answers, Recommendation, SuggestedSupplement } from '@evidose/contract';

/** Builders for tests of storing and showing: what a plan says is the engine's matter and tested there. */

export function supplementOf(change: Partial<SuggestedSupplement> = {}): SuggestedSupplement {
  return {
    id: 'vitamin-d3',
    name: 'Vitamin D3',
    form: { id: 'drops', format: 'liquid', label: 'drops', contains: [], animalFree: true },
    dose: { amount: 20, unit: 'µg', perDay: 1 },
    timing: { slot: ['breakfast'], withFood: true },
    evidence: 'A',
    reasons: [{ field: 'labResults', value: '30', message: 'Your level is low.', evidence: 'A', sources: ['s'] }],
    cautions: [],
    interactions: [],
    expectedWeeks: [8, 12],
    monthlyCost: 5,
    alternatives: [],
    ...change,
  };
}

export function recommendationOf(
  supplements: SuggestedSupplement[],
  change: Partial<Recommendation> = {},
): Recommendation {
  return {
    engineVersion: '1',
    knowledgeVersion: 'k1',
    outcome: 'recommended',
    summary: 'A short plan.',
    alerts: [],
    supplements,
    excluded: [],
    notNeeded: [],
    medications: [],
    currentSupplements: [],
    coverage: { medications: { checked: 0, total: 0 }, supplements: { checked: 0, total: 0 } },
    nutrientTotals: [],
    schedule: [],
    cost: { monthly: 5, currency: 'USD', budget: { min: 0, max: 25 }, withinBudget: true },
    labSuggestions: [],
    ...change,
  };
}

const healthyAdult: Answers = {
  age: '34',
  biologicalSex: 'female',
  height: '168',
  weight: '62',
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
  dosingPreference: 'no-preference',
  budgetRange: '50-100',
  healthGoals: ['general-wellness'],
};

export function answersOf(change: Partial<Answers> = {}): Answers {
  return { ...healthyAdult, ...change };
}
