import type { Drug, DrugClass, Knowledge, Supplement } from '../knowledge.ts';
import { SpellingIndex } from './spelling-index.ts';
import { keyOf } from './tokens.ts';
import { Vocabulary } from './words.ts';

/** What a name stands for. One spelling may be a medicine and a supplement at once (niacin); both are kept. */
export interface Meaning {
  readonly drug?: Drug;
  readonly drugClass?: DrugClass;
  /** A product name from the public register: its ingredients are drug ids, or plain names where we lack the drug. */
  readonly brand?: { readonly name: string; readonly ingredients: readonly string[] };
  readonly supplement?: Supplement;
}
type Writable = { -readonly [K in keyof Meaning]: Meaning[K] };

/** The same target however it was spelled, so that two spellings of one thing are no contradiction. */
export function targetOf(meaning: Meaning): string {
  const { drug, drugClass, supplement, brand } = meaning;
  if (drug !== undefined) return `d:${drug.id}`;
  if (supplement !== undefined) return `s:${supplement.id}`;
  if (drugClass !== undefined) return `c:${drugClass.id}`;
  return `b:${brand?.ingredients.join('+') ?? ''}`;
}

export class Names {
  readonly words: Vocabulary;
  readonly #byKey = new Map<string, Writable>();
  /** First letters of a key → the length of the longest key that starts so: where to stop looking. */
  readonly #longest = new Map<string, number>();
  #spelling: SpellingIndex | null = null;
  readonly #guesses = new Map<string, readonly Meaning[]>();

  constructor(knowledge: Knowledge) {
    this.words = new Vocabulary(knowledge.language);
    for (const drug of knowledge.drugs) {
      for (const name of [drug.id, drug.name, ...drug.synonyms, ...drug.brands])
        this.#entry(name, (e) => (e.drug ??= drug));
    }
    for (const drugClass of knowledge.drugClasses) {
      for (const name of [drugClass.id, drugClass.name, ...drugClass.synonyms]) {
        this.#entry(name, (e) => (e.drugClass ??= drugClass));
      }
    }
    for (const supplement of knowledge.supplements) {
      const { id, name, synonyms, brands, misspellings } = supplement;
      for (const spelling of [id, name, ...synonyms, ...brands, ...misspellings]) {
        this.#entry(spelling, (e) => (e.supplement ??= supplement));
      }
    }
    for (const [name, ingredients] of Object.entries(knowledge.brandIngredients)) {
      this.#entry(name, (e) => (e.brand ??= { name, ingredients }));
    }
  }

  #entry(name: string, fill: (entry: Writable) => void): void {
    const key = keyOf(name);
    if (key === '') return;
    let entry = this.#byKey.get(key);
    if (entry === undefined) {
      entry = {};
      this.#byKey.set(key, entry);
      const start = key.slice(0, PREFIX);
      this.#longest.set(start, Math.max(key.length, this.#longest.get(start) ?? 0));
    }
    fill(entry);
  }

  /** No name that starts like this key is longer than so many letters. */
  longestFrom(key: string): number {
    return key.length < PREFIX ? Number.POSITIVE_INFINITY : (this.#longest.get(key.slice(0, PREFIX)) ?? 0) + 1;
  }

  /** The meaning of a whole name; a plural is the same name. */
  find(key: string): Meaning | undefined {
    const exact = this.#byKey.get(key);
    if (exact !== undefined || key.length < 4) return exact;
    return key.endsWith('s') ? this.#byKey.get(key.slice(0, -1)) : this.#byKey.get(`${key}s`);
  }

  /** What a misspelled name may stand for: one meaning where the guess is clear, several where it is not. */
  guess(key: string): readonly Meaning[] {
    const known = this.#guesses.get(key);
    if (known !== undefined) return known;
    this.#spelling ??= new SpellingIndex(this.#byKey.keys());
    const byTarget = new Map<string, Meaning>();
    for (const name of this.#spelling.nearest(key)) {
      const meaning = this.#byKey.get(name);
      if (meaning !== undefined) byTarget.set(targetOf(meaning), meaning);
    }
    // A name we describe ourselves outranks a rare product of the register at the same distance.
    const own = [...byTarget.values()].filter(isOwn);
    const found = own.length > 0 ? own : [...byTarget.values()];
    if (this.#guesses.size >= GUESSES_KEPT) this.#guesses.clear();
    this.#guesses.set(key, found);
    return found;
  }

  *entries(): IterableIterator<[string, Meaning]> {
    yield* this.#byKey.entries();
  }
}

/** Long enough to tell most words apart. */
const PREFIX = 4;

/** Enough for the misspellings of a long run, small enough never to be felt. */
const GUESSES_KEPT = 4096;

const isOwn = (meaning: Meaning): boolean =>
  meaning.drug !== undefined || meaning.supplement !== undefined || meaning.drugClass !== undefined;
