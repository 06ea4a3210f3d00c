import type { ChosenSupplement } from '@evidose/contract';
import { supplementOf } from '@evidose/contract/testing';
import { describe, expect, it } from 'vitest';
import { checkInsDue, isAnswered } from './due.ts';

const START = '2026-01-01';
const chosen = (expectedWeeks: [number, number], startedOn: string | null = START): ChosenSupplement => ({
  id: 'magnesium',
  supplement: { ...supplementOf(), id: 'magnesium', expectedWeeks },
  addedOn: `${START}T09:00:00.000Z`,
  orderedOn: null,
  startedOn,
  packUnits: null,
});
const dueOn = (item: ChosenSupplement, lastCheckIn: string, today: string) =>
  checkInsDue({ chosen: [item], lastCheckIn, today, isNeed: () => false }).map(({ on }) => on);

describe('the next check-in', () => {
  // Weeks 2 and 8 after January 1: January 15 and February 26.
  it.each([
    ['is the first week that was named', '', '2026-01-02', ['2026-01-15']],
    ['stays while it is late', '', '2026-02-01', ['2026-01-15']],
    ['is the later one once both went by', '', '2026-02-26', ['2026-02-26']],
    ['stays there for as long as nobody checks in', '', '2026-09-01', ['2026-02-26']],
    ['is not answered four days before', '2026-01-11', '2026-01-12', ['2026-01-15']],
    ['is answered three days before', '2026-01-12', '2026-01-12', ['2026-02-26']],
    ['is answered late as well', '2026-02-10', '2026-02-10', ['2026-02-26']],
    ['is none after the last', '2026-02-23', '2026-02-23', []],
    ['is not answered by one from before it was begun', '2025-12-20', '2026-01-02', ['2026-01-15']],
  ])('%s', (_, lastCheckIn, today, expected) => {
    expect(dueOn(chosen([2, 8]), lastCheckIn, today)).toEqual(expected);
  });

  it('counts from the day it was begun on, not from the choice', () => {
    expect(dueOn(chosen([4, 12], '2026-02-01'), '', START)).toEqual(['2026-03-01']);
  });

  it('counts from the choice where nothing says when it was begun', () => {
    expect(dueOn(chosen([2, 8], null), '', START)).toEqual(['2026-01-15']);
  });

  it('passes over a week of nought, and names a week once', () => {
    expect(dueOn(chosen([0, 4]), '', START)).toEqual(['2026-01-29']);
    expect(dueOn(chosen([4, 4]), '2026-01-29', '2026-01-29')).toEqual([]);
  });

  it('is soonest first', () => {
    const found = checkInsDue({
      chosen: [chosen([12, 12]), { ...chosen([1, 1]), id: 'melatonin' }],
      lastCheckIn: '',
      today: START,
      isNeed: () => false,
    });
    expect(found.map(({ supplementId }) => supplementId)).toEqual(['melatonin', 'magnesium']);
  });
});

it('no check-in answers nothing', () => {
  expect(isAnswered('2026-01-15', '')).toBe(false);
});
