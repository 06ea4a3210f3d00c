import type { ProductMatch, Products } from '../knowledge.ts';
import type { Vocabulary } from './words.ts';

export interface ProductAt {
  readonly words: number;
  readonly matches: readonly ProductMatch[];
}

const LONGEST_NAME = 12;
const COUNT = /^\d{1,2}$/;

/** The product whose name starts with the first of these words. A small number before a word is a count. */
export function productAt(
  products: Products,
  words: readonly string[],
  { productLinks }: Pick<Vocabulary, 'productLinks'>,
): ProductAt | null {
  const [first] = words;
  if (first === undefined || !products.startsName(first)) return null;
  const run = words.slice(0, LONGEST_NAME);
  // A linking word ("Flintstones vitamins from my mother") must not pick a product that happens to contain it.
  const telling = run.filter((word, at) => at === 0 || !productLinks.has(word));
  const [best] = products.find(telling.join(' '), 1);
  if (best === undefined) return null;
  let end = 0;
  for (let at = 0; at < run.length; at++) {
    const word = run[at] ?? '';
    if (!belongs(products, best, word)) {
      if (at > 0 && productLinks.has(word)) continue;
      break;
    }
    if (COUNT.test(word) && end > 0 && !best.name.includes(`${word}+`)) break;
    end = at + 1;
  }
  if (end === 0) return null;
  const matches = products.find(run.slice(0, end).join(' '));
  return matches.length === 0 ? null : { words: end, matches };
}

const belongs = (products: Products, { words }: ProductMatch, word: string): boolean => {
  const parts = products.wordsOf(word);
  return parts.length > 0 && parts.every((part) => words.includes(part));
};
