import type { Language } from '../../language.ts';
import { EverydayEnglish } from '../everyday-english.ts';
import { keyOf } from '../tokens.ts';
import { keyed, setOf } from '../word-lists.ts';

/** Names that are also everyday English words, and the words of everyday English. */
export function ordinaryWords({ ordinary, english: list }: Language) {
  const english = new EverydayEnglish(list, ordinary.endings);
  return {
    ordinaryNames: setOf(ordinary.names.map(keyOf)),
    onlyWithCapitals: setOf(ordinary.onlyWithCapitals),
    onlyWithSigns: setOf(ordinary.onlyWithSigns),
    /** Function words: no name is formed from one and its neighbor. */
    grammar: setOf(ordinary.grammar),
    holders: setOf(ordinary.holders),
    takenLeads: setOf(ordinary.takenLeads),
    verbsToo: setOf(ordinary.verbsToo),
    verbLeads: setOf(ordinary.verbLeads),
    productWords: setOf(ordinary.productWords),
    /** Joined to another word they describe it: "multi-symptom". */
    adjectives: setOf(ordinary.adjectives),
    /** After a mineral: a thing made of it. */
    objects: setOf(ordinary.objects),
    /** Key of an abbreviation → the supplement it means among supplements. */
    shortForms: keyed(ordinary.shortForms),
    looseForms: keyed(ordinary.looseForms),
    givenFor: new Map(Object.entries(ordinary.givenFor).map(([drug, words]) => [drug, setOf(words)])),
    stronger: new Map(Object.entries(ordinary.stronger)),
    timesToo: setOf(ordinary.timesToo.map(keyOf)),
    vitaminLeads: setOf(ordinary.vitaminLeads),
    english,
    isEnglish: (word: string): boolean => english.has(word),
  };
}
