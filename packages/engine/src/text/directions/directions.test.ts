import { describe, expect, test } from 'vitest';
import { directionsOf } from './directions.ts';
import type { Element } from './elements.ts';

const mg = (value: number, more: object = {}): Element => ({
  kind: 'amount',
  value,
  unit: 'mg',
  isAside: false,
  ...more,
});
const count = (value: number, more: object = {}): Element => ({ kind: 'count', value, ...more });
const aDay = (times: number): Element => ({ kind: 'every', times, days: 1 });
const aDayOf = (...elements: readonly Element[]) => directionsOf(elements).measured?.value;
const doubtsOf = (...elements: readonly Element[]) =>
  directionsOf(elements).alternatives.map(({ about, measured }) => [about, measured?.value]);

describe('strength, units and times', () => {
  test('multiply', () => expect(aDayOf(mg(500), count(2), aDay(3))).toBe(3000));

  test('a cap limits, and never multiplies', () => {
    expect(aDayOf(mg(50), count(2), aDay(6), { kind: 'cap', value: 8, unit: null })).toBe(400);
    expect(aDayOf(mg(50), count(1), aDay(2), { kind: 'cap', value: 8, unit: null })).toBe(100);
  });

  test('a length never multiplies', () => expect(aDayOf(mg(250), aDay(2), { kind: 'course' })).toBe(500));

  test('the amount taken wins over the strength of the pack', () => {
    expect(aDayOf(mg(100), mg(200), aDay(2))).toBe(400);
    expect(aDayOf(mg(250), mg(500, { isTaken: true }))).toBe(500);
    expect(aDayOf(mg(75), count(1), mg(75), aDay(1))).toBe(75);
    expect(aDayOf(mg(100), mg(25, { isAdded: true }), aDay(1))).toBe(125);
  });

  test('the first step of a taper counts', () => {
    const weekly: Element = { kind: 'every', times: 1, days: 7 };
    const steps: readonly Element[] = [mg(0.25), weekly, { kind: 'course' }, { kind: 'then' }, mg(0.5), weekly];
    expect(aDayOf(...steps)).toBeCloseTo(0.25 / 7);
  });
});

describe('what the words may mean besides', () => {
  test('a number before the name is a place in a list', () =>
    expect(doubtsOf(count(3, { isLeading: true }), mg(5))).toEqual([['list-number', 5]]));

  test('a place in a list is a number of tablets', () =>
    expect(directionsOf([mg(10)], false, 2).alternatives).toMatchObject([
      { about: 'list-number', measured: { value: 20 } },
    ]));

  test('of two strengths either is taken, or both', () =>
    expect(doubtsOf(mg(5), mg(10), aDay(1))).toEqual([
      ['pack', 5],
      ['pack', 15],
    ]));

  test('a dose that was shared is the other name’s', () =>
    expect(doubtsOf(mg(30, { isShared: true }))).toEqual([['shared', undefined]]));

  test('what is clear has no other reading', () => {
    expect(doubtsOf(mg(500), count(2), aDay(3))).toEqual([]);
    expect(doubtsOf(mg(100), mg(200, { isAdded: true }), aDay(2))).toEqual([]);
  });
});
