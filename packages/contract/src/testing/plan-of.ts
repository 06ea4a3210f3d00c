import type { Recommendation, SuggestedSupplement } from '../recommendation.ts';

/** Builders for tests of storing and showing plans; the engine's own tests cover their content. */

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
    buy: null,
    adds: [],
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
    wishes: [],
    allergies: [],
    advice: [],
    notUsed: [],
    ...change,
  };
}
