import { expect, it } from 'vitest';
import { amountText, unitText } from './amount-text.ts';

it.each([
  [25, 'µg', 'Vitamin D3', '25 mcg (1,000 IU)'],
  [20, 'µg', 'vitamin-d', '20 mcg (800 IU)'],
  [15, 'µg', 'Vitamin D', '15 mcg (600 IU)'],
  [900, 'µg RAE', 'Vitamin A', '900 mcg RAE (3,000 IU)'],
  [3000, 'µg', 'vitamin-a', '3,000 mcg (10,000 IU)'],
  [15, 'mg', 'Vitamin E', '15 mg (22.4 IU)'],
  [500, 'µg', 'Vitamin B12', '500 mcg'],
  [65, 'mg', 'Vitamin D-mannose', '65 mg'],
  [400, 'IU', 'Vitamin D3', '400 IU'],
  [400, 'mg', 'Magnesium', '400 mg'],
  [1000, 'mg', 'Evening primrose', '1,000 mg'],
  [0.5, 'mg', '', '0.5 mg'],
])('%d %s of %s is "%s"', (amount, unit, of, text) => {
  expect(amountText(amount, unit, of)).toBe(text);
});

it('a unit reads as labels print it, and laboratories keep theirs', () => {
  expect(['µg', 'μg', 'µg DFE', 'mg', 'µg/L'].map(unitText)).toEqual(['mcg', 'mcg', 'mcg DFE', 'mg', 'µg/L']);
});
