import { slipCost } from './slip-cost.ts';

const SHORTEST = 4;
const LONG = 7;
const KEPT = 1000;

export class NearWords {
  readonly #words: readonly string[];
  readonly #known = new Map<string, string | null>();

  constructor(words: readonly string[]) {
    this.#words = words.filter((each) => each.length >= SHORTEST && !each.includes(' '));
  }

  find(word: string): string | null {
    const known = this.#known.get(word);
    if (known !== undefined || word.length < SHORTEST) return known ?? null;
    const limit = word.length < LONG ? 1 : 1.6;
    const near = this.#words.find(
      (each) => Math.abs(each.length - word.length) <= 2 && slipCost(word, each, limit) <= limit,
    );
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(word, near ?? null);
    return near ?? null;
  }
}
