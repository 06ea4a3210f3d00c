import { answersOf } from '@evidose/contract/testing';
import { prepare, recommend, whyNot } from '@evidose/engine';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../load.ts';

const prepared = prepare(await loadKnowledge());
const taking = (otcSupplementsList: string) => answersOf({ otcSupplements: 'yes', otcSupplementsList });

test('a product that is named counts by its label', () => {
  const [reading] = recommend(prepared, taking('berocca')).currentSupplements;
  expect(reading?.product?.name).toBe('Berocca Vitamin B Group with Vitamin C');
  expect(reading?.supplies).toContainEqual(
    expect.objectContaining({ nutrient: 'vitamin-c', amount: 1000, unit: 'mg' }),
  );
});

test('each ingredient of a product speaks against what does not go with it, and is taken already', () => {
  const kinds = (id: string) => whyNot(prepared, taking('olly sleep'), id)?.map(({ kind }) => kind);
  expect(kinds('l-theanine')).toContain('already-taking');
  expect(kinds('melatonin')).toContain('already-taking');
  expect(kinds('zinc')).not.toContain('already-taking');
});

test('a nutrient inside a product does not rule the nutrient out: its amount counts', () => {
  const kinds = whyNot(prepared, taking('berocca'), 'calcium')?.map(({ kind }) => kind);
  expect(kinds).not.toContain('already-taking');
});

test('a product is reviewed by every ingredient, not by what it is nearest to alone', () => {
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

test('a product in part, in lower case and with a count is found, and its label is counted so many times', () => {
  const vitaminD = (list: string) =>
    recommend(prepared, taking(list)).currentSupplements[0]?.supplies.find(({ nutrient }) => nutrient === 'vitamin-d')
      ?.amount ?? 0;
  expect(vitaminD('1 centrum silver women a day')).toBeGreaterThan(0);
  expect(vitaminD('2 centrum silver women a day')).toBeCloseTo(2 * vitaminD('1 centrum silver women a day'), 5);
});

test('where several products fit, none is counted by its label, and what they all are counts as usual', () => {
  const [reading] = recommend(prepared, taking('vitafusion womens')).currentSupplements;
  expect(reading).toMatchObject({ product: null, supplies: [], dose: { assumed: true } });
  expect(reading?.id).toMatch(/^multivitamin/);
});
