import { type Looking, nameAt, standsAlone } from './find-name.ts';
import { isOwn } from './names.ts';
import { productAt } from './product-at.ts';
import type { UnknownSpan } from './spans.ts';

const LONGEST = 12;
/** Punctuation inside a product name; any other ends it. */
const INSIDE: ReadonlySet<string> = new Set(['-', '–', '.', '+', '&', '!']);

/** "Ritual essential for women". One of our names inside is the entry; `maker` is the end of a maker here. */
export function productSpanAt(looking: Looking, from: number, maker: number): UnknownSpan | null {
  const { names, tokens, numberAt } = looking;
  const { products, words: language } = names;
  const first = tokens[from];
  if (first?.kind !== 'word' || numberAt(from) !== null || !products.startsName(first.word)) return null;
  const words: string[] = [];
  const ends: number[] = [];
  for (let at = from; at < tokens.length && words.length < LONGEST; at++) {
    const token = tokens[at];
    if (token === undefined || (token.kind === 'sign' && !INSIDE.has(token.word))) break;
    if (token.kind === 'sign') continue;
    words.push(token.word);
    ends.push(at + 1);
  }
  const found = productAt(products, words, language);
  const to = ends[(found?.words ?? 0) - 1];
  const [best] = found?.matches ?? [];
  if (best === undefined || to === undefined) return null;
  const isPlain = language.isEnglish(first.word) || language.isPlainTalk(first.word);
  if (isPlain && best.words.length < 2) return null;
  // A maker beside other words only says who made it.
  if (to <= maker && !standsAlone(looking, from, to)) return null;
  for (let at = from + 1; at <= to; at++) {
    const name = nameAt(looking, at);
    if (name !== null && isOwn(name.meaning)) return null;
  }
  return { kind: 'unknown', from, to, candidates: [], isProduct: true };
}
