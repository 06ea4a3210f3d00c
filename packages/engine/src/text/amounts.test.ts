import { describe, expect, test } from 'vitest';
import { readAmount } from './amounts.ts';

/** The amount a day and its unit. */
function aDay(text: string): [number, string | null] | null {
  const amount = readAmount(text);
  return amount === null ? null : [Number((amount.value * amount.timesADay).toPrecision(4)), amount.unit];
}

describe('amounts in free text', () => {
  test.each([
    ['2000 IU', [2000, 'IU']],
    ['5,000iu daily', [5000, 'IU']],
    ['50.000 IU', [50000, 'IU']],
    ['5k iu', [5000, 'IU']],
    ['50,000 IU once a week', [7143, 'IU']],
    ['200 mg twice daily', [400, 'mg']],
    ['200mg 2x a day', [400, 'mg']],
    ['2 x 500 mg', [1000, 'mg']],
    ['two tablets of 500mg', [1000, 'mg']],
    ['2 capsules 500 mg each', [1000, 'mg']],
    ['100 mcg every other day', [50, 'µg']],
    ['100 µg', [100, 'µg']],
    ['1.5 g', [1.5, 'g']],
    ['0,5 g', [0.5, 'g']],
    ['10 billion cfu', [10, 'billion CFU']],
    ['1 tablet daily', [1, 'piece']],
    ['2000', [2000, null]],
    ['500 mg every 8 hours', [1500, 'mg']],
    ['200mg at night and 200mg in the morning', [400, 'mg']],
    ['1000 IU breakfast, 2000 IU dinner', [3000, 'IU']],
    ['200 mg morning and night', [400, 'mg']],
    ['50 mcg (2000 IU) in the morning', [50, 'µg']],
    ['1000 mg 2 capsules daily', [2000, 'mg']],
    ['1000 mg, 1 capsule twice a day', [2000, 'mg']],
    ['400 mg (2 capsules)', [400, 'mg']],
    ['3 times a day', null],
    ['daily', null],
    ['', null],
  ])('%s', (text, expected) => {
    expect(aDay(text)).toEqual(expected);
  });
});
