import { answersOf } from '@evidose/contract/testing';
import { recommend, whyNot } from '@evidose/engine';
import { expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';

const taking = (otcSupplementsList: string) => answersOf({ otcSupplements: 'yes', otcSupplementsList });

test('counts a named product by its label', () => {
  const [reading] = recommend(prepared, taking('berocca')).currentSupplements;
  expect(reading?.product?.name).toBe('Berocca Vitamin B Group with Vitamin C');
  expect(reading?.supplies).toContainEqual(
    expect.objectContaining({ nutrient: 'vitamin-c', amount: 1000, unit: 'mg' }),
  );
});

test('checks each ingredient of a product for conflicts and as already taken', () => {
  const kinds = (id: string) => whyNot(prepared, taking('olly sleep'), id)?.map(({ kind }) => kind);
  expect(kinds('l-theanine')).toContain('already-taking');
  expect(kinds('melatonin')).toContain('already-taking');
  expect(kinds('zinc')).not.toContain('already-taking');
});

test('does not rule out a nutrient that a product contains: its amount counts', () => {
  const kinds = whyNot(prepared, taking('berocca'), 'calcium')?.map(({ kind }) => kind);
  expect(kinds).not.toContain('already-taking');
});

test('reviews a product by every ingredient, not by its nearest match', () => {
  const reviewed = (otcSupplementsList: string) => {
    const answers = answersOf({
      otcSupplements: 'yes',
      otcSupplementsList,
      prescriptionMeds: 'yes',
      prescriptionMedsList: 'warfarin 5 mg',
    });
    return recommend(prepared, answers).currentSupplements[0];
  };
  const product = reviewed('estroven stress plus mood');
  expect(product?.product?.name).toBe('Estroven Stress plus Mood & Memory');
  expect(product?.interactions.map(({ message }) => message).join()).toMatch(/ginkgo/i);
  expect(
    reviewed('soy isoflavones')
      ?.interactions.map(({ message }) => message)
      .join(),
  ).not.toMatch(/ginkgo/i);
});

test('finds a product by part of its name, in lower case, with a count, and multiplies its label', () => {
  const vitaminD = (list: string) =>
    recommend(prepared, taking(list)).currentSupplements[0]?.supplies.find(({ nutrient }) => nutrient === 'vitamin-d')
      ?.amount ?? 0;
  expect(vitaminD('1 centrum silver women a day')).toBeGreaterThan(0);
  expect(vitaminD('2 centrum silver women a day')).toBeCloseTo(2 * vitaminD('1 centrum silver women a day'), 5);
});

test('counts no label where several products fit, and uses their typical amounts', () => {
  const [reading] = recommend(prepared, taking('vitafusion womens')).currentSupplements;
  expect(reading).toMatchObject({ product: null, supplies: [], dose: { assumed: true } });
  expect(reading?.id).toMatch(/^multivitamin/);
});
