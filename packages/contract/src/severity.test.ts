import { expect, test } from 'vitest';
import { interactionSeverities } from './recommendation.ts';
import { asksDoctor, bySeverity, isAboveMinor, isForbidden, isGrave, isUrgent, isWatched } from './severity.ts';

test.each([
  // severity, action, grave, urgent, forbidden, above minor, watched
  ['contraindicated', 'avoid', true, true, true, true, false],
  ['major', 'avoid', true, false, true, true, false],
  ['major', 'monitor', true, false, true, true, false],
  ['moderate', 'avoid', false, false, true, true, true],
  ['moderate', 'monitor', false, false, false, true, true],
  ['moderate', 'tell-your-doctor', false, false, false, true, true],
  ['moderate', 'separate', false, false, false, true, false],
  ['minor', 'monitor', false, false, false, false, false],
  ['minor', 'avoid', false, false, true, false, false],
] as const)('maps %s, %s', (severity, action, grave, urgent, forbidden, aboveMinor, watched) => {
  const row = { severity, action };
  expect([isGrave(row), isUrgent(row), isForbidden(row), isAboveMinor(row), isWatched(row)]).toEqual([
    grave,
    urgent,
    forbidden,
    aboveMinor,
    watched,
  ]);
});

test('sorts the most severe first', () => {
  const rows = [...interactionSeverities].reverse().map((severity) => ({ severity }));
  expect(rows.sort(bySeverity).map(({ severity }) => severity)).toEqual([...interactionSeverities]);
});

test('a doctor is asked before "avoid" and "tell your doctor", not before "separate" and "monitor"', () => {
  const asked = (['avoid', 'tell-your-doctor', 'separate', 'monitor'] as const).map((action) => asksDoctor({ action }));
  expect(asked).toEqual([true, true, false, false]);
});
