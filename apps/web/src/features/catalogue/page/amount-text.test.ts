import type { SupplementFacts } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { amountFigure, amountText, doseRange } from './amount-text.ts';

const factsOf = (change: Partial<SupplementFacts>) => ({ doseUnit: 'mg', ...change }) as SupplementFacts;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('amounts', () => {
  it('carry international units where people count in those', () => {
    const vitaminD = factsOf({ doseUnit: 'µg', perInternationalUnit: 0.025 });
    expect(plain(amountText(vitaminD, 25))).toBe('25 mcg (1,000 IU)');
    expect(plain(doseRange(vitaminD, { low: 10, usual: 20, high: 25 }))).toBe('10 to 25 mcg, usually 20 mcg (800 IU)');
  });

  it('of a combination name the nutrient they count', () => {
    const tablet = factsOf({ serving: '1 tablet, named by its zinc' });
    expect(plain(amountText(tablet, 16))).toBe('16 mg of zinc');
    expect(doseRange(tablet, { low: 8, usual: 8, high: 8 })).toBe('1 tablet, named by its zinc');
  });

  it('have no more figures than anybody weighs out', () => {
    expect([0.0333333, 1125, 10_000, 2.5].map(amountFigure)).toEqual(['0.03333', '1,125', '10,000', '2.5']);
  });
});
