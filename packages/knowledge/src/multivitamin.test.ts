import { answersOf } from '@evidose/contract/testing';
import { describe, expect, test } from 'vitest';
import { planOf } from './named-people/plan-of.ts';
import { prepared } from './testing/prepared.ts';

/** The review of a product with a known label, beside a medicine. */
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

describe('a multivitamin with a known label', () => {
  const everyday = ['lisinopril', 'losartan', 'spironolactone', 'atorvastatin', 'apixaban', 'glipizide', 'doxycycline'];
  const products = ['Centrum Men', 'Centrum Silver Women', 'Centrum Silver Men'];
  test.each(products.flatMap((product) => everyday.map((medicine) => [product, medicine] as const)))(
    '%s is not stopped for its small amount of what conflicts with %s',
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

  test('is spaced from what its minerals bind', () => {
    expect(reviewOf('Centrum Men', 'dolutegravir').message).toContain('six hours after');
  });

  test.each([
    ['apixaban', 'Vitamin E'],
    ['atorvastatin', 'niacin'],
  ])('is stopped with %s when it contains as much as a separate tablet', (medicine, word) => {
    const review = reviewOf('Thorne Basic Nutrients V Advanced Formula', medicine);
    expect(review.verdict).toBe('stop-and-ask');
    expect(review.message).toContain(word);
  });

  test('with only B vitamins is checked for each of them, where it contains many times the daily amount', () => {
    const review = reviewOf('Solgar B-Complex 100', 'atorvastatin');
    expect(review.product).not.toBeNull();
    expect(review.message).toContain('niacin with a statin');
  });

  test('is not called enough when the blood test is low', () => {
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
  ])('%s is counted as %s, not as milligrams of one ingredient', (written, serving) => {
    const { dose } = reviewOf(written, 'lisinopril');
    expect(dose?.serving).toBe(serving);
  });

  test('counts a single nutrient by its amount', () => {
    expect(reviewOf('zinc 15 mg', 'lisinopril').dose).toEqual({ amount: 15, unit: 'mg', assumed: false });
  });
});
