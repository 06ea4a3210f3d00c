import type { Language } from '../language.ts';
import type { Cue } from './cues.ts';
import type { Phrases } from './phrases.ts';
import type { Token } from './tokens.ts';
import { setOf, type Words } from './word-lists.ts';

const tokenOf = (word: string): Token => ({ word, start: 0, end: word.length, kind: 'word' });

interface Known {
  readonly phrases: Phrases<Cue>;
  readonly units: Phrases<string>;
  readonly functionWords: Words;
}

export function meaningsOf({ nothing, grammar }: Language, { phrases, units, functionWords }: Known) {
  const none = setOf(nothing.words);
  const denials = setOf(nothing.denials);
  const and = setOf(grammar.and);
  return {
    isTalk: (word: string): boolean => /^\d/.test(word) || phrases.match([tokenOf(word)], 0) !== null,

    /** Talk, forms, times, units and numbers; a maker may be the first word of a product. */
    isPlainTalk: (word: string): boolean => {
      if (word.length < 2 || /^\d/.test(word) || functionWords.has(word)) return true;
      if (units.match([tokenOf(word)], 0) !== null) return true;
      const cue = phrases.match([tokenOf(word)], 0);
      return cue !== null && cue.value.kind !== 'maker';
    },

    /** True for "none", "n/a", "no", "-", "nothing that I know of", and for text without a letter or digit. */
    meansNone: (words: readonly string[]): boolean => {
      let isSpoken = false;
      let isDenied = false;
      for (const word of words) {
        if (and.has(word)) continue;
        if (!none.has(word)) return false;
        isSpoken = true;
        isDenied ||= denials.has(word);
      }
      return isDenied || !isSpoken;
    },
  };
}
