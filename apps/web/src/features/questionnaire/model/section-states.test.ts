import { answersOf } from '@evidose/contract/testing';
import { expect, test } from 'vitest';
import { stateOf, statesOf } from './section-states.ts';

test('a section is not started, then under way, then done', () => {
  expect(stateOf('about-you', {})).toBe('not-started');
  expect(stateOf('about-you', { age: '34' })).toBe('under-way');
  expect(stateOf('about-you', { age: '34', biologicalSex: 'male', height: '180', weight: '80' })).toBe('done');
});

test('an answer that cannot be used keeps a section under way', () => {
  expect(stateOf('about-you', { ...answersOf(), age: '340' })).toBe('under-way');
  const labs = { ...answersOf({ shareTestResults: 'yes' }), labResults: { tsh: 'high' } };
  expect(stateOf('tests', labs)).toBe('under-way');
  expect(stateOf('tests', { ...labs, shareTestResults: 'no' })).toBe('done');
});

test('a complete questionnaire has every section done', () => {
  expect(statesOf(answersOf()).every((state) => state === 'done')).toBe(true);
});
