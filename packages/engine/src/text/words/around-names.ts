import type { Language } from '../../language.ts';
import { type PhraseLists, setOf } from '../word-lists.ts';

/** Words beside names: numbers that are not doses, shops, titles, function words. */
export const wordsAroundNames = ({ aroundNames, prose, foreign }: Language, { phrasesIn }: PhraseLists) => ({
  /** Measurements and pack sizes: the number after them is not a dose. */
  measures: phrasesIn([...aroundNames.measures, ...prose.findings]),
  measureLeads: setOf(aroundNames.measureLeads),
  measureLinks: setOf(aroundNames.measureLinks),
  measureUnits: setOf(aroundNames.measureUnits),
  labelNumbers: phrasesIn(aroundNames.labelNumbers),
  /** How a label's general statements start. */
  labelAsides: phrasesIn(aroundNames.labelAsides),
  /** After a price, and after heights, weights and distances. */
  money: setOf(aroundNames.money),
  sizes: setOf(aroundNames.sizes),
  salts: setOf(aroundNames.salts),
  paidFor: setOf(aroundNames.paidFor),
  /** At the end of the text before a price. */
  currency: new RegExp(String.raw`(?:[£$€₹₦]|\b(?:${aroundNames.currencies.join('|')})\.?)\s?$`, 'i'),
  /** "6 ft 2". */
  tall: setOf(aroundNames.tall),
  servings: setOf(aroundNames.servings),
  servingSize: setOf(aroundNames.servingSize),
  numbered: setOf(aroundNames.numbered),
  elemental: setOf(aroundNames.elemental),
  oilParts: setOf(aroundNames.oilParts),
  productLinks: setOf(aroundNames.productLinks),
  plainProducts: setOf(aroundNames.plainProducts),
  /** Before the name of a shop that is only a place. */
  shopLeads: setOf(aroundNames.shopLeads),
  combining: setOf(aroundNames.combining),
  functionWords: setOf(aroundNames.functionWords),
  vague: setOf(aroundNames.vague),
  titles: setOf(aroundNames.titles),
  placeLeads: setOf(aroundNames.placeLeads),
  /** Between a class of medicine and the medicine, and after that. */
  whichKind: phrasesIn(aroundNames.whichKind),
  wasKind: phrasesIn(aroundNames.wasKind),
  maybeKind: phrasesIn(aroundNames.maybeKind),
  /** Function words of other languages, and words after which a medicine may be named. */
  foreignSentence: setOf(foreign.sentence),
  foreignJoining: setOf(foreign.joining),
  /** "J'habite", "l'orto". */
  foreignElisions: setOf(foreign.elisions),
});
