import { describe, expect, test } from 'vitest';
import { knowledgeOf, nutrientOf, supplementOf } from '../../test/knowledge.ts';
import { planOfRead, supplementsAs } from '../../test/plan.ts';

const knowledge = knowledgeOf({
  nutrients: [
    nutrientOf({ id: 'iodine', unit: 'µg', upperLimits: { female_31_50: 1100, male_31_50: 1100 } }),
    nutrientOf({
      id: 'vitamin-a',
      unit: 'µg RAE',
      limitCountsForms: ['retinol'],
      upperLimits: { female_31_50: 3000, male_31_50: 3000 },
    }),
  ],
  supplements: [
    supplementOf({
      id: 'iodine',
      doseUnit: 'µg',
      maxDailyDose: 1000,
      supplies: [{ nutrient: 'iodine', perUnit: 1, form: 'any' }],
    }),
  ],
});
type Supplies = { nutrient: string; amount: number; unit: string; form?: string }[];
const planWith = (supplies: Supplies) =>
  planOfRead(
    knowledge,
    { age: '40', otcSupplements: 'yes', otcSupplementsList: 'iodine 150 mcg' },
    supplementsAs({}, { supplies, product: { id: 'p', name: 'Drops 5 %', serving: '4 drops' } }),
  );
const totals = (supplies: Supplies) =>
  planWith(supplies).nutrientTotals.map(({ nutrient, fromCurrent }) => [nutrient, fromCurrent]);

describe('a real label', () => {
  test('outranks what such a product usually holds, and changes the verdict', () => {
    const plan = planWith([{ nutrient: 'iodine', amount: 25, unit: 'mg' }]);
    expect(plan.nutrientTotals[0]?.fromCurrent).toBe(25_000);
    expect(plan.currentSupplements[0]).toMatchObject({ verdict: 'stop-and-ask', dose: { amount: 25_000 } });
    expect(plan.alerts.map(({ id }) => id)).toContain('over-limit-iodine');
  });
  test('in a unit that cannot be compared counts as such a product usually does', () => {
    expect(totals([{ nutrient: 'iodine', amount: 25, unit: 'drops' }])).toEqual([['iodine', 150]]);
  });
  test('in micrograms counts where the nutrient is told in equivalents', () => {
    expect(totals([{ nutrient: 'vitamin-a', amount: 3, unit: 'mg', form: 'retinol' }])).toEqual([['vitamin-a', 3000]]);
  });
  test('counts toward the limit by its chemical form, and where it tells none', () => {
    const limited = (form?: string) =>
      planWith([{ nutrient: 'vitamin-a', amount: 3, unit: 'mg', ...(form === undefined ? {} : { form }) }])
        .nutrientTotals[0]?.upperLimit;
    expect([limited('retinol'), limited(), limited('beta-carotene')]).toEqual([3000, 3000, null]);
  });
  test('may name what we know nothing about', () => {
    const supplies = [
      { nutrient: 'unheard-of', amount: 3, unit: 'mg' },
      { nutrient: 'iodine', amount: 100, unit: 'µg' },
    ];
    expect(totals(supplies)).toEqual([['iodine', 100]]);
  });
  test('adds what it gives of everything to what the rest gives', () => {
    expect(
      totals([
        { nutrient: 'iodine', amount: 100, unit: 'µg' },
        { nutrient: 'iodine', amount: 50, unit: 'µg', form: 'iodide' },
      ]),
    ).toEqual([['iodine', 150]]);
  });
});
