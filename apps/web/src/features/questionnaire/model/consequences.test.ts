import { expect, test } from 'vitest';
import { createAnswerStore } from '../../../components/questions/answer-store.ts';
import { fillPregnancyStatus } from './consequences.ts';

const storeWith = () => createAnswerStore({ consequence: fillPregnancyStatus });

test('choosing male fills in that pregnancy does not apply, and says so', () => {
  const store = storeWith();
  store.answer('biologicalSex', 'male');
  expect(store.get().answers['pregnancyStatus']).toBe('not-applicable');
  expect(store.get().filled).toEqual(['pregnancyStatus']);
});

test('it can be changed, and is then the own answer of the person', () => {
  const store = storeWith();
  store.answer('biologicalSex', 'male');
  store.answer('pregnancyStatus', 'trying-to-conceive');
  expect(store.get().filled).toEqual([]);
  store.answer('biologicalSex', 'female');
  expect(store.get().answers['pregnancyStatus']).toBe('trying-to-conceive');
});

test('what was filled in goes with its reason', () => {
  const store = storeWith();
  store.answer('biologicalSex', 'male');
  store.answer('biologicalSex', 'female');
  expect(store.get().answers).not.toHaveProperty('pregnancyStatus');
});

test('an own answer of somebody else stays', () => {
  const store = storeWith();
  store.answer('pregnancyStatus', 'pregnant');
  store.answer('biologicalSex', 'female');
  expect(store.get().answers['pregnancyStatus']).toBe('pregnant');
});
