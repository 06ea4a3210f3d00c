import { slipsBetween } from './distance.ts';

/** Names shorter than this are never guessed: one slip makes another name of them. */
export const SHORTEST_GUESS = 5;

/** One slip for a short name, two for a long one. */
export function slipsAllowed(length: number): number {
  if (length < SHORTEST_GUESS) return 0;
  return length < 8 ? 1 : 2;
}

interface Bucket {
  readonly names: string[];
  /** Which letters a name holds, one bit each: most names are ruled out by this alone. */
  letters: Int32Array;
}

function lettersOf(name: string): number {
  let bits = 0;
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i);
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
    else bits |= 1 << (26 + (code % 6));
  }
  return bits;
}

function bitsIn(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** All known names by length, for finding the nearest to a misspelled one. Built when the first misspelling comes. */
export class SpellingIndex {
  readonly #buckets = new Map<number, Bucket>();

  constructor(names: Iterable<string>) {
    for (const name of names) {
      if (name.length < SHORTEST_GUESS - 1) continue;
      const bucket = this.#buckets.get(name.length);
      if (bucket === undefined) this.#buckets.set(name.length, { names: [name], letters: new Int32Array(0) });
      else bucket.names.push(name);
    }
    for (const bucket of this.#buckets.values()) bucket.letters = Int32Array.from(bucket.names, lettersOf);
  }

  /** The names with the fewest slips, all of them where several tie; empty where none is near enough. */
  nearest(word: string): readonly string[] {
    let limit = slipsAllowed(word.length);
    if (limit === 0) return [];
    const letters = lettersOf(word);
    let found: string[] = [];
    const lengths = limit === 2 ? [0, -1, 1, -2, 2] : [0, -1, 1];
    for (const difference of lengths) {
      const bucket = this.#buckets.get(word.length + difference);
      if (bucket === undefined || Math.abs(difference) > limit) continue;
      for (let i = 0; i < bucket.names.length; i++) {
        // Each slip changes at most two letters of the set.
        if (bitsIn((bucket.letters[i] ?? 0) ^ letters) > 2 * limit) continue;
        const name = bucket.names[i] ?? '';
        const slips = slipsBetween(word, name, Math.min(limit, slipsAllowed(Math.min(name.length, word.length))));
        if (slips > limit || slips > slipsAllowed(Math.min(name.length, word.length))) continue;
        if (slips < limit) {
          limit = slips;
          found = [];
        }
        found.push(name);
      }
    }
    return found;
  }
}
