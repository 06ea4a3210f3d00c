import type { Language } from '../../language.ts';
import { NearWords } from '../near-words.ts';
import { byWord, type PhraseLists, setOf, setsOf } from '../word-lists.ts';

const DAY = 86_400_000;

/** When: the clock, days and years. */
export function timeWords({ times }: Language, { phrasesIn }: PhraseLists) {
  const { leads, at, joins, bounds, oclock, ...halves } = times.clock;
  const asOf = Date.parse(times.years.asOf);
  const near = new NearWords(times.misspelled);
  return {
    /** Directly before a day of the week on which it is not taken. */
    except: phrasesIn(times.except),
    clock: byWord(halves),
    /** Before a time of the clock: "at 8". */
    clockLeads: setOf(leads),
    /** Before an hour that says no half of the day, and between two of them. */
    clockAt: setOf(at),
    clockJoins: setOf(joins),
    oclock: setOf(oclock),
    /** "Around nine", "half past nine", "nine ish". */
    hours: setsOf(times.hours),
    /** Before an hour that something is done by or after. */
    clockBounds: setOf(bounds),
    yearLeads: setOf(times.years.leads),
    mealToo: setOf(times.mealToo),
    /** Between two days of the week: all of them. */
    toDay: setOf(times.toDay),
    nightInCapitals: setOf(times.nightInCapitals),
    /** Behind "1-0-0". */
    fasting: phrasesIn(times.fasting),

    /** So many days at least since a year ended; null where it may still run. */
    daysSinceYear: (year: number): number | null => {
      const days = Math.floor((asOf - Date.UTC(year, 11, 31)) / DAY);
      return days > 0 ? days : null;
    },

    /** Begins behind the day up to which years are counted. */
    isYearToCome: (year: number): boolean => Date.UTC(year, 0, 1) > asOf,

    /** The word of how often or when that a misspelled one is: "dayly". */
    nearTime: (word: string): string | null => near.find(word),
  };
}
