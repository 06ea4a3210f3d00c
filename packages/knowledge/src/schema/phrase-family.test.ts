import { expect, test } from 'vitest';
import { inFull, saidInFull } from './phrase-family.ts';

test('returns a phrase without a group', () => {
  expect(saidInFull('once a day')).toEqual(['once a day']);
});

test('combines every variant of each group', () => {
  expect(saidInFull('(every|each) third (day|night)')).toEqual([
    'every third day',
    'every third night',
    'each third day',
    'each third night',
  ]);
});

test('drops a group for an empty variant, without leaving a double space', () => {
  expect(saidInFull('stopped (taking|) it (|now)')).toEqual([
    'stopped taking it',
    'stopped taking it now',
    'stopped it',
    'stopped it now',
  ]);
});

test('drops duplicates', () => {
  expect(inFull(['third night', '(every|) third (day|night)', 'third day'])).toEqual([
    'third night',
    'every third day',
    'every third night',
    'third day',
  ]);
});
