import type { Prepared } from '@evidose/engine';
import { type ChatData, chatPhrases, createPhrases, wordsOfPhrases } from '@evidose/knowledge';
import { createSpelling } from './spelling.ts';

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

export function createVocabulary(prepared: Prepared, data: ChatData) {
  const spoken = wordsOfPhrases(chatPhrases(data).flatMap(([, says]) => says));
  const known = new Set([...wordsOfTexts(prepared), ...spoken, ...data.words.ordinary]);
  const { compile, signed } = createPhrases(data.words);
  return {
    compile,
    fits(phrases: readonly string[]): (text: string) => boolean {
      const patterns = phrases.map(compile);
      return (text) => patterns.some(({ isIn }) => isIn(text));
    },
    signed,
    isKnown: (word: string): boolean => known.has(word) || prepared.names.words.isEnglish(word),
    isSpoken: (word: string): boolean => spoken.has(word),
    spell: createSpelling(new Set(data.words.spelling), known),
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;
