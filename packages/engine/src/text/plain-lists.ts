import { directionsOf } from './directions/directions.ts';
import { drugsOf } from './gather/named.ts';
import type { Names } from './names.ts';
import { type Entry, read } from './reader.ts';
import { keyOf } from './tokens.ts';

/** "Vitamin D3 1000 IU": a name that ends in a letter or its own number, and how strong it is. */
const STRENGTH = /^(.*(?:[a-z)]|[a-z]\d{1,2})) (\d{1,5}(?:\.\d{1,2})?) ?([a-z]{1,5})$/i;
const WEIGHTS: ReadonlySet<string> = new Set(['mg', 'µg', 'g', 'IU', 'units']);
const LONGEST_PART = 60;
const MOST_PARTS = 24;
/** Enough for what most people take, small enough never to be felt. */
const KEPT = 5000;

/** How a name reads where nothing else is written. */
interface Alone {
  readonly entry: Entry;
  readonly substances: readonly string[];
}

/**
 * Most lists are nothing but names, each with its strength or none with any. In such a list nothing is said of anything else, so
 * it reads as each of its names does alone; and how a name reads alone is kept. Every other list is left to the reader, whose
 * rules are the only ones: `read` here gives what `read` there would, or null.
 */
export class PlainLists {
  readonly #names: Names;
  readonly #list: 'medicines' | 'supplements';
  /** By the name as it was typed; null where a strength behind it changes more than the dose. */
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
    // "Calcium, magnesium 500 mg": of how many is that said?
    return strengths === 0 || strengths === entries.length ? entries : null;
  }

  #known(name: string): Alone | null {
    const known = this.#alone.get(name);
    if (known !== undefined) return known;
    // What is no name in full is not kept: it may be anything that somebody wrote.
    if (this.#names.find(keyOf(name)) === undefined) return null;
    if (this.#alone.size >= KEPT) this.#alone.clear();
    const alone = this.#readAlone(name);
    this.#alone.set(name, alone);
    return alone;
  }

  #readAlone(name: string): Alone | null {
    const [entry] = this.#inFull(name);
    const substances = entry?.meaning == null ? [] : drugsOf({ meaning: entry.meaning });
    // "The pill, Microgynon": what stands beside a kind may say which one it is.
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

/** Where a part of the list ends; -1 where the comma may stand in a number: "7,4". */
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

/** What was read alone, at its place in the list and with its strength. */
function placed(alone: Entry, { written, from, strength }: Part): Entry {
  const { name, nameFrom, nameTo, meaning, guessed, candidates, told, isPrescribed } = alone;
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
    told,
    otherStatus: null,
    isPrescribed,
    directions: strength === null ? alone.directions : directionsOf([amountOf(strength)]),
    strength: alone.strength,
    hasUnusedNumber: false,
  };
}

const amountOf = ({ value, unit }: NonNullable<Part['strength']>) =>
  ({ kind: 'amount', value, unit, isAside: false }) as const;

/** By what was read; a meaning is one object, however often it is met. */
const areSame = (some: readonly Entry[], others: readonly Entry[]): boolean =>
  JSON.stringify(some.map(withoutMeaning)) === JSON.stringify(others.map(withoutMeaning)) &&
  some.every(({ meaning }, at) => meaning === others[at]?.meaning);

const withoutMeaning = ({ meaning: _, ...entry }: Entry) => entry;
