import { expect, test } from 'vitest';
import { inFull, saidInFull } from './phrase-family.ts';

test('a phrase without a group is itself', () => {
  expect(saidInFull('once a day')).toEqual(['once a day']);
});

test('each way of each group is said with each of the others', () => {
  expect(saidInFull('(every|each) third (day|night)')).toEqual([
    'every third day',
    'every third night',
    'each third day',
    'each third night',
  ]);
});

test('an empty way leaves the group out, and no space too many stays behind', () => {
  expect(saidInFull('stopped (taking|) it (|now)')).toEqual([
    'stopped taking it',
    'stopped taking it now',
    'stopped it',
    'stopped it now',
  ]);
});

test('what a family says twice, or a list says already, is said once', () => {
  expect(inFull(['third night', '(every|) third (day|night)', 'third day'])).toEqual([
    'third night',
    'every third day',
    'every third night',
    'third day',
  ]);
});
