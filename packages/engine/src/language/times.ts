import type { Slot } from '@evidose/contract';
import type { ListsBy, ListsOf } from './lists.ts';

export interface FrequencyWords {
  readonly times: number | '#';
  /** Days; a '#' is the number in the phrase. */
  readonly every: number | '#' | '#/24' | '#*7' | '#*30';
  readonly say: readonly string[];
}

/** How often and when. */
export const timeLists = [
  'rest',
  'except',
  'misspelled',
  'toDay',
  'meals',
  'food',
  'asNeeded',
  'asNeededWhen',
  'atMost',
  'courses',
  'spans',
  'ofAll',
  'ofEach',
  'sameTime',
  'episodes',
  'months',
  'talk',
  // A drink that is a meal too where tablets are counted out: "1 tab tea".
  'mealToo',
  // "15 mg ON": at night, in capitals only.
  'nightInCapitals',
  'fasting',
] as const;
/** Those of more than one word; the others are looked up word by word. */
export const timePhrases = ['except', 'fasting'] as const;
/** Clock times; `leads` stand before one: "at 8". */
export const clockLists = ['morning', 'evening', 'none', 'leads', 'at', 'joins', 'bounds', 'oclock'] as const;
/** Approximate hours, or hours in words: "around nine", "half past ten". */
export const hourLists = ['rough', 'halves', 'quarters', 'past', 'longer', 'ish', 'ends'] as const;
export interface TimeWords extends ListsOf<typeof timeLists> {
  readonly frequencies: readonly FrequencyWords[];
  /** The words for each day of the week, in their order. */
  readonly weekdays: readonly (readonly string[])[];
  readonly slots: ListsBy<Slot>;
  /** How long ago at least, in days; times the number in the phrase where it has one. */
  readonly ago: readonly { readonly days: number; readonly stops: boolean; readonly say: readonly string[] }[];
  /** Years count up to this date; `leads` stand before the year in which something ended. */
  readonly years: { readonly asOf: string; readonly leads: readonly string[] };
  readonly clock: ListsOf<typeof clockLists>;
  readonly hours: ListsOf<typeof hourLists>;
}
