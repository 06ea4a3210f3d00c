import { expect, test } from 'vitest';
import { listsOf } from './lists-of.ts';

test('answers and list come together, what is in both once', () => {
  const answers = {
    prescriptionMeds: 'yes',
    prescriptionMedsList: 'warfarin 5 mg',
    otcSupplements: 'yes',
    otcSupplementsList: 'magnesium 250 mg',
  };
  expect(listsOf(answers, ['Magnesium', 'Zinc'])).toEqual({
    medicines: 'warfarin 5 mg',
    supplements: 'magnesium 250 mg\nZinc',
  });
});

test('a list that was answered with no is not used', () => {
  const answers = { prescriptionMeds: 'no', prescriptionMedsList: 'warfarin' };
  expect(listsOf(answers, [])).toEqual({ medicines: '', supplements: '' });
});
