import { expect, test } from 'vitest';
import { answerChange } from './answer-change.ts';

test('a choice is told by what it was and what it is', () => {
  expect(answerChange({ field: 'specificDiet', before: 'vegan', after: 'vegetarian' })).toBe(
    'You changed “Do you follow a diet?” from Vegan to Vegetarian.',
  );
});

test('of a list only what came and went is told', () => {
  const before = 'levothyroxine 75 mcg, Eliquis 5 mg\nmetformin 1,000 mg';
  expect(
    answerChange({ field: 'prescriptionMedsList', before, after: 'levothyroxine 75 mcg, metformin 1,000 mg' }),
  ).toBe('Under “Which medicines?” you took out Eliquis 5 mg.');
  expect(answerChange({ field: 'healthGoals', before: ['energy', 'joints'], after: ['energy', 'sleep'] })).toBe(
    'Under “What would you like to improve?” you added Better sleep and took out Comfortable joints.',
  );
});

test('a list of which nothing stayed is told whole', () => {
  expect(answerChange({ field: 'prescriptionMedsList', before: 'Eliquis', after: 'Zoloft' })).toBe(
    'You changed “Which medicines?” from Eliquis to Zoloft.',
  );
});

test('an answer that came or went is no dash', () => {
  expect(answerChange({ field: 'otcSupplementsList', before: null, after: 'iron' })).toBe(
    'You answered “Which ones, and how much a day?” with iron.',
  );
  expect(answerChange({ field: 'otcSupplementsList', before: 'iron', after: null })).toBe(
    'You took out your answer to “Which ones, and how much a day?”. It was iron.',
  );
});

test('the same things written in another way are not told as a change of one of them', () => {
  expect(answerChange({ field: 'otcSupplementsList', before: 'iron, zinc', after: 'zinc, iron' })).toBe(
    'You changed the wording of your answer to “Which ones, and how much a day?”: zinc, iron.',
  );
});
