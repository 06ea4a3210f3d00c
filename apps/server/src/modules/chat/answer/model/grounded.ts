import type { ChatAnswer } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';

/** Enough of a word to know it in another ending: "absorbed" and "absorbs". */
const STEM = 5;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/['’]/g, '')
    .replace(/(\d),(?=\d{3})/g, '$1');
/** A number with what it counts: "40 mg" is not "40 g". */
const figuresOf = (text: string): Set<string> =>
  new Set(
    (plain(text).match(/\d+(?:\.\d+)?\s*(?:%|µg|μg|[a-z]+)?/g) ?? []).map((figure) =>
      figure.replace(/\s+/g, '').replace('μ', 'µ'),
    ),
  );
const cut = (text: string): string[] => text.split(/(?<=[.!?:])\s+|\n+/).filter((each) => each.trim() !== '');
const isWithin = (small: ReadonlySet<string>, large: ReadonlySet<string>): boolean =>
  [...small].every((each) => large.has(each));

const FEWEST_CLAIMS = 2;
/** Most of the words of a sentence have to come from one sentence of the facts: two facts are not stirred together. */
const LEAST_SHARED = 0.6;

/** Lets a sentence through only where one statement of the answer holds its figures, its words and its yes or no. */
export function createGrounding(
  { lead, blocks }: Pick<ChatAnswer, 'lead' | 'blocks'>,
  { grounding }: Pick<ChatData, 'grounding'>,
) {
  const negations = new Set(grounding.negations);
  const empty = new Set(grounding.empty);
  const wordsOf = (text: string): Set<string> => {
    const words = plain(text).match(/[a-z][a-z0-9-]+/g) ?? [];
    return new Set(words.filter((word) => !empty.has(word)).map((word) => word.slice(0, STEM)));
  };
  const stated = (text: string) => ({
    words: wordsOf(text),
    figures: figuresOf(text),
    denies: (plain(text).match(/[a-z]+/g) ?? []).some((word) => negations.has(word)),
  });
  const leadWords = wordsOf(lead);
  const texts = [lead, ...blocks.map(({ title = '', text }) => `${title}. ${text}`)];
  const facts = texts.map((text) => ({
    words: new Set([...wordsOf(text), ...leadWords]),
    sentences: cut(text).map(stated),
  }));

  return (sentence: string): boolean => {
    const { words, figures, denies } = stated(sentence);
    const claims = [...words, ...figures];
    if (claims.length < FEWEST_CLAIMS) return false;
    return facts.some(({ words: known, sentences }) => {
      if (!isWithin(words, known)) return false;
      return sentences.some((source) => {
        if (source.denies !== denies || !isWithin(figures, source.figures)) return false;
        const own = new Set([...source.words, ...source.figures]);
        const shared = claims.filter((claim) => own.has(claim)).length;
        // Both ways: nothing much added, and no "European" or "in pregnancy" left out.
        return shared / claims.length >= LEAST_SHARED && shared / own.size >= LEAST_SHARED;
      });
    });
  };
}
