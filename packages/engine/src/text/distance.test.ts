import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slipsBetween } from './distance.ts';

/** The textbook algorithm, without bands and early exits. */
function plain(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => d[i]?.[j] ?? 0;
  const put = (i: number, j: number, value: number) => {
    const row = d[i];
    if (row !== undefined) row[j] = value;
  };
  for (let i = 0; i <= a.length; i++) put(i, 0, i);
  for (let j = 0; j <= b.length; j++) put(0, j, j);
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      put(i, j, Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        put(i, j, Math.min(at(i, j), at(i - 2, j - 2) + 1));
      }
    }
  }
  return at(a.length, b.length);
}

describe('slips between two words', () => {
  test('agrees with the textbook up to its limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (a, b, limit) => {
        expect(slipsBetween(a, b, limit)).toBe(Math.min(plain(a, b), limit + 1));
      }),
      { numRuns: 5000 },
    );
  });

  test('a swap is one slip', () => {
    expect(slipsBetween('gingko', 'ginkgo', 1)).toBe(1);
  });
});
