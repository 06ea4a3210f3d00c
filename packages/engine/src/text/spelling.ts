import { slipCost } from './slip-cost.ts';

/** Shorter names are never guessed: one typo makes another name of them. */
const SHORTEST_GUESS = 5;

/** The error cost allowed for a name of this length. A full error costs 1, a common one less. */
export function costAllowed(length: number): number {
  if (length < SHORTEST_GUESS) return 0;
  if (length < 6) return 0.8;
  if (length < 8) return 1;
  if (length < 9) return 1.4;
  if (length < 10) return 1.8;
  return 2.1;
}

/** Register names allow only the smallest errors, as most of them are unknown to people. */
const REGISTER_COST = 0.65;
/** If the second-best guess is this close, the guess is ambiguous. */
const MARGIN = 0.35;
const MOST_LENGTH_DIFFERENCE = 2;

/** People rarely get the first sound wrong: names are indexed by it. */
const FIRST_SOUND: Readonly<Record<string, string>> = {
  c: 'k',
  q: 'k',
  s: 'k',
  z: 'k',
  x: 'k',
  p: 'f',
  v: 'f',
  y: 'e',
  i: 'e',
  a: 'e',
  o: 'e',
  u: 'e',
  h: 'e',
  j: 'g',
  w: 'v',
};
const soundOf = (name: string): string => FIRST_SOUND[name[0] ?? ''] ?? name[0] ?? '';

interface Bucket {
  readonly names: string[];
  readonly own: boolean[];
  /** The letters of each name as a bit set, which rules out most names quickly. */
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

const sortedLetters = (name: string): string => `${name[0] ?? ''}${[...name.slice(1)].sort().join('')}`;
const SHORTEST_SWAP = 7;

export class Spelling {
  readonly #buckets = new Map<string, Bucket>();
  readonly #byLetters = new Map<string, string[]>();

  constructor(names: Iterable<readonly [string, object]>, isOwn: (meaning: object) => boolean) {
    for (const [name, meaning] of names) {
      if (name.length < SHORTEST_GUESS) continue;
      const at = `${soundOf(name)}${name.length}`;
      let bucket = this.#buckets.get(at);
      if (bucket === undefined) {
        bucket = { names: [], own: [], letters: new Int32Array(0) };
        this.#buckets.set(at, bucket);
      }
      bucket.names.push(name);
      bucket.own.push(isOwn(meaning));
      if (name.length < SHORTEST_SWAP || !isOwn(meaning)) continue;
      const letters = sortedLetters(name);
      this.#byLetters.set(letters, [...(this.#byLetters.get(letters) ?? []), name]);
    }
    for (const bucket of this.#buckets.values()) bucket.letters = Int32Array.from(bucket.names, lettersOf);
  }

  nearest(word: string): readonly string[] {
    return this.#near(word, MARGIN);
  }

  /** Every name that could be meant, even if another is more likely. */
  allNear(word: string): readonly string[] {
    return this.#near(word, Number.POSITIVE_INFINITY);
  }

  #near(word: string, margin: number): readonly string[] {
    if (word.length < SHORTEST_GUESS || word.length > LONGEST_GUESS) return [];
    const letters = lettersOf(word);
    const sound = soundOf(word);
    const found: { readonly name: string; readonly cost: number }[] = [];
    let best = Number.POSITIVE_INFINITY;
    for (let length = word.length - MOST_LENGTH_DIFFERENCE; length <= word.length + MOST_LENGTH_DIFFERENCE; length++) {
      const bucket = this.#buckets.get(`${sound}${length}`);
      if (bucket === undefined) continue;
      for (let i = 0; i < bucket.names.length; i++) {
        // Each error changes at most two letters of the set.
        if (bitsIn((bucket.letters[i] ?? 0) ^ letters) > MOST_LETTERS) continue;
        const name = bucket.names[i] ?? '';
        const allowed = costAllowed(Math.min(name.length, word.length));
        const limit = Math.min(bucket.own[i] === true ? allowed : REGISTER_COST, best + margin);
        const cost = slipCost(word, name, limit);
        if (cost > limit) continue;
        if (cost < best) best = cost;
        found.push({ name, cost });
      }
    }
    // "Citaprolam": all letters are there, and nothing closer was found.
    if (found.length === 0 && word.length >= SHORTEST_SWAP) return this.#byLetters.get(sortedLetters(word)) ?? [];
    return found
      .filter(({ cost }) => cost <= best + margin)
      .sort((a, b) => a.cost - b.cost)
      .map(({ name }) => name);
  }
}

const MOST_LETTERS = 4;
const LONGEST_GUESS = 40;
