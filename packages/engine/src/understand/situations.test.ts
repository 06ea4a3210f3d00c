import { answersOf } from '@evidose/contract/testing';
import { expect, test } from 'vitest';
import { mentionedSituations, situationsOf } from './situations.ts';

const nights = {
  id: 'night-work',
  name: 'night shifts',
  says: ['night ?shifts?', '(work|working) nights'],
  unless: ['used to', 'wife'],
  against: null,
  message: '',
  sources: [],
};
const situationsIn = (text: string) =>
  mentionedSituations(situationsOf([nights]), answersOf({ pastSupplementExperience: text })).map(
    ({ because }) => because.value,
  );

test.each([
  ['I work nights. Tea helps.', ['I work nights']],
  ['Night-time is hard', []],
  ['NIGHT SHIFTS as a nurse', ['NIGHT SHIFTS as a nurse']],
  ['I used to work nights', []],
  ['My wife does night shifts; I work nights too', ['I work nights too']],
  ['fortnight shifts', []],
])('“%s”', (text, found) => {
  expect(situationsIn(text)).toEqual(found);
});

test('a list that was said to be empty tells nothing', () => {
  const answers = answersOf({ otcSupplements: 'no', otcSupplementsList: 'night shifts' });
  expect(mentionedSituations(situationsOf([nights]), answers)).toEqual([]);
});
