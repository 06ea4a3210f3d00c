import { describe, expect, test } from 'vitest';
import type { HealthyPerson } from './healthy-people.ts';
import { holdExpected } from './hold-expected.ts';
import { planFor, suggested } from './plans.ts';

/** Expectations for people with wishes: what they never get, and what a good pharmacist would suggest. */
export function holdHealthy(people: Readonly<Record<string, HealthyPerson>>): void {
  holdExpected(Object.fromEntries(Object.entries(people).map(([name, person]) => [name, { ...person, said: [] }])));

  describe.each(Object.entries(people))('%s', (_name, { answers, tests = [], most = 9, oneOf = [], hears = [] }) => {
    const plan = planFor({ dosingPreference: 'no-preference', budgetRange: 'no-limit', ...answers });

    test('names the tests that come first', () => {
      const named = plan.labSuggestions.map(({ id }) => id);
      expect(tests.filter((id) => !named.includes(id))).toEqual([]);
    });

    test('suggests a few good things instead of many', () => {
      expect(suggested(plan).length).toBeLessThanOrEqual(most);
      for (const group of oneOf)
        expect(suggested(plan).filter((id) => group.includes(id)).length).toBeLessThanOrEqual(1);
    });

    test('says what is left out or comes first', () => {
      const { summary, alerts, supplements, wishes, labSuggestions, currentSupplements, schedule } = plan;
      const text = JSON.stringify({
        summary,
        alerts,
        supplements,
        wishes,
        labSuggestions,
        currentSupplements,
        schedule,
      });
      for (const words of hears) expect(text).toMatch(words);
    });
  });
}
