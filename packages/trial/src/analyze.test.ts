import { TrialRecord } from '@evidose/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzeTrial } from './analyze.ts';
import { drawSchedule } from './schedule.ts';

const SIDES = drawSchedule({ blocks: 12, blockDays: 3, seed: 'a trial' });
const WOBBLE = [0, 1, -1, 0, 1, 0, -1, 1, -1, 0, 0];
const dateOf = (day: number) => new Date(Date.UTC(2026, 0, 5 + day)).toISOString().slice(0, 10);

function trialOf(rate: (on: 0 | 1, day: number) => number | null, more: object = {}) {
  return TrialRecord.parse({
    days: SIDES.map((on, day) => ({ date: dateOf(day), on, rating: rate(on, day) })),
    ...more,
  });
}
const wobble = (day: number) => WOBBLE[day % WOBBLE.length] ?? 0;

describe('analyzeTrial', () => {
  test('finds that something worth three points helped', () => {
    const result = analyzeTrial(trialOf((on, day) => 4 + 3 * on + wobble(day)));
    expect(result).toMatchObject({ verdict: 'helped', n: { on: 18, off: 18, missing: 0 } });
    expect(result.difference).toBeCloseTo(3, 0);
    expect(result.p).toBeLessThan(0.05);
  });

  test('finds that something that costs three points made it worse', () => {
    expect(analyzeTrial(trialOf((on, day) => 7 - 3 * on + wobble(day))).verdict).toBe('worse');
  });

  test('shows no worthwhile difference for something without an effect and with steady ratings', () => {
    const { verdict, interval } = analyzeTrial(trialOf((_, day) => 5 + wobble(day)));
    expect(verdict).toBe('no-difference');
    expect(interval[0]).toBeGreaterThan(-1);
    expect(interval[1]).toBeLessThan(1);
  });

  test('is not fooled by a steady rise', () => {
    const result = analyzeTrial(trialOf((_, day) => 1 + Math.round(day / 5) + wobble(day)));
    expect(result.verdict).not.toBe('helped');
    // Without drift in the model the rise would be noise, and the interval twice as wide.
    expect(result.interval[1] - result.interval[0]).toBeLessThan(1.5);
    expect(result.interval[0]).toBeLessThan(0);
    expect(result.interval[1]).toBeGreaterThan(0);
  });

  test('leaves out wash-out days and missing days, and needs three days on each side', () => {
    const washed = analyzeTrial(trialOf((on) => 5 + on, { washoutDays: 1 }));
    const changes = SIDES.filter((side, day) => day > 0 && side !== SIDES[day - 1]).length;
    expect(washed.n.on + washed.n.off).toBe(SIDES.length - changes);
    const few = analyzeTrial(trialOf((on, day) => (on === 0 && day > 8 ? null : 5 + on)));
    expect(few.n.missing).toBeGreaterThan(0);
    expect(analyzeTrial(trialOf((on) => (on === 1 ? 9 : null)))).toEqual({
      difference: null,
      interval: [-10, 10],
      p: 1,
      n: { on: 18, off: 0, missing: 18 },
      verdict: 'cannot-tell',
    });
  });

  test('lets the memory fade over unwritten days without filling them in', () => {
    const whole = trialOf((on, day) => 5 + on + wobble(day));
    const gaps = { ...whole, days: whole.days.filter((_, day) => day % 7 !== 3) };
    const { n } = analyzeTrial(gaps);
    expect(n.on + n.off).toBe(gaps.days.length);
  });

  test('gives finite numbers, with the difference inside the interval, for any ratings', () => {
    const rating = fc.option(fc.integer({ min: 0, max: 10 }), { nil: null });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(0, 1), rating), { minLength: 1, maxLength: 40 }), (days) => {
        const trial = TrialRecord.parse({ days: days.map(([on, rating], day) => ({ date: dateOf(day), on, rating })) });
        const { difference, interval, p } = analyzeTrial(trial);
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(interval.every(Number.isFinite)).toBe(true);
        if (difference === null) return;
        expect(interval[0]).toBeLessThanOrEqual(difference);
        expect(interval[1]).toBeGreaterThanOrEqual(difference);
      }),
      { numRuns: 60 },
    );
  });

  test('ends at the ends of the scale', () => {
    const sides = [0, 0, 0, 1, 1, 1] as const;
    const days = [0, 0, 0, 8, 5, 0].map((rating, day) => ({ date: dateOf(day), on: sides[day], rating }));
    expect(analyzeTrial(TrialRecord.parse({ days }))).toMatchObject({
      difference: 10,
      interval: [expect.anything(), 10],
    });
  });

  test('gives the same result again, and for any order of days', () => {
    const trial = trialOf((on, day) => 5 + on + wobble(day));
    expect(analyzeTrial({ ...trial, days: [...trial.days].reverse() })).toEqual(analyzeTrial(trial));
  });

  describe('a trial of another design', () => {
    const blocksOf = (...lengths: number[]) =>
      lengths.flatMap((days, at) => Array.from({ length: days }, () => (at % 2) as 0 | 1));
    const ratedBy = (sides: readonly (0 | 1)[], effect: number, more: object = {}) =>
      analyzeTrial(
        TrialRecord.parse({
          days: sides.map((on, day) => ({ date: dateOf(day), on, rating: 4 + effect * on + wobble(day) })),
          ...more,
        }),
      );

    test('with two long blocks cannot tell, however large the difference', () => {
      for (const effect of [0, 4]) expect(ratedBy(blocksOf(30, 30), effect).verdict).toBe('cannot-tell');
      expect(ratedBy(blocksOf(20, 20, 20), 4).verdict).toBe('cannot-tell');
    });
    test('is derived from its days: ABAB, day by day, unequal blocks', () => {
      for (const sides of [
        blocksOf(14, 14, 14, 14),
        blocksOf(...Array<number>(40).fill(1)),
        blocksOf(7, 8, 6, 7, 9, 7),
      ]) {
        expect(ratedBy(sides, 3).verdict).toBe('helped');
        expect(ratedBy(sides, -3).verdict).toBe('worse');
        expect(ratedBy(sides, 0).verdict).toBe('no-difference');
      }
    });
    test('with unequal blocks is compared with the same blocks in another order', () => {
      const { p } = ratedBy(blocksOf(7, 8, 6, 7, 9, 7), 3);
      // Six blocks, three of them on, at most two equal ones in a row: 14 orders.
      expect(p * 14).toBeCloseTo(Math.round(p * 14), 2);
    });
    test('on another scale requires a tenth of it, and never goes beyond it', () => {
      const sides = blocksOf(...Array<number>(40).fill(1));
      const wide = { scale: [0, 100] };
      expect(ratedBy(sides, 3, wide).verdict).toBe('no-difference');
      expect(ratedBy(sides, 3, { ...wide, worthwhile: 2 }).verdict).toBe('helped');
      const few = ratedBy(blocksOf(3, 3), 1, { scale: [0, 9] });
      expect(few.interval[0]).toBeGreaterThanOrEqual(-9);
      expect(few.interval[1]).toBeLessThanOrEqual(9);
    });
    test('with several ratings a day uses their mean', () => {
      const once = trialOf((on, day) => 5 + on + wobble(day));
      const thrice = {
        ...once,
        days: once.days.flatMap((day) => [-1, 0, 1].map((more) => ({ ...day, rating: (day.rating ?? 0) + more }))),
      };
      expect(analyzeTrial(thrice)).toEqual(analyzeTrial(once));
    });
  });
});
