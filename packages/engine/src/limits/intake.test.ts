import { describe, expect, test } from 'vitest';
import { knowledgeOf, nutrientOf, supplementOf } from '../../test/knowledge.ts';
import { planOfRead, supplementsAs } from '../../test/plan.ts';
import type { CurrentSupplement } from '../model.ts';
import { prepare } from '../prepare/prepare.ts';
import { amountTaken } from './intake.ts';

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
    supplementOf({
      id: 'both',
      supplies: [
        { nutrient: 'iodine', perUnit: 2, form: 'any' },
        { nutrient: 'vitamin-a', perUnit: 2, form: 'any' },
      ],
    }),
    supplementOf({ id: 'herb' }),
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

describe('how much is taken of a supplement', () => {
  const prepared = prepare(knowledge);
  const taken = (id: string, supplies: Supplies) =>
    amountTaken(prepared, {
      supplement: prepared.supplementById.get(id) ?? null,
      supplies,
      amount: 7,
    } as unknown as CurrentSupplement);
  test('is what its own label says of the one thing in it', () => {
    expect(taken('iodine', [{ nutrient: 'iodine', amount: 0.3, unit: 'mg' }])).toBe(300);
    expect(taken('iodine', [{ nutrient: 'vitamin-a', amount: 3, unit: 'mg' }])).toBe(7);
    expect(taken('iodine', [{ nutrient: 'iodine', amount: 3, unit: 'drops' }])).toBe(7);
    expect(taken('iodine', [])).toBe(7);
  });
  test('is what was written where it holds several things, or none that is counted', () => {
    expect(taken('both', [{ nutrient: 'iodine', amount: 300, unit: 'µg' }])).toBe(7);
    expect(taken('herb', [{ nutrient: 'iodine', amount: 300, unit: 'µg' }])).toBe(7);
  });
});
