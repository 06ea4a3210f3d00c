import { DAY_MS } from '../../clock.ts';

/** Local dates and times, by the IANA rules in Node. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  // With explicit calendar and numerals, so that the machine's locale has no influence.
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** Local wall-clock time, written as if it were UTC. */
function wallClock(timeZone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const wholeSeconds = (at: number): number => Math.floor(at / 1000) * 1000;
const offsetAt = (timeZone: string, at: number): number => wallClock(timeZone, at) - wholeSeconds(at);

/** The local date, as '2026-03-08'. */
export const dayIn = (timeZone: string, at: Date): string =>
  new Date(wallClock(timeZone, at.getTime())).toISOString().slice(0, 10);

/**
 * When the local clock shows '02:30' on a day. A time that occurs twice means the first; a skipped one is shifted by
 * the change of the clock (03:30). Null if the whole day is skipped.
 */
export function instantOf(timeZone: string, day: string, time: string): Date | null {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [offsetAt(timeZone, wanted - DAY_MS), offsetAt(timeZone, wanted + DAY_MS)];
  const shown = [wanted - before, wanted - after]
    .filter((at) => wallClock(timeZone, at) === wanted)
    .sort((a, b) => a - b);
  const at = new Date(shown[0] ?? wanted - before);
  return dayIn(timeZone, at) === day ? at : null;
}
