import type { Language } from '../language.ts';
import type { Looking } from './find-name.ts';
import type { Brand, Meaning } from './names.ts';
import type { NameSpan } from './spans.ts';
import { type Token, tokenBorder } from './tokens.ts';

/** Endings of brands by their word: what each adds, and behind what. */
export class BrandEndings {
  readonly #added = new Map<string, { readonly id: string; readonly to: ReadonlySet<string> }[]>();
  readonly #unknown: ReadonlySet<string>;

  constructor({ added, unknown }: Language['brandEndings']) {
    for (const [id, { say, to }] of Object.entries(added)) {
      for (const word of say) this.#added.set(word, [...(this.#added.get(word) ?? []), { id, to: new Set(to) }]);
    }
    this.#unknown = new Set(unknown);
  }

  /** What an ending makes of a brand; null where it says nothing of what is inside. */
  of(word: string, ingredients: readonly string[], classes: readonly string[]): readonly string[] | null {
    const found = this.#added.get(word)?.find(({ to }) => [...ingredients, ...classes].some((each) => to.has(each)));
    if (found !== undefined && !ingredients.includes(found.id)) return [...ingredients, found.id];
    return this.#unknown.has(word) ? ingredients : null;
  }
}

/** "Telma H", "Delix 5 plus": a brand whose ending says that it holds more. Only brands have endings, and never a substance. */
export function withEnding(looking: Looking, span: NameSpan): NameSpan {
  const { names, tokens, text } = looking;
  const { meaning } = span;
  const first = tokens[span.from];
  if (meaning.supplement !== undefined || meaning.drugClass !== undefined || first === undefined) return span;
  if (names.isGeneric(text.slice(first.start, tokens[span.to - 1]?.end))) return span;
  const at = tokens[span.to]?.kind === 'number' && isEnd(tokens[span.to + 2]) ? span.to + 1 : span.to;
  const token = tokens[at];
  if (token?.kind !== 'word' || !isEnd(tokens[at + 1])) return span;
  const own =
    meaning.drug === undefined ? (meaning.brand?.ingredients ?? []).map((name) => names.idOf(name)) : [meaning.drug.id];
  const classes = own.flatMap((id) => names.find(id.replaceAll('-', ''))?.drug?.classes ?? []);
  // "Losartan a day", "Telma 40 am": a small letter, or a time behind a strength, is no ending.
  const isCapital = /[A-Z]/.test(text.slice(token.start, token.end));
  const isTime = names.words.phrases.match(tokens, at, () => null)?.value.kind === 'slot';
  if (!isCapital && (token.word.length === 1 || isTime)) return span;
  if (isTime && at > span.to) return span;
  const ingredients = names.words.brandEndings.of(token.word, own, classes);
  if (ingredients === null) return span;
  const name = text.slice(first.start, token.end);
  const brand: Brand = { name, ingredients, countries: [], isUnsure: true, route: meaning.brand?.route ?? null };
  const widened: Meaning = { brand };
  return { ...span, to: at + 1, meaning: widened };
}

/** Nothing, a sign or a number: the ending is the last word of the name. */
const isEnd = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'number' || tokenBorder(token);
