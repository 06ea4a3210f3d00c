import { keyOf, type Prepared } from '@evidose/engine';
import { type ChatData, chatPhrases, createGloss, createPhrases, wordsOfPhrases } from '@evidose/knowledge';
import { createEveryday } from './everyday.ts';
import { createMessageReader } from './message.ts';
import { createNamesIn } from './names-in.ts';
import { createSpelling } from './spelling.ts';

/** Words that the knowledge itself uses: none of them is a misspelling. */
function wordsOfTexts({ knowledge }: Prepared): readonly string[] {
  const texts = knowledge.supplements.map(({ name, synonyms, brands, summary, whoShouldNot, forms, ...rows }) => {
    const told = [...rows.indications, ...rows.contraindications, ...rows.interactions].map(({ message }) => message);
    return [name, summary, synonyms, brands, whoShouldNot, forms.map(({ label }) => label), told];
  });
  return (
    texts
      .flat(2)
      .join(' ')
      .toLowerCase()
      .replaceAll('’', '')
      .match(/[a-z]{3,}/g) ?? []
  );
}

interface Row<T> {
  readonly is: T;
  readonly says: readonly string[];
  readonly not?: readonly string[];
}

/** Cuts and marks a message once; every stage of the assistant asks its phrases of the same marks. */
export function createReader(prepared: Prepared, data: ChatData) {
  const { compile, signed } = createPhrases(data.words);
  const spoken = wordsOfPhrases(chatPhrases(data).flatMap(([, says]) => says));
  const ordinary = new Set([...spoken, ...data.words.ordinary]);
  const known = new Set([...wordsOfTexts(prepared), ...ordinary]);
  const notHarmless = new Set(data.danger['not-harmless']);
  const suggestible = new Set(
    prepared.knowledge.supplements.filter(({ tier }) => tier === 'suggestible').map(({ id }) => id),
  );
  const isKnown = (word: string): boolean => known.has(word) || prepared.names.words.isEnglish(word);
  const spell = createSpelling(new Set(data.words.spelling), known);
  const readEnglish = createMessageReader({
    data,
    namesIn: createNamesIn(prepared, {
      isOrdinary: isKnown,
      isMisspelled: (word) => spell(word) !== word,
      isEveryday: createEveryday(data.words),
      noNames: new Set(data.words['no-names']),
    }),
    isHarmless: ({ id }) => suggestible.has(id) && !notHarmless.has(id),
    spell,
    signed,
    isSpoken: (word) => spoken.has(word),
    isKnown,
  });
  const gloss = createGloss(data.spanish, {
    isEnglish: prepared.names.words.isEnglish,
    isName: (word) => prepared.names.find(keyOf(word)) !== undefined,
    isOwnName: (word) => {
      const found = prepared.names.find(keyOf(word));
      return (found?.drug ?? found?.supplement)?.name.toLowerCase() === word;
    },
  });
  /** A message in Spanish is read as the English that it means. */
  const read = (message: string) => {
    const { isSpanish, message: said } = gloss(message);
    return { ...readEnglish(said), isSpanish };
  };
  const fits = (phrases: readonly string[]): ((text: string) => boolean) => {
    const patterns = phrases.map(compile);
    return (text) => patterns.some(({ isIn }) => isIn(text));
  };
  /** Of all rows those that a message says, in their order. */
  function allIn<T>(rows: readonly Row<T>[]): (text: string) => T[] {
    const all = rows.map(({ is, says, not = [] }) => ({ is, isSaid: fits(says), isNot: fits(not) }));
    return (text) => all.flatMap(({ is, isSaid, isNot }) => (isSaid(text) && !isNot(text) ? [is] : []));
  }
  return { read, compile, fits, allIn, isKnown, isSpoken: (word: string): boolean => spoken.has(word) };
}

export type Reader = ReturnType<typeof createReader>;
export type Said = ReturnType<Reader['read']>;
