import { describe, expect, test } from 'vitest';
import { dayIn, instantOf } from './zoned-time.ts';

const at = (zone: string, day: string, time: string) => instantOf(zone, day, time)?.toISOString() ?? null;

describe('an hour of a place', () => {
  test.each([
    ['UTC', '2026-03-02', '07:30', '2026-03-02T07:30:00.000Z'],
    ['America/New_York', '2026-01-10', '07:30', '2026-01-10T12:30:00.000Z'],
    ['America/New_York', '2026-07-10', '07:30', '2026-07-10T11:30:00.000Z'],
    ['Asia/Kathmandu', '2026-07-10', '07:30', '2026-07-10T01:45:00.000Z'],
    ['Pacific/Kiritimati', '2026-07-10', '07:30', '2026-07-09T17:30:00.000Z'],
    ['Pacific/Pago_Pago', '2026-07-10', '22:30', '2026-07-11T09:30:00.000Z'],
  ])('in %s on %s at %s is %s', (zone, day, time, instant) => expect(at(zone, day, time)).toBe(instant));

  test.each([
    // The clock goes from 02:00 to 03:00.
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z', '03:30'],
    ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z', '03:30'],
    // From midnight on: the first hour of the day is skipped.
    ['Africa/Cairo', '2026-04-24', '00:30', '2026-04-23T22:30:00.000Z', '01:30'],
    // By half an hour only.
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z', '02:45'],
  ])('%s has no %s %s: %s, when the clock shows %s', (zone, day, time, instant, shown) => {
    expect(at(zone, day, time)).toBe(instant);
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    expect(format.format(new Date(instant))).toBe(shown);
  });

  test.each([
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
  ])('%s has %s %s twice, and the first is meant', (zone, day, time, instant) =>
    expect(at(zone, day, time)).toBe(instant),
  );

  test('a day that was left out has no hours', () => {
    expect(at('Pacific/Apia', '2011-12-30', '07:30')).toBe(null);
    expect(at('Pacific/Apia', '2011-12-31', '07:30')).toBe('2011-12-30T17:30:00.000Z');
  });

  test('knows which day it is there', () => {
    expect(dayIn('Pacific/Kiritimati', new Date('2026-07-09T17:30:00Z'))).toBe('2026-07-10');
    expect(dayIn('Pacific/Pago_Pago', new Date('2026-07-11T09:30:00Z'))).toBe('2026-07-10');
  });
});
