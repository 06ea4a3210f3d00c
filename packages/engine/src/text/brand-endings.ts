import { flatMap } from '../flat-map.ts';
import type { Language } from '../language.ts';
import type { Looking } from './find-name.ts';
import type { Brand, Meaning } from './names.ts';
import type { NameSpan } from './spans.ts';
import { isBorder, type Token } from './tokens.ts';

export class BrandEndings {
  readonly #added = new Map<string, { readonly id: string; readonly to: ReadonlySet<string> }[]>();
  readonly #unknown: ReadonlySet<string>;
  readonly #symptoms: ReadonlySet<string>;
  readonly #eased: ReadonlySet<string>;

  constructor({ added, unknown, symptoms }: Language['brandEndings']) {
    for (const [id, { say, to }] of Object.entries(added)) {
      for (const word of say) this.#added.set(word, [...(this.#added.get(word) ?? []), { id, to: new Set(to) }]);
    }
    this.#unknown = new Set(unknown);
    this.#symptoms = new Set(symptoms.say);
    this.#eased = new Set(symptoms.to);
  }

  /** What an ending adds to a brand; null if it says nothing about the contents. */
  of(word: string, ingredients: readonly string[], classes: readonly string[]): readonly string[] | null {
    const found = this.#added.get(word)?.find(({ to }) => [...ingredients, ...classes].some((each) => to.has(each)));
    if (found !== undefined && !ingredients.includes(found.id)) return [...ingredients, found.id];
    return this.#unknown.has(word) || this.isSymptom(word, ingredients) ? ingredients : null;
  }

  /** "Tylenol Cold": what for, and so more than the brand alone. */
  isSymptom(word: string, ingredients: readonly string[]): boolean {
    return this.#symptoms.has(word) && ingredients.some((each) => this.#eased.has(each));
  }
}

/** "Telma H", "Delix 5 plus", "Jalra-M", "Advil Sinus": a brand whose ending means more ingredients. */
export function withEnding(looking: Looking, span: NameSpan): NameSpan {
  const { names, tokens, text } = looking;
  const { meaning } = span;
  const first = tokens[span.from];
  if (meaning.supplement !== undefined || meaning.drugClass !== undefined || first === undefined) return span;
  const isSubstance = names.isGeneric(text.slice(first.start, tokens[span.to - 1]?.end));
  if (isSubstance) return span;
  const own =
    meaning.drug === undefined ? (meaning.brand?.ingredients ?? []).map((name) => names.idOf(name)) : [meaning.drug.id];
  const unsure = (to: number, ingredients: readonly string[]): NameSpan => {
    const name = text.slice(first.start, tokens[to - 1]?.end);
    const brand: Brand = { name, ingredients, countries: [], isUnsure: true, route: meaning.brand?.route ?? null };
    const widened: Meaning = { brand };
    return { ...span, to, meaning: widened };
  };
  const isJoined = tokens[span.to]?.word === '-';
  const isNumbered = tokens[span.to]?.kind === 'number' && isEnd(tokens[span.to + 2]);
  const at = isJoined || isNumbered ? span.to + 1 : span.to;
  const token = tokens[at];
  if (token?.kind !== 'word') return span;
  const isLast = isEnd(tokens[at + 1]);
  const cue = names.words.phrases.match(tokens, at);
  if (at === span.to && names.words.brandEndings.isSymptom(token.word, own) && (isLast || cue?.value.kind !== 'slot'))
    return unsure(at + 1, own);
  if (!isLast) return span;
  const classes = flatMap(own, (id) => names.find(id.replaceAll('-', ''))?.drug?.classes ?? []);
  // "Losartan a day", "Telma 40 am": a lower-case letter, or a time after a strength, is not an ending; "m1" and "-m"
  // are.
  const isCapital = /[A-Z]/.test(text.slice(token.start, token.end));
  const isTight = isJoined || (tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.start === token.end);
  const isTime = cue?.value.kind === 'slot';
  if (!isCapital && ((token.word.length === 1 && !isTight) || isTime)) return span;
  if (isTime && at > span.to) return span;
  const ingredients = names.words.brandEndings.of(token.word, own, classes);
  if (ingredients !== null) return unsure(at + 1, ingredients);
  // Unknown letters written as part of the name: there may be another ingredient.
  const isLetters = isJoined && token.word.length <= FEW_LETTERS && cue === null;
  return isLetters && names.find(token.word) === undefined ? unsure(at + 1, own) : span;
}

const FEW_LETTERS = 3;

/** Nothing, a sign or a number follows: the ending is the name's last word. */
const isEnd = (token: Token | undefined): boolean => token?.kind === 'number' || isBorder(token);
