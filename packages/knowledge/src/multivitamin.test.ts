import { answersOf } from '@evidose/contract/testing';
import { prepare } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from './load.ts';
import { planOf } from './named-people/plan-of.ts';

const prepared = prepare(await loadKnowledge());

/** What is said of a product whose label we know, beside a medicine. */
function reviewOf(product: string, medicine: string) {
  const answers = answersOf({
    age: '45',
    prescriptionMeds: 'yes',
    prescriptionMedsList: medicine,
    otcSupplements: 'yes',
    otcSupplementsList: product,
  });
  const [review] = planOf(prepared, answers).currentSupplements;
  if (review === undefined) throw new Error(`${product} was not read`);
  return review;
}

describe('a multivitamin whose label is known', () => {
  const everyday = ['lisinopril', 'losartan', 'spironolactone', 'atorvastatin', 'apixaban', 'glipizide', 'doxycycline'];
  const products = ['Centrum Men', 'Centrum Silver Women', 'Centrum Silver Men'];
  test.each(products.flatMap((product) => everyday.map((medicine) => [product, medicine] as const)))(
    '%s is not stopped for the little it holds of what %s does not mix with',
    (product, medicine) => {
      const review = reviewOf(product, medicine);
      expect(review.product).not.toBeNull();
      expect(`${review.verdict}: ${review.message}`).not.toMatch(/^(stop-and-ask|unknown)/);
    },
  );

  test.each([
    ['capecitabine', 'folic acid'],
    ['penicillamine', 'copper'],
    ['isotretinoin', 'vitamin A'],
    ['carbimazole', 'Iodine'],
  ])('is stopped with %s, where any amount counts', (medicine, word) => {
    const review = reviewOf('Centrum Men', medicine);
    expect(review.verdict).toBe('stop-and-ask');
    expect(review.message).toContain(word);
  });

  test('is kept apart from what its minerals bind', () => {
    expect(reviewOf('Centrum Men', 'dolutegravir').message).toContain('six hours after');
  });

  test.each([
    ['apixaban', 'Vitamin E'],
    ['atorvastatin', 'niacin'],
  ])('is stopped with %s when it holds as much as a tablet of its own', (medicine, word) => {
    const review = reviewOf('Thorne Basic Nutrients V Advanced Formula', medicine);
    expect(review.verdict).toBe('stop-and-ask');
    expect(review.message).toContain(word);
  });

  test('of the B vitamins alone is judged by each of them, where it holds many times a day of it', () => {
    const review = reviewOf('Solgar B-Complex 100', 'atorvastatin');
    expect(review.product).not.toBeNull();
    expect(review.message).toContain('niacin with a statin');
  });

  test('is not called enough where the blood shows too little', () => {
    const saidOf = (vitaminD?: number) =>
      planOf(
        prepared,
        answersOf({
          age: '68',
          biologicalSex: 'female',
          medicalConditions: ['osteoporosis'],
          otcSupplements: 'yes',
          otcSupplementsList: 'Centrum Silver Women',
          ...(vitaminD === undefined ? {} : { shareTestResults: 'yes', labResults: { vitaminD } }),
        }),
      ).excluded.find(({ id }) => id === 'vitamin-d3')?.reasons[0]?.message;
    expect(saidOf()).toContain('gives you enough');
    expect(saidOf(38)).toContain('your test shows too little');
  });

  test.each([
    ['Centrum Silver Women', '1 tablet'],
    ['2 Centrum Silver Women a day', '2 tablets'],
    ['multivitamin', '1 tablet'],
    ['vitamin b complex', '1 tablet'],
  ])('%s is counted as %s, not as the milligrams of one ingredient', (written, serving) => {
    const { dose } = reviewOf(written, 'lisinopril');
    expect(dose?.serving).toBe(serving);
  });

  test('a single nutrient is counted by its amount', () => {
    expect(reviewOf('zinc 15 mg', 'lisinopril').dose).toEqual({ amount: 15, unit: 'mg', assumed: false });
  });
});
