import { describe, expect, test } from 'vitest';
import { analyzeLine } from './analyze-line.ts';

const answer = (value: unknown) => JSON.parse(analyzeLine(typeof value === 'string' ? value : JSON.stringify(value)));
const day = { date: '2026-02-18', on: 0, rating: 6 };

describe('a line of npm run trial', () => {
  test('returns the result of a trial', () => {
    expect(answer({ scale: [0, 10], worthwhile: 1, washoutDays: 0, days: [day] })).toMatchObject({
      n: { on: 0, off: 1, missing: 0 },
      verdict: 'cannot-tell',
    });
  });

  test.each([
    ['not json', 'trial'],
    [{ days: [] }, 'days'],
    [{ days: [{ ...day, rating: 11 }] }, 'days.0.rating'],
    [{ days: [{ ...day, on: 2 }] }, 'days.0.on'],
    [{ days: [{ ...day, date: '2026-02-30' }] }, 'days.0.date'],
    [{ days: [day, { ...day, on: 1 }] }, 'days.1.on'],
    [{ days: [{ date: '2026-02-18', on: 0 }] }, 'days.0.rating'],
    [{ days: [day], washout: 2 }, 'trial'],
    [{ days: [day, { ...day, date: '2096-02-18' }] }, 'days'],
    [{ scale: [10, 0], days: [day] }, 'scale'],
  ])('says what is wrong with %j', (value, field) => {
    expect(answer(value)).toMatchObject({ error: { type: 'trial', field } });
  });
});
