import type { Token } from './tokens.ts';
import { tokensOf } from './tokens.ts';

/** A number as it stands in a text, with the word behind its last one. */
export interface ReadNumber {
  readonly value: number;
  readonly to: number;
  /** The lower end of a range, of which `value` is the upper. */
  readonly low?: number;
}
/** The number that starts at a word, if one does. */
export type NumberAt = (at: number) => ReadNumber | null;

/** Most places are the end of a phrase and lead nowhere: an empty table in each would be felt at every start. */
interface Node<T> {
  next: Map<string, Node<T>> | null;
  /** Numbers that must be these. */
  exact: Map<number, Node<T>> | null;
  number: Node<T> | null;
  value: T | null;
}
const nodeOf = <T>(): Node<T> => ({ next: null, exact: null, number: null, value: null });

function stepTo<K, T>(steps: Map<K, Node<T>>, key: K): Node<T> {
  let next = steps.get(key);
  if (next === undefined) {
    next = nodeOf();
    steps.set(key, next);
  }
  return next;
}

/** A word, a number that must be this one, or any number. */
type Step = string | number | null;
const ANY_NUMBER = null;

function next<T>(node: Node<T>, step: Step): Node<T> {
  if (step === ANY_NUMBER) {
    node.number ??= nodeOf();
    return node.number;
  }
  if (typeof step === 'number') {
    node.exact ??= new Map();
    return stepTo(node.exact, step);
  }
  node.next ??= new Map();
  return stepTo(node.next, step);
}

export interface PhraseMatch<T> {
  readonly value: T;
  readonly to: number;
  /** What stood for '#', or 1. */
  readonly number: number;
  /** The lower end, where a range stood for '#'. */
  readonly low?: number | undefined;
}

/** Words inside a phrase that need not be written. */
export interface Skipped {
  /** "Once in the day" is "once in day": no phrase is kept with them. */
  readonly inPhrases: ReadonlySet<string>;
  /** Those, and whose it is: "before me breakfast", "with her dinner". A phrase may hold these. */
  readonly inText: ReadonlySet<string>;
}

/** Phrases of the language by their words; the longest that starts at a word is found in one walk. */
export class Phrases<T> {
  readonly #root: Node<T> = nodeOf();
  /** Tens of thousands of phrases are made of a few thousand words: each is looked at once. */
  readonly #steps = new Map<string, readonly Step[]>();
  readonly #numberOf: (word: string) => number | undefined;

  readonly #skipped: Skipped;

  /** `numberOf` knows numbers in words: they are met as numbers. */
  constructor(skipped: Skipped, numberOf: (word: string) => number | undefined = () => undefined) {
    this.#skipped = skipped;
    this.#numberOf = numberOf;
  }

  add(phrase: string, value: T): void {
    let node = this.#root;
    for (const part of phrase.split(' '))
      for (const step of this.#stepsOf(part))
        if (node === this.#root || typeof step !== 'string' || !this.#skipped.inPhrases.has(step))
          node = next(node, step);
    node.value ??= value;
  }

  #stepsOf(part: string): readonly Step[] {
    let steps = this.#steps.get(part);
    if (steps === undefined) {
      steps = part === '#' ? [ANY_NUMBER] : tokensOf(part).map(({ word }) => this.#stepOf(word));
      this.#steps.set(part, steps);
    }
    return steps;
  }

  #stepOf(word: string): Step {
    return /^\d/.test(word) ? Number(word) : (this.#numberOf(word) ?? word);
  }

  /** The longest phrase that starts at a word. */
  match(tokens: readonly Token[], from: number, numberAt: NumberAt): PhraseMatch<T> | null {
    return walk({ tokens, from, numberAt, skipped: this.#skipped.inText }, this.#root, from, ONE);
  }
}

interface Walk {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly numberAt: NumberAt;
  readonly skipped: Skipped['inText'];
}

type Filled = Pick<ReadNumber, 'value' | 'low'>;
const ONE: Filled = { value: 1 };

/** A number may be met as itself ("every 12 hours") or as any ("every # weeks"): the longer way, of two as long the first. */
const longer = <T>(best: PhraseMatch<T> | null, found: PhraseMatch<T> | null): PhraseMatch<T> | null =>
  found !== null && (best === null || found.to > best.to) ? found : best;

function walk<T>(on: Walk, node: Node<T>, at: number, number: Filled): PhraseMatch<T> | null {
  const token = on.tokens[at];
  let best: PhraseMatch<T> | null =
    node.value === null || at === on.from ? null : { value: node.value, to: at, number: number.value, low: number.low };
  if (token === undefined) return best;
  const read = on.numberAt(at);
  if (read !== null) {
    // "Every 4 to 6 hours" is not "every 6 hours".
    const exact = read.low === undefined ? node.exact?.get(read.value) : undefined;
    if (exact !== undefined) best = longer(best, walk(on, exact, read.to, number));
    if (node.number !== null) best = longer(best, walk(on, node.number, read.to, read));
  }
  const next = node.next?.get(token.word);
  if (next !== undefined) best = longer(best, walk(on, next, at + 1, number));
  if (at === on.from || !on.skipped.has(token.word)) return best;
  // "75 an hour before breakfast": the number is not that of the hours; in "half an hour" it is.
  const before = on.numberAt(at - 1);
  if (before !== null && before.to === at && before.value >= 1) return best;
  // An article need not be in the phrase; one at its end does not belong to it.
  const beyond = walk(on, node, at + 1, number);
  return beyond !== null && beyond.to > at + 1 ? beyond : best;
}
