import { describe, expect, it } from 'vitest';
import { medicines, supplements } from './try.ts';

const entriesIn = (text: string) => medicines(text).map(({ amount, status, slots }) => ({ amount, status, slots }));

describe('times of day in people’s own words', () => {
  it.each([
    ['empty stomach morning', ['on-waking']],
    ['empty stomach every morning', ['on-waking']],
    ['half an hour before I eat in the morning', ['on-waking']],
    ['before I’ve had anything to eat', ['on-waking']],
    ['the minute I wake', ['on-waking']],
    ['as soon as the alarm goes off', ['on-waking']],
    ['before the school run', ['breakfast']],
    ['on my way to work', ['breakfast']],
    ['on the way out the door', ['breakfast']],
    ['when I clean my teeth in the morning', ['breakfast']],
    ['when I have my breakfast', ['breakfast']],
    ['quarter to nine in the morning', ['breakfast']],
    ['while I’m having lunch', ['lunch']],
    ['when I get home', ['dinner']],
    ['when I have dinner', ['dinner']],
    ['at six pm', ['dinner']],
    ['at nine pm', ['bedtime']],
    ['a couple of hours before bed', ['bedtime']],
    ['on my way to bed', ['bedtime']],
    ['after the news at ten', ['bedtime']],
    ['once the kids are in bed', ['bedtime']],
  ])('%s', (when, slots) => {
    expect(entriesIn(`ramipril 5mg ${when}`)).toEqual([{ amount: 5, status: 'taking', slots }]);
  });

  it('a word that looks like a time goes down with the porridge', () => {
    expect(entriesIn('ramipril 10mg, the white one goes down with my porridge')[0]?.slots).toEqual(['breakfast']);
  });

  it('a drink taken with it has no time of its own', () => {
    expect(supplements('iron 14mg with my orange juice at breakfast')[0]?.slots).toEqual(['breakfast']);
  });

  it.each(['propranolol 10mg when I have to speak in public', 'ibuprofen 200mg when I get back ache'])(
    'a need is not a time: %s',
    (text) => {
      expect(entriesIn(text)[0]?.status).toBe('as-needed');
    },
  );
});
