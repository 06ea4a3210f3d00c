import type { Lists, ListsOf } from './lists.ts';

/** Amounts: units, numbers in words, and what distinguishes today's dose from another. */
export const unitLists = [
  // Between the parts of a number, and before its fraction.
  'and',
  'articles',
  'thousand',
  'by',
  'to',
  // Drugs of which a bare number is micrograms where it is breathed in.
  'bareSprayed',
  'barePatched',
  // Medicines in such low strengths that a lone 1, 2 or 3 is the strength.
  'weakTablets',
  // Behind "/": what the strength is that of.
  'perPiece',
  'point',
  'nought',
  // Between a strength and what it is that of.
  'per',
  'perHour',
  'perBody',
  'perDays',
  'perWeight',
  // So much in each of those that are counted; so much in all of them together.
  'each',
  'total',
  // The dose after it is today's; a later one is planned.
  'nowDose',
  'laterDose',
  // Between the dose of today and one to come, or before both.
  'movingDose',
  // A dose of another time with its number.
  'otherDoses',
  // Before how much is taken off or added.
  'stepBy',
  // Half of the stated dose: "cut in half".
  'halved',
  // The same with the strength of the whole in it.
  'halvedOf',
  'split',
  // Directly before the dose that it was.
  'doseBefore',
  // Joins two doses that follow each other.
  'thenDose',
  // Behind the dose of today, where another stood before.
  'nowBehind',
  'leftOver',
  // Before what is taken besides, and only at times.
  'besides',
  // Directly before it, likewise.
  'nowBefore',
] as const;
/** Those of more than one word; the others are looked up word by word. */
export const unitPhrases = ['doseBefore', 'leftOver', 'nowBefore'] as const;
export interface UnitWords extends ListsOf<typeof unitLists> {
  /** The unit as we write it → how people do. */
  readonly units: Lists<string>;
  /** Millilitres → words for a spoon of that size. */
  readonly spoons: Lists<string>;
  readonly numbers: Lists<string>;
  /** Unit → drugs whose bare numbers have it. */
  readonly bareUnits: Lists<string>;
}

/** What is in a tablet that is sold by the weight of its salt. */
export interface SaltLabels {
  /** Weight of the salt → weight of the mineral, as labels have it. */
  readonly labels: Readonly<Record<string, number>>;
  readonly share: number;
  /** From this weight on the figure is taken for that of the salt. */
  readonly from: number;
}
