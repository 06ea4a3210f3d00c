import type { Language } from '../../language.ts';
import type { NumberWords } from '../numbers.ts';
import { byWord, type PhraseLists, setOf } from '../word-lists.ts';

/** Amounts: units, numbers in words, and what distinguishes today's dose from another. */
export const doseWords = ({ units, directions, foreign }: Language, { phrasesIn, phrasesOfEach }: PhraseLists) => ({
  units: phrasesOfEach(units.units, (unit) => unit),
  spoons: phrasesOfEach(units.spoons, Number),
  numbers: numberWords(units, phrasesOfEach(units.numbers, Number)),
  /** Directly before what is taken, whatever the pack contains: "take 200 mg". */
  foreignNumbers: byWord(foreign.numbers),
  takeLeads: setOf(directions.takeLeads),
  glued: setOf(directions.glued),
  gluedOnly: setOf(directions.gluedOnly),
  gluedCodes: setOf(directions.gluedCodes),
  gluedTitles: setOf(directions.gluedTitles),
  gluedWeak: setOf(directions.gluedWeak),
  everyLetter: setOf(directions.everyLetter),
  /** Directly before a former dose: "from 10 mg". */
  doseBefore: phrasesIn(units.doseBefore),
  by: setOf(units.by),
  thenDose: setOf(units.thenDose),
  /** After today's dose, and before it. */
  nowBehind: setOf(units.nowBehind),
  /** After what is in the box but not taken. */
  leftOver: phrasesIn(units.leftOver),
  nowBefore: phrasesIn(units.nowBefore),
  /** Before what is taken in addition to the daily dose. */
  besides: setOf(units.besides),
  bareUnits: byWord(units.bareUnits),
  bareSprayed: setOf(units.bareSprayed),
  barePatched: setOf(units.barePatched),
  weakTablets: setOf(units.weakTablets),
  /** After "/": "100 micrograms/dose". */
  perPiece: setOf(units.perPiece),
  per: setOf(units.per),
  perHour: setOf(units.perHour),
  perBody: setOf(units.perBody),
  perDays: setOf(units.perDays),
  perWeight: setOf(units.perWeight),
});

const numberWords = (units: Language['units'], inWords: NumberWords['inWords']): NumberWords => ({
  inWords,
  and: setOf(units.and),
  articles: setOf(units.articles),
  thousand: setOf(units.thousand),
  point: setOf(units.point),
  nought: setOf(units.nought),
  hour: setOf(units.perHour),
  to: setOf(units.to),
  whole: new Set([...(units.units.IU ?? []), ...(units.units.units ?? [])]),
});
