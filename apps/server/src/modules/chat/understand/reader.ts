import { keyOf, type Prepared } from '@evidose/engine';
import { type ChatData, createGloss, createPhrases, wordsOfPhrases } from '@evidose/knowledge';
import { createEveryday } from './everyday.ts';
import { createMessageReader } from './message.ts';
import { createNamesIn } from './names-in.ts';
import { createSpelling } from './spelling.ts';

/** Words that the knowledge itself uses: none of them is a misspelling. */
function wordsOfTexts({ knowledge }: Prepared): string[] {
  const texts = knowledge.supplements.flatMap(({ name, synonyms, brands, summary, whoShouldNot, ...rest }) => [
    name,
    summary,
    ...synonyms,
    ...brands,
    ...whoShouldNot,
    ...rest.forms.map(({ label }) => label),
    ...[...rest.indications, ...rest.contraindications, ...rest.interactions].map(({ message }) => message),
  ]);
  return (
    texts
      .join(' ')
      .toLowerCase()
      .replaceAll('’', '')
      .match(/[a-z]{3,}/g) ?? []
  );
}

/** Every phrase of the data, wherever it stands. */
function phrasesOf(data: ChatData): string[] {
  const { words, danger, questions, site, foods } = data;
  return [
    ...Object.values(words.families).flat(),
    ...[...danger.rules, ...danger.calm, ...questions.asks, ...site].flatMap(({ says }) => says),
    ...[questions.mine, questions.again, questions['double-dose'], questions['stop-medicine']].flat(),
    ...Object.values(questions['small-talk']).flat(),
    ...Object.values(questions.topics).flat(),
    ...Object.values(foods.foods).flatMap((food) => food.words),
  ];
}

/** Cuts and marks a message once; every stage of the assistant asks its phrases of the same marks. */
export function createReader(prepared: Prepared, data: ChatData) {
  const { compile, signed } = createPhrases(data.words);
  const spoken = wordsOfPhrases(phrasesOf(data));
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
  return { read, compile, fits, isKnown, isSpoken: (word: string): boolean => spoken.has(word) };
}

export type Reader = ReturnType<typeof createReader>;
export type Said = ReturnType<Reader['read']>;
