import { USUAL_TIMES, usualReminders } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import { momentsBetween, nextMoment } from './moments.ts';

const NEW_YORK = 'America/New_York';
const HOUR_MS = 3_600_000;

const hoursOf = (change: Partial<ReturnType<typeof usualReminders>> = {}, times: Partial<typeof USUAL_TIMES> = {}) => ({
  settings: { ...usualReminders(NEW_YORK), slots: ['breakfast' as const], refills: false, checkIns: false, ...change },
  times: { ...USUAL_TIMES, ...times },
});

/** Simulates a server: checks, records until when, and checks again at the next moment. */
function livedThrough(hours: ReturnType<typeof hoursOf>, from: string, until: string): string[] {
  const found: string[] = [];
  let looked = new Date(from);
  for (;;) {
    const next = nextMoment(hours, looked);
    if (next === null || next > new Date(until)) return found;
    found.push(
      ...momentsBetween(hours, { after: looked, until: next }).map(({ day, at }) => `${day} ${at.toISOString()}`),
    );
    looked = next;
  }
}

describe('through a change of the clock', () => {
  test('each day has its reminder once, at the hour of the wall', () => {
    expect(livedThrough(hoursOf(), '2026-03-07T00:00:00Z', '2026-03-10T00:00:00Z')).toEqual([
      '2026-03-07 2026-03-07T12:30:00.000Z',
      '2026-03-08 2026-03-08T11:30:00.000Z',
      '2026-03-09 2026-03-09T11:30:00.000Z',
    ]);
  });

  test('02:30 that does not exist comes once, an hour later on the wall', () => {
    const hours = hoursOf({}, { breakfast: '02:30' });
    expect(livedThrough(hours, '2026-03-08T00:00:00Z', '2026-03-09T05:00:00Z')).toEqual([
      '2026-03-08 2026-03-08T07:30:00.000Z',
    ]);
  });

  test('01:30 that comes twice is told once, the first time', () => {
    const hours = hoursOf({}, { breakfast: '01:30' });
    expect(livedThrough(hours, '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z')).toEqual([
      '2026-11-01 2026-11-01T05:30:00.000Z',
    ]);
  });

  test('in every zone there is, every day of a year has its reminder once', () => {
    const zones = Intl.supportedValuesOf('timeZone').filter((_, index) => index % 40 === 0);
    for (const timeZone of zones) {
      const hours = hoursOf({ timeZone }, { breakfast: '02:30' });
      const days = momentsBetween(hours, {
        after: new Date('2025-12-31T00:00:00Z'),
        until: new Date('2027-01-02T00:00:00Z'),
      })
        .map(({ day }) => day)
        .filter((day) => day.startsWith('2026'));
      expect([timeZone, days.length, new Set(days).size]).toEqual([timeZone, 365, 365]);
    }
  });
});

describe('what a person does not want', () => {
  test('quiet days have none', () => {
    const hours = hoursOf({ quietDays: [5, 6] });
    const days = livedThrough(hours, '2026-03-02T00:00:00Z', '2026-03-11T00:00:00Z').map((line) => line.slice(0, 10));
    expect(days).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-09',
      '2026-03-10',
    ]);
  });

  test('a pause ends the day after, however long it is', () => {
    expect(nextMoment(hoursOf({ pausedUntil: '2026-05-31' }), new Date('2026-03-02T00:00:00Z'))).toEqual(
      new Date('2026-06-01T11:30:00Z'),
    );
  });

  test('nothing wanted and seven quiet days are never', () => {
    expect(nextMoment(hoursOf({ slots: [] }), new Date('2026-03-02T00:00:00Z'))).toBe(null);
    expect(nextMoment(hoursOf({ quietDays: [0, 1, 2, 3, 4, 5, 6] }), new Date('2026-03-02T00:00:00Z'))).toBe(null);
  });
});

test('a weekly mail comes on its day at its hour', () => {
  const hours = hoursOf({ slots: [], digest: 'weekly', digestDay: 6, digestTime: '09:15' });
  const from = new Date('2026-03-02T00:00:00Z');
  const until = new Date(from.getTime() + 15 * 24 * HOUR_MS);
  expect(momentsBetween(hours, { after: from, until }).map(({ kind, at }) => [kind, at.toISOString()])).toEqual([
    ['digest', '2026-03-08T13:15:00.000Z'],
    ['digest', '2026-03-15T13:15:00.000Z'],
  ]);
});
