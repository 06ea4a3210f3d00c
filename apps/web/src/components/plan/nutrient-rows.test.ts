import type { NutrientTotal } from '@evidose/contract';
import { expect, test } from 'vitest';
import { isWorthALook, nutrientRows } from './nutrient-rows.ts';

const zinc: NutrientTotal = {
  nutrient: 'zinc',
  name: 'Zinc',
  unit: 'mg',
  fromCurrent: 5,
  fromPlan: 25,
  target: 8,
  upperLimit: 40,
  europeanLimit: 25,
};
const items = [
  { id: 'a', name: 'A', adds: [{ nutrient: 'zinc', total: 10, counted: 10 }] },
  { id: 'b', name: 'B', adds: [{ nutrient: 'zinc', total: 15, counted: 15 }] },
];

test('what is chosen counts apart from what is only suggested, and what left the plan still counts', () => {
  const others = [{ id: 'c', name: 'C', adds: [{ nutrient: 'zinc', total: 2, counted: 2 }] }];
  expect(nutrientRows([zinc], { supplements: items, planned: new Set(['a']), others })[0]).toMatchObject({
    fromCurrent: 5,
    fromList: 12,
    fromSuggested: 15,
    total: 32,
  });
});

test('a plan that does not say what adds what is chosen as a whole or not at all', () => {
  const old = items.map((item) => ({ ...item, adds: [] }));
  const fromList = (ids: string[]) =>
    nutrientRows([zinc], { supplements: old, planned: new Set(ids), others: [] }).map((row) => row.fromList);
  expect(fromList(['a'])).toEqual([0]);
  expect(fromList(['a', 'b'])).toEqual([25]);
});

test('a row is worth a look where something is added or a limit is near', () => {
  const looks = (change: Partial<NutrientTotal>) =>
    nutrientRows([{ ...zinc, fromPlan: 0, europeanLimit: null, ...change }], {
      supplements: [],
      planned: new Set(),
      others: [],
    }).map(isWorthALook);
  expect(looks({ fromCurrent: 5 })).toEqual([false]);
  expect(looks({ fromCurrent: 30 })).toEqual([true]);
  expect(looks({ fromPlan: 1 })).toEqual([true]);
  expect(looks({ fromCurrent: 500, upperLimit: null })).toEqual([false]);
});
