import type { Language } from '../language.ts';
import type { Phrases } from './phrases.ts';
import type { PhraseLists, Words } from './word-lists.ts';

/** The words of what is told around medicines, made ready. */
export interface ProseWords {
  readonly taking: Words;
  readonly handling: Words;
  readonly takenBefore: Words;
  readonly lifeBefore: Words;
  readonly doings: Phrases<true>;
  readonly shopVerbs: Phrases<true>;
  readonly introduces: Phrases<true>;
  readonly selfNames: Phrases<true>;
  readonly present: Words;
  readonly personVerbs: Phrases<true>;
  readonly personLeads: Phrases<true>;
  readonly hormones: Words;
  readonly asks: Phrases<true>;
  readonly firmVerbs: Phrases<true>;
  readonly firmLeads: Phrases<true>;
  readonly givenNames: Words;
  readonly haveNames: Words;
  readonly ofFirms: Phrases<true>;
  readonly work: Words;
  readonly ofCare: Words;
  readonly honorifics: Words;
  readonly callings: Words;
  readonly mentions: Words;
  readonly animals: Words;
  readonly named: Words;
  readonly streets: Words;
  readonly growing: Phrases<true>;
  readonly results: Language['prose']['results'];
  readonly resultLinks: Phrases<true>;
  readonly mayBeResult: Phrases<true>;
  readonly resultUnits: Phrases<true>;
  readonly found: Phrases<true>;
  readonly which: Phrases<true>;
  readonly verdicts: Phrases<true>;
  readonly tests: Phrases<true>;
  readonly nameLinks: Words;
  readonly peopleOf: Words;
  readonly together: Words;
  readonly whereabouts: Words;
  readonly saints: Words;
  readonly placed: Words;
  readonly keptLeads: Words;
  readonly tells: Words;
  readonly takenBetween: Words;
  readonly bloods: Words;
  readonly levels: Words;
}

export const proseWords = (lists: Language['prose'], { phrasesIn }: PhraseLists): ProseWords => ({
  taking: new Set(lists.taking),
  handling: new Set(lists.handling),
  takenBefore: new Set(lists.takenBefore),
  lifeBefore: new Set(lists.lifeBefore),
  doings: phrasesIn(lists.doings),
  shopVerbs: phrasesIn(lists.shopVerbs),
  introduces: phrasesIn(lists.introduces),
  selfNames: phrasesIn(lists.selfNames),
  present: new Set(lists.present),
  personVerbs: phrasesIn(lists.personVerbs),
  personLeads: phrasesIn(lists.personLeads),
  hormones: new Set(lists.hormones),
  asks: phrasesIn(lists.asks),
  firmVerbs: phrasesIn(lists.firmVerbs),
  firmLeads: phrasesIn(lists.firmLeads),
  givenNames: new Set(lists.givenNames),
  haveNames: new Set(lists.haveNames),
  ofFirms: phrasesIn(lists.ofFirms),
  work: new Set(lists.work),
  ofCare: new Set(lists.ofCare),
  honorifics: new Set(lists.honorifics),
  callings: new Set(lists.callings),
  mentions: new Set(lists.mentions),
  animals: new Set(lists.animals),
  named: new Set(lists.named),
  streets: new Set(lists.streets),
  growing: phrasesIn(lists.growing),
  results: lists.results,
  resultLinks: phrasesIn(lists.resultLinks),
  mayBeResult: phrasesIn(lists.mayBeResult),
  resultUnits: phrasesIn(lists.resultUnits),
  found: phrasesIn(lists.found),
  which: phrasesIn(lists.which),
  verdicts: phrasesIn(lists.verdicts),
  tests: phrasesIn(lists.tests),
  nameLinks: new Set(lists.nameLinks),
  peopleOf: new Set(lists.peopleOf),
  together: new Set(lists.together),
  whereabouts: new Set(lists.whereabouts),
  saints: new Set(lists.saints),
  placed: new Set(lists.placed),
  keptLeads: new Set(lists.keptLeads),
  tells: new Set(lists.tells),
  takenBetween: new Set(lists.takenBetween),
  bloods: new Set(lists.bloods),
  levels: new Set(lists.levels),
});
