import { expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

const SOME = [
  0, 7, 12, 999, 1000, 1125, 12_345, 999_999, 1_234_567, 0.1, 0.0333333, 2.5, 1.005, 999.95, 1234.56, -4321,
];

it('is written as the browser itself would write it for the US', () => {
  for (const value of SOME)
    expect(formatNumber(value)).toBe(value.toLocaleString('en-US', { maximumFractionDigits: 15 }));
});

it('keeps no more digits than it is told', () => {
  for (const digits of [3, 4]) {
    for (const value of SOME) {
      expect(formatNumber(value, digits)).toBe(value.toLocaleString('en-US', { maximumSignificantDigits: digits }));
    }
  }
});
