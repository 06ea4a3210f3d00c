import { prosePhrases } from '../language/prose.ts';
import { statusPhrases } from '../language/status.ts';
import type { Language } from '../language.ts';
import { adviceWords } from './advice-words.ts';
import { BrandEndings } from './brand-endings.ts';
import { phrasesOf } from './cues.ts';
import { keyOf } from './tokens.ts';
import { byWord, phraseLists, setsOf } from './word-lists.ts';
import { ailmentWords } from './words/ailments.ts';
import { wordsAroundNames } from './words/around-names.ts';
import { doseWords } from './words/doses.ts';
import { formWords } from './words/forms.ts';
import { grammarWords } from './words/grammar.ts';
import { meaningsOf } from './words/meanings.ts';
import { ordinaryWords } from './words/ordinary.ts';
import { timeWords } from './words/times.ts';

/** The words of the language, prepared once: phrases and sets to look up, and the meaning of whole runs of words. */
export type Vocabulary = Readonly<ReturnType<typeof prepare>>;

function prepare(language: Language) {
  const lists = phraseLists(language);
  const { results, ...proseLists } = language.prose;
  const doses = doseWords(language, lists);
  const aroundNames = wordsAroundNames(language, lists);
  const phrases = phrasesOf(language, lists.skipped, numberWordsOf(language));
  return {
    phrases,
    ...doses,
    ...timeWords(language, lists),
    ...lists.readyLists(language.status, statusPhrases),
    ...formWords(language),
    ...aroundNames,
    ...ailmentWords(language, lists),
    ...ordinaryWords(language),
    ...meaningsOf(language, { phrases, units: doses.units, functionWords: aroundNames.functionWords }),
    diets: byWord(language.diets.words),
    saltLabels: new Map(
      Object.values(language.salts).flatMap((salts) =>
        Object.entries(salts).map(([name, labels]) => [keyOf(name), labels] as const),
      ),
    ),
    ...grammarWords(language),
    /** Tell whether a sentence beside a medicine is about it. */
    unrelated: setsOf(language.unrelated),
    prose: { ...lists.readyLists(proseLists, prosePhrases), results },
    advice: adviceWords(language.advice),
    brandEndings: new BrandEndings(language.brandEndings),
    makerEndings: language.brandEndings.makers,
  };
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
