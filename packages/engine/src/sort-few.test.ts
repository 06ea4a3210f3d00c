import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortFew } from './sort-few.ts';

test('sorts as the language does, equal ones as they stood, few or many', () => {
  const items = fc.array(fc.record({ weight: fc.integer({ min: 0, max: 5 }), id: fc.integer() }), { maxLength: 40 });
  fc.assert(
    fc.property(items, (list) => {
      const byWeight = (a: { weight: number }, b: { weight: number }) => a.weight - b.weight;
      expect(sortFew([...list], byWeight)).toEqual(list.toSorted(byWeight));
    }),
  );
});
