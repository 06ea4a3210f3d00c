import { DAY_MS } from '../../clock.ts';

/** Days and hours of a place, by the IANA rules that Node brings along. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  // With the calendar and the numbers said, so that no locale of the machine changes them.
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

/** What the clock on the wall shows, written as if it were UTC. */
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

/** Which day it is there, as '2026-03-08'. */
export const dayIn = (timeZone: string, at: Date): string =>
  new Date(wallClock(timeZone, at.getTime())).toISOString().slice(0, 10);

/**
 * When the clock there shows '02:30' on a day. A time that comes twice is meant the first time; one that is left out is
 * meant as much later as the clock was moved (03:30). Null where the day itself is left out.
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
