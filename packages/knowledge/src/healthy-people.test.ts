import { describe, expect, test } from 'vitest';
import { healthyPeople } from './testing/healthy-people.ts';
import { holdExpected } from './testing/hold-expected.ts';
import { planFor, suggested } from './testing/told-plans.ts';

/** What a pharmacist expected of thirty healthy people (docs/people-read.md). */

holdExpected(
  Object.fromEntries(Object.entries(healthyPeople).map(([name, person]) => [name, { ...person, said: [] }])),
);

describe.each(Object.entries(healthyPeople))('%s', (_name, { told, tests = [], most = 9, oneOf = [], hears = [] }) => {
  const plan = planFor({ dosingPreference: 'no-preference', budgetRange: 'no-limit', ...told });

  test('the tests that come first are named', () => {
    const named = plan.labSuggestions.map(({ id }) => id);
    expect(tests.filter((id) => !named.includes(id))).toEqual([]);
  });

  test('a few good things instead of many', () => {
    expect(suggested(plan).length).toBeLessThanOrEqual(most);
    for (const group of oneOf) expect(suggested(plan).filter((id) => group.includes(id)).length).toBeLessThanOrEqual(1);
  });

  test('what is left out or comes first is said', () => {
    const { summary, alerts, supplements, wishes, labSuggestions } = plan;
    const text = JSON.stringify({ summary, alerts, supplements, wishes, labSuggestions });
    for (const words of hears) expect(text).toMatch(words);
  });
});
