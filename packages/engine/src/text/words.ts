import { aroundNamesLists, aroundNamesPhrases } from '../language/around-names.ts';
import { directionsLists } from '../language/directions.ts';
import { formLists } from '../language/forms.ts';
import { ordinaryLists } from '../language/ordinary.ts';
import { proseLists, prosePhrases } from '../language/prose.ts';
import { statusLists, statusPhrases } from '../language/status.ts';
import { timeLists, timePhrases } from '../language/times.ts';
import { unitLists, unitPhrases } from '../language/units.ts';
import type { Language } from '../language.ts';
import { BrandEndings } from './brand-endings.ts';
import { phrasesOf } from './cues.ts';
import { EverydayEnglish } from './everyday-english.ts';
import { meaningsOf } from './meanings.ts';
import { NearWords } from './near-words.ts';
import { Phrases, type Skipped } from './phrases.ts';
import { keyOf } from './tokens.ts';
import { byWord, escaped, keyed, phraseLists, setOf, setsOf } from './word-lists.ts';

/** The words of the language, prepared once: phrases and sets to look up, and the meaning of whole runs of words. */
export type Vocabulary = Readonly<ReturnType<typeof prepare>>;

function prepare(language: Language) {
  const { units, times, forms, aroundNames, ailments, allergies, ordinary, foreign, grammar, salts } = language;
  const { skipped, phrasesIn, phrasesOfEach, readyLists } = phraseLists(language);
  const { categories, effects, nutrients, reasons, ...advice } = language.advice;
  const unitWords = readyLists(units, unitLists, unitPhrases);
  const ready = {
    ...unitWords,
    ...readyLists(times, timeLists, timePhrases),
    ...readyLists(forms, formLists),
    ...readyLists(aroundNames, aroundNamesLists, aroundNamesPhrases),
    ...readyLists(ordinary, ordinaryLists),
    ...readyLists(language.directions, directionsLists),
    ...readyLists(language.status, statusLists, statusPhrases),
  };
  const phrases = phrasesOf(language, skipped, numberWordsOf(language));
  const unitsByPhrase = phrasesOfEach(units.units, (unit) => unit);
  const english = new EverydayEnglish(language.english, ordinary.endings);
  const near = new NearWords([aroundNames.salts, forms.words, forms.medicine, ...Object.values(forms.pieces)].flat());
  const nearTimes = new NearWords(times.misspelled);
  return {
    ...ready,
    ...meaningsOf(language, { phrases, units: unitsByPhrase, functionWords: ready.functionWords }),
    ...yearsOf(Date.parse(times.years.asOf)),
    phrases,

    units: unitsByPhrase,
    spoons: phrasesOfEach(units.spoons, Number),
    bareUnits: byWord(units.bareUnits),
    numbers: {
      ...unitWords,
      inWords: phrasesOfEach(units.numbers, Number),
      hour: unitWords.perHour,
      whole: new Set([...(units.units.IU ?? []), ...(units.units.units ?? [])]),
    },
    foreignNumbers: byWord(foreign.numbers),

    /** Measurements and pack sizes: the number after them is not a dose. */
    measures: phrasesIn([...aroundNames.measures, ...language.prose.findings]),
    currency: new RegExp(String.raw`(?:[£$€₹₦]|\b(?:${aroundNames.currencies.join('|')})\.?)\s?$`, 'i'),
    saltLabels: new Map(
      Object.values(salts).flatMap((each) =>
        Object.entries(each).map(([name, labels]) => [keyOf(name), labels] as const),
      ),
    ),

    ...clockWords(times),
    hours: setsOf(times.hours),
    yearLeads: setOf(times.years.leads),
    /** The frequency or time word behind a misspelling: "dayly". */
    nearTime: (word: string): string | null => nearTimes.find(word),

    /** Endings of the words of a product's name and of a class, in their order. */
    depots: forms.depots,
    tabletsToo: forms.tabletsToo,
    brandRoutes: new Map([...byWord(forms.brandRoutes)].map(([name, route]) => [keyOf(name), route])),
    /** A misspelled salt or form: "glycenate", "supliment". */
    isNearForm: (word: string): boolean => near.find(word) !== null,

    ailments: setOf(ailments.words),
    /** Endings of illnesses and operations that no medicine has. */
    ailmentEndings: ailments.endings,
    /** Before a colon: conditions follow. */
    historyHeads: phrasesIn(ailments.historyHeads),
    allergyFiller: setOf(allergies.fillers),
    /** In an allergy or advice: past, uncertain, or someone else's. */
    statementDoubts: phrasesIn(allergies.doubtful),
    /** Classes of allergy medicines. */
    treatsAllergy: setOf(allergies.treatedBy),
    /** "Makes me sick". */
    makes: setOf(allergies.makes),
    reactions: reactionPhrases(allergies.reactions, skipped),

    ordinaryNames: setOf(ordinary.names.map(keyOf)),
    timesToo: setOf(ordinary.timesToo.map(keyOf)),
    /** Key of an abbreviation → the supplement it means among supplements. */
    shortForms: keyed(ordinary.shortForms),
    looseForms: keyed(ordinary.looseForms),
    givenFor: new Map(Object.entries(ordinary.givenFor).map(([drug, words]) => [drug, setOf(words)])),
    stronger: new Map(Object.entries(ordinary.stronger)),
    english,
    isEnglish: (word: string): boolean => english.has(word),

    /** Function words of other languages, and words after which a medicine may be named. */
    foreignSentence: setOf(foreign.sentence),
    foreignJoining: setOf(foreign.joining),
    /** "J'habite", "l'orto". */
    foreignElisions: setOf(foreign.elisions),

    syntax: setsOf(grammar),
    /** The border between two entries, while typing. */
    entryBorder: new RegExp(String.raw`[,;\n•]|\s(?:${grammar.entryJoints.map(escaped).join('|')})\s`, 'gi'),
    /** Tell whether a sentence beside a medicine is about it. */
    unrelated: setsOf(language.unrelated),
    prose: { ...readyLists(language.prose, proseLists, prosePhrases), results: language.prose.results },
    advice: {
      ...setsOf(advice),
      categories: byWord(categories),
      effects: byWord(effects),
      nutrients: byWord(nutrients),
      reason: new RegExp(String.raw`\b(?:${reasons.map(escaped).join('|')})\b|\(`, 'i'),
      filler: setOf(advice.fillers),
    },
    diets: byWord(language.diets.words),
    brandEndings: new BrandEndings(language.brandEndings),
    makerEndings: language.brandEndings.makers,
  };
}

function clockWords({ clock }: Language['times']) {
  const { leads, at, joins, bounds, oclock, ...halves } = clock;
  return {
    clock: byWord(halves),
    clockLeads: setOf(leads),
    clockAt: setOf(at),
    clockJoins: setOf(joins),
    clockBounds: setOf(bounds),
    oclock: setOf(oclock),
  };
}

const DAY_MS = 86_400_000;
const yearsOf = (asOf: number) => ({
  /** Minimum number of days since the end of a year; null if the year may not be over. */
  daysSinceYear: (year: number): number | null => {
    const days = Math.floor((asOf - Date.UTC(year, 11, 31)) / DAY_MS);
    return days > 0 ? days : null;
  },
  isYearToCome: (year: number): boolean => Date.UTC(year, 0, 1) > asOf,
});

/** Side effect → the classes that cause it; one word may be in several lists. */
function reactionPhrases(lists: Language['allergies']['reactions'], skipped: Skipped): Phrases<Set<string>> {
  const classes = new Map<string, Set<string>>();
  for (const { say, of } of lists)
    for (const phrase of say) classes.set(phrase, new Set([...(classes.get(phrase) ?? []), ...of]));
  const phrases = new Phrases<Set<string>>(skipped);
  for (const [phrase, of] of classes) phrases.add(phrase, of);
  return phrases;
}

/** The number of a single word: "two". */
function numberWordsOf({ units }: Language): (word: string) => number | undefined {
  const numbers = new Map<string, number>();
  for (const [value, words] of Object.entries(units.numbers))
    for (const word of words) if (!word.includes(' ')) numbers.set(word, Number(value));
  return (word) => numbers.get(word);
}

const made = new WeakMap<Language, Vocabulary>();

/** One vocabulary per language: it is large, so everything prepared from that language shares it. */
export function vocabularyOf(language: Language): Vocabulary {
  let words = made.get(language);
  if (words === undefined) {
    words = prepare(language);
    made.set(language, words);
  }
  return words;
}
