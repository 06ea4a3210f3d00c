import type { Recognised } from '@evidose/contract';
import { expect, it } from 'vitest';
import { letterMedicine } from './medicines.ts';

const weekly: Recognised = {
  text: 'Alendronate 70 mg on Sundays',
  id: 'alendronate',
  name: 'alendronate',
  classes: [],
  guessed: false,
  ingredients: [],
  status: 'taking',
  slots: null,
  route: null,
  rhythm: 'once a week',
  weekdays: [6],
  dose: { amount: 10, unit: 'mg', assumed: false },
  doubt: null,
  countries: [],
};

it('a weekly tablet does not read as a daily one', () => {
  expect(letterMedicine(weekly, (id) => id).details).toEqual(['taking', 'once a week, on average 10 mg a day']);
  expect(letterMedicine({ ...weekly, dose: null }, (id) => id).details).toEqual(['taking', 'once a week']);
});
