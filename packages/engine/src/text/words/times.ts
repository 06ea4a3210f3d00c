import type { Language } from '../../language.ts';
import { NearWords } from '../near-words.ts';
import { byWord, type PhraseLists, setOf, setsOf } from '../word-lists.ts';

const DAY = 86_400_000;

/** Clock times, days and years. */
export function timeWords({ times }: Language, { phrasesIn }: PhraseLists) {
  const { leads, at, joins, bounds, oclock, ...halves } = times.clock;
  const asOf = Date.parse(times.years.asOf);
  const near = new NearWords(times.misspelled);
  return {
    /** Directly before a weekday on which it is not taken. */
    except: phrasesIn(times.except),
    clock: byWord(halves),
    /** Before a clock time: "at 8". */
    clockLeads: setOf(leads),
    /** Before an hour without its half of the day, and between two such hours. */
    clockAt: setOf(at),
    clockJoins: setOf(joins),
    oclock: setOf(oclock),
    /** "Around nine", "half past nine", "nine ish". */
    hours: setsOf(times.hours),
    /** Before an hour that something is done by or after. */
    clockBounds: setOf(bounds),
    yearLeads: setOf(times.years.leads),
    mealToo: setOf(times.mealToo),
    /** Between two weekdays that form a range. */
    toDay: setOf(times.toDay),
    nightInCapitals: setOf(times.nightInCapitals),
    /** After "1-0-0". */
    fasting: phrasesIn(times.fasting),

    /** Minimum number of days since the end of a year; null if the year may not be over. */
    daysSinceYear: (year: number): number | null => {
      const days = Math.floor((asOf - Date.UTC(year, 11, 31)) / DAY);
      return days > 0 ? days : null;
    },

    /** Starts after the reference date. */
    isYearToCome: (year: number): boolean => Date.UTC(year, 0, 1) > asOf,

    /** The frequency or time word behind a misspelling: "dayly". */
    nearTime: (word: string): string | null => near.find(word),
  };
}
