import { describe, expect, test } from 'vitest';
import { meaningOf } from './meaning.ts';

const thing = { about: 'goal', id: 'energy', label: 'Energy' } as const;
const day = (at: number) => new Date(Date.UTC(2026, 1, 1 + at)).toISOString().slice(0, 10);
const iron = (count: number) => ({
  id: 'iron',
  name: 'Iron',
  days: Array.from({ length: count }, (_, at) => day(at)),
});
const said = (ratings: readonly number[], more: Partial<Parameters<typeof meaningOf>[0]> = {}) =>
  meaningOf({
    thing,
    points: ratings.map((rating, at) => ({ day: day(at * 27), rating })),
    layers: [],
    needs: new Set(),
    ...more,
  });

describe('what a line over time means', () => {
  test('names the change and what was taken, and claims nothing', () => {
    expect(said([3, 6], { layers: [iron(20)] })).toBe(
      '“Energy”: your rating went from 3 to 6 while you took Iron on 20 of 28 days. This alone can’t tell whether Iron did it.',
    );
  });
  test('of a need says that a test or the diet answers it', () => {
    const text = said([3, 3], { layers: [iron(5)], needs: new Set(['iron']) });
    expect(text).toContain('“Energy”: you rated it 3 again while you took Iron on 5 of 28 days.');
    expect(text).toContain('a test or your diet answers that, not how you feel');
    expect(text).not.toMatch(/stop/);
  });
  test('of what was not taken in between says so', () => {
    const before = { ...iron(1), days: ['2025-12-31'] };
    expect(said([5, 2], { layers: [before] })).toBe(
      '“Energy”: your rating went from 5 to 2. You recorded nothing for it as taken in between.',
    );
  });
  test('of several at once blames none', () => {
    const two = [iron(2), { ...iron(3), id: 'b12', name: 'B12' }];
    expect(said([1, 2], { layers: two })).toContain(
      'Iron on 2 of 28 days and B12 on 3 of 28 days. This alone can’t tell whether they did it.',
    );
  });
  test('of one check-in waits for the next, of none says nothing', () => {
    expect(said([4])).toBe('“Energy”: you rated it 4. The next check-in shows where it goes.');
    expect(said([])).toBe('');
  });
});
