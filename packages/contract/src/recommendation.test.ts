import { describe, expect, test } from 'vitest';
import { Alert, SuggestedSupplement } from './recommendation.ts';

describe('a plan stored before a part existed', () => {
  test('opens with an alert without subjects and actions', () => {
    const stored = { id: 'a', severity: 'info', title: 'T', message: 'M.', because: [], sources: [] };
    expect(Alert.parse(stored)).toMatchObject({ about: [], actions: [] });
  });

  test('opens with a supplement without buying advice', () => {
    const stored = {
      id: 'zinc',
      name: 'Zinc',
      form: { id: 'f', format: 'tablet', label: 'tablet', contains: [], animalFree: true },
      dose: { amount: 10, unit: 'mg', perDay: 1 },
      timing: { slot: ['breakfast'], withFood: true },
      evidence: 'B',
      reasons: [{ field: 'healthGoals', value: 'immunity', message: 'M.', evidence: 'B', sources: ['s'] }],
      cautions: [],
      interactions: [],
      expectedWeeks: [1, 2],
      monthlyCost: 3,
      alternatives: [],
    };
    expect(SuggestedSupplement.parse(stored).buy).toBeNull();
  });
});
