import { afterEach, describe, expect, test } from 'vitest';
import { dayAfter, localDay } from './local-day.ts';

const before = process.env['TZ'];
afterEach(() => {
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

const zones = Intl.supportedValuesOf('timeZone');
const HOUR_MS = 3_600_000;
/** Four hundred time zones take a while on a loaded machine. */
const TIMEOUT_MS = 60_000;
/** The local calendar date there. */
const wallIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const nextInUtc = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10);

/** Weeks with a clock change somewhere, and New Year. */
const CHANGES = [
  ['2026-02-25', '2026-04-30'],
  ['2026-09-01', '2026-11-10'],
  ['2026-12-28', '2027-01-03'],
] as const;

describe('the person’s own day', () => {
  test(
    'is the one on the wall, in every time zone and at every hour of days when clocks change',
    () => {
      expect(zones.length).toBeGreaterThan(300);
      const wrong: string[] = [];
      for (const zone of zones) {
        process.env['TZ'] = zone;
        const wall = wallIn(zone);
        for (const day of ['2026-03-08', '2026-03-29', '2026-11-01', '2026-12-31']) {
          for (let hour = 0; hour <= 24; hour += 3) {
            const at = new Date(Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS - 1);
            if (localDay(at) !== wall.format(at)) wrong.push(`${zone} ${at.toISOString()}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'is followed by the next and preceded by the last, also where clocks change',
    () => {
      const wrong: string[] = [];
      for (const zone of zones) {
        process.env['TZ'] = zone;
        for (const [first, last] of CHANGES) {
          for (let day: string = first; day < last; day = nextInUtc(day)) {
            const next = nextInUtc(day);
            if (dayAfter(day, 1) !== next || dayAfter(next, -1) !== day) wrong.push(`${zone} ${day}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
