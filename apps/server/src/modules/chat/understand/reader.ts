import { keyOf, type Prepared } from '@evidose/engine';
import { type ChatData, createGloss } from '@evidose/knowledge';
import { createMessageReader } from './message.ts';
import { createStopping } from './stopping.ts';
import { createVocabulary } from './vocabulary.ts';

interface Row<T> {
  readonly is: T;
  readonly says: readonly string[];
  readonly not?: readonly string[];
}

/** Cuts and marks a message once; every stage of the assistant asks its phrases of the same marks. */
export function createReader(prepared: Prepared, data: ChatData) {
  const vocabulary = createVocabulary(prepared, data);
  const { compile, fits } = vocabulary;
  const readEnglish = createMessageReader(prepared, data, vocabulary);
  const gloss = createGloss(data.spanish, {
    isEnglish: prepared.names.words.isEnglish,
    isName: (word) => prepared.names.find(keyOf(word)) !== undefined,
    isOwnName: (word) => {
      const found = prepared.names.find(keyOf(word));
      return (found?.drug ?? found?.supplement)?.name.toLowerCase() === word;
    },
  });
  const read = (message: string) => {
    const { isSpanish, message: said } = gloss(message);
    return { ...readEnglish(said), isSpanish };
  };
  function allIn<T>(rows: readonly Row<T>[]): (text: string) => T[] {
    const all = rows.map(({ is, says, not = [] }) => ({ is, isSaid: fits(says), isNot: fits(not) }));
    return (text) => all.flatMap(({ is, isSaid, isNot }) => (isSaid(text) && !isNot(text) ? [is] : []));
  }
  return { read, compile, fits, allIn, stopping: createStopping(vocabulary, data) };
}

export type Reader = ReturnType<typeof createReader>;
export type Said = ReturnType<Reader['read']>;
