import { expect, test } from 'vitest';
import { personLists } from './person-lists.ts';

const of = (name: string, dose: { amount: number; perDay?: number; serving?: string }) => ({
  name,
  dose: { unit: 'mg' as const, perDay: 1, ...dose },
});

test('answers and list come together, what is in both once, with the amounts of the plan', () => {
  const answers = {
    prescriptionMeds: 'yes',
    prescriptionMedsList: 'warfarin 5 mg',
    otcSupplements: 'yes',
    otcSupplementsList: 'magnesium 250 mg',
  };
  expect(
    personLists(answers, [
      of('Magnesium', { amount: 250 }),
      of('Zinc', { amount: 15 }),
      of('Calcium', { amount: 500, perDay: 2 }),
      of('Multivitamin', { amount: 1, serving: '1 tablet' }),
    ]),
  ).toEqual({
    medicines: 'warfarin 5 mg',
    supplements:
      'magnesium 250 mg\nZinc 15 mg once a day\nCalcium 500 mg 2 times a day\nMultivitamin 1 tablet once a day',
  });
});

test('a list that was answered with no is not used', () => {
  const answers = { prescriptionMeds: 'no', prescriptionMedsList: 'warfarin' };
  expect(personLists(answers, [])).toEqual({ medicines: '', supplements: '' });
});
