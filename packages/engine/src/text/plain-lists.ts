import { directionsOf } from './directions/directions.ts';
import { drugsOf } from './gather/named.ts';
import type { Names } from './names.ts';
import { type Entry, read } from './reader.ts';
import { keyOf } from './tokens.ts';

/** "Vitamin D3 1000 IU": a name that ends in a letter or its own number, followed by a strength. */
const STRENGTH = /^(.*(?:[a-z)]|[a-z]\d{1,2})) (\d{1,5}(?:\.\d{1,2})?) ?([a-z]{1,5})$/i;
const WEIGHTS: ReadonlySet<string> = new Set(['mg', 'µg', 'g', 'IU', 'units']);
const LONGEST_PART = 60;
const MOST_PARTS = 24;
/** Cache size: enough for what most people take, with little memory. */
const KEPT = 5000;

/** The reading of a name on its own. */
interface Alone {
  readonly entry: Entry;
  readonly substances: readonly string[];
}

/**
 * Most lists are only names, with a strength each or none at all. Nothing in such a list qualifies anything else, so
 * each name reads as it does alone, and that reading is cached. Every other list is left to the reader, whose rules are
 * the only ones: `read` returns what the reader would, or null.
 */
export class PlainLists {
  readonly #names: Names;
  readonly #list: 'medicines' | 'supplements';
  /** By the name as typed; null if a strength after it changes more than the dose. */
  readonly #alone = new Map<string, Alone | null>();

  constructor(names: Names, list: 'medicines' | 'supplements') {
    this.#names = names;
    this.#list = list;
  }

  read(text: string): Entry[] | null {
    const entries: Entry[] = [];
    const substances: string[] = [];
    let strengths = 0;
    for (let start = 0; start <= text.length; ) {
      const end = endOfPart(text, start);
      if (end < 0 || end - start > LONGEST_PART || entries.length === MOST_PARTS) return null;
      const from = text[start] === ' ' ? start + 1 : start;
      const part = this.#partOf(text.slice(from, end), from);
      const alone = this.#known(part.name);
      // "Tylenol, paracetamol" may be one thing said twice.
      if (alone === null || alone.substances.some((each) => substances.includes(each))) return null;
      substances.push(...alone.substances);
      if (part.strength !== null) strengths += 1;
      entries.push(placed(alone.entry, part));
      start = end + 1;
    }
    // "Calcium, magnesium 500 mg": unclear which of them the strength belongs to.
    return strengths === 0 || strengths === entries.length ? entries : null;
  }

  #known(name: string): Alone | null {
    const known = this.#alone.get(name);
    if (known !== undefined) return known;
    // Only complete names are cached: anything else could be arbitrary text.
    if (this.#names.find(keyOf(name)) === undefined) return null;
    if (this.#alone.size >= KEPT) this.#alone.clear();
    const alone = this.#readAlone(name);
    this.#alone.set(name, alone);
    return alone;
  }

  #readAlone(name: string): Alone | null {
    const [entry] = this.#inFull(name);
    const substances = entry?.meaning == null ? [] : drugsOf({ meaning: entry.meaning });
    // "The pill, Microgynon": the neighbor of a class may be its member.
    if (entry === undefined || substances.length === 0) return null;
    const isPlain = [name, `${name} 10 mg`].every((written) =>
      areSame([placed(entry, this.#partOf(written, 0))], this.#inFull(written)),
    );
    return isPlain ? { entry, substances } : null;
  }

  #partOf(written: string, from: number): Part {
    const [, name, value, unit = ''] = STRENGTH.exec(written) ?? [];
    const weight = name === undefined ? null : this.#weightOf(unit.toLowerCase());
    if (name === undefined || weight === null) return { written, from, name: written, strength: null };
    return { written, from, name, strength: { value: Number(value), unit: weight } };
  }

  #weightOf(word: string): string | null {
    const unit = this.#names.words.units.match([{ word, kind: 'word', start: 0, end: word.length }], 0)?.value ?? '';
    return WEIGHTS.has(unit) ? unit : null;
  }

  #inFull(text: string): readonly Entry[] {
    return read(this.#names, text, { list: this.#list });
  }
}

/** End of a list item; -1 if the comma may be part of a number: "7,4". */
function endOfPart(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === ';' || char === '\n') return at;
    if (char === ',') return isDigit(text[at + 1]) ? -1 : at;
  }
  return text.length;
}

const isDigit = (char: string | undefined): boolean => char !== undefined && char >= '0' && char <= '9';

interface Part {
  readonly written: string;
  readonly from: number;
  readonly name: string;
  readonly strength: { readonly value: number; readonly unit: string } | null;
}

/** A cached entry moved to its place in the list, with its strength. */
function placed(alone: Entry, { written, from, strength }: Part): Entry {
  const { name, nameFrom, nameTo, meaning, guessed, candidates, usage, isPrescribed } = alone;
  return {
    text: written,
    from,
    to: from + written.length,
    name,
    nameFrom: from + nameFrom,
    nameTo: from + nameTo,
    meaning,
    guessed,
    candidates,
    around: `${written.slice(0, nameFrom)} ${written.slice(nameTo)}`,
    usage,
    otherStatus: null,
    isPrescribed,
    directions: strength === null ? alone.directions : directionsOf([amountOf(strength)]),
    strength: alone.strength,
    hasUnusedNumber: false,
  };
}

const amountOf = ({ value, unit }: NonNullable<Part['strength']>) =>
  ({ kind: 'amount', value, unit, isAside: false }) as const;

/** Compares what was read; equal meanings are the same object. */
const areSame = (some: readonly Entry[], others: readonly Entry[]): boolean =>
  JSON.stringify(some.map(withoutMeaning)) === JSON.stringify(others.map(withoutMeaning)) &&
  some.every(({ meaning }, at) => meaning === others[at]?.meaning);

const withoutMeaning = ({ meaning: _, ...entry }: Entry) => entry;
