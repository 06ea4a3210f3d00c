import type { Language } from '../../language.ts';
import { type PhraseLists, setOf } from '../word-lists.ts';

/** What stands beside names: numbers that are no dose, shops, titles, function words. */
export const wordsAroundNames = ({ aroundNames, prose, abroad }: Language, { phrasesIn }: PhraseLists) => ({
  /** What was measured in a person, and what counts packs: the number behind says nothing of a dose. */
  measures: phrasesIn([...aroundNames.measures, ...prose.findings]),
  measureLeads: setOf(aroundNames.measureLeads),
  measureLinks: setOf(aroundNames.measureLinks),
  measureUnits: setOf(aroundNames.measureUnits),
  labelNumbers: phrasesIn(aroundNames.labelNumbers),
  /** What a label tells everybody starts so. */
  labelAsides: phrasesIn(aroundNames.labelAsides),
  /** Behind a price, and behind how tall, heavy or far something is. */
  money: setOf(aroundNames.money),
  sizes: setOf(aroundNames.sizes),
  salts: setOf(aroundNames.salts),
  paidFor: setOf(aroundNames.paidFor),
  /** At the end of what stands before a price. */
  currency: new RegExp(String.raw`(?:[£$€₹₦]|\b(?:${aroundNames.currencies.join('|')})\.?)\s?$`, 'i'),
  /** "6 ft 2". */
  tall: setOf(aroundNames.tall),
  servings: setOf(aroundNames.servings),
  servingSize: setOf(aroundNames.servingSize),
  numbered: setOf(aroundNames.numbered),
  elemental: setOf(aroundNames.elemental),
  oilParts: setOf(aroundNames.oilParts),
  productLinks: setOf(aroundNames.productLinks),
  /** Before the name of a shop that is only a place. */
  shopLeads: setOf(aroundNames.shopLeads),
  combining: setOf(aroundNames.combining),
  functionWords: setOf(aroundNames.functionWords),
  vague: setOf(aroundNames.vague),
  titles: setOf(aroundNames.titles),
  placeLeads: setOf(aroundNames.placeLeads),
  /** Between a kind of medicine and which one it is, and behind that. */
  whichKind: phrasesIn(aroundNames.whichKind),
  wasKind: phrasesIn(aroundNames.wasKind),
  maybeKind: phrasesIn(aroundNames.maybeKind),
  /** Words that make a sentence of another language, and those behind which a medicine may be named. */
  sentenceAbroad: setOf(abroad.sentence),
  joiningAbroad: setOf(abroad.joining),
  /** "J'habite", "l'orto". */
  elisionsAbroad: setOf(abroad.elisions),
});
