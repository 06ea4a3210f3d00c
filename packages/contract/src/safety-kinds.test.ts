import { expect, test } from 'vitest';
import { exclusionKinds } from './recommendation.ts';
import { isForSafety, isSafetyKind } from './safety-kinds.ts';

test('what could do harm is a safety reason; a wish, a price or a full list is not', () => {
  expect(exclusionKinds.filter(isSafetyKind).toSorted()).toEqual(
    [
      'advised-not-to-take',
      'age',
      'allergy',
      'condition',
      'interaction',
      'lab',
      'lifestyle',
      'pregnancy',
      'unrecognised-medication',
      'upper-limit',
    ].toSorted(),
  );
});

test('one safety reason is enough', () => {
  const because = (...kinds: (typeof exclusionKinds)[number][]) => ({
    reasons: kinds.map((kind) => ({ kind, message: 'Because.', because: [], sources: [] })),
  });
  expect(isForSafety(because('budget', 'lab'))).toBe(true);
  expect(isForSafety(because('budget', 'diet'))).toBe(false);
});
