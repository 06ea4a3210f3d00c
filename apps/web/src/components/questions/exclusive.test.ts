import { questions } from '@evidose/contract';
import { expect, test } from 'vitest';
import { asValues, toggled } from './exclusive.ts';

const { currentSymptoms, healthGoals } = questions;

test('none takes the others away', () => {
  expect(toggled(currentSymptoms, ['acne', 'pms'], 'none')).toEqual(['none']);
});

test('another takes none away', () => {
  expect(toggled(currentSymptoms, ['none'], 'acne')).toEqual(['acne']);
});

test('a second press takes a value back', () => {
  expect(toggled(currentSymptoms, ['acne', 'pms'], 'acne')).toEqual(['pms']);
  expect(toggled(currentSymptoms, ['none'], 'none')).toEqual([]);
});

test('a list without such a value only collects', () => {
  expect(toggled(healthGoals, ['energy'], 'general-wellness')).toEqual(['energy', 'general-wellness']);
});

test('what is no list of texts is an empty list', () => {
  for (const answer of [undefined, null, 'none', { 0: 'acne' }]) expect(asValues(answer)).toEqual([]);
});
