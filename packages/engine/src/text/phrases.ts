import type { Token } from './tokens.ts';
import { tokensOf } from './tokens.ts';

export interface ReadNumber {
  readonly value: number;
  readonly to: number;
  /** The lower end of a range whose upper end is `value`. */
  readonly low?: number;
}
export type NumberAt = (at: number) => ReadNumber | null;
export const NO_NUMBER: NumberAt = () => null;

/** Most nodes are leaves: an empty map in each would slow down every start. */
interface Node<T> {
  next: Map<string, Node<T>> | null;
  exact: Map<number, Node<T>> | null;
  number: Node<T> | null;
  value: T | null;
  /** Phrases that pass through here and were not expanded yet. */
  waiting: Waiting<T> | null;
}
const nodeOf = <T>(): Node<T> => ({ next: null, exact: null, number: null, value: null, waiting: null });

/** A linked list, newest first: a hundred thousand short arrays would be mostly spare capacity. */
interface Waiting<T> {
  readonly phrase: string;
  readonly value: T;
  at: number;
  next: Waiting<T> | null;
}

function waitAt<T>(node: Node<T>, waiting: Waiting<T>): void {
  waiting.next = node.waiting;
  node.waiting = waiting;
}

function inOrder<T>(last: Waiting<T> | null): Waiting<T>[] {
  const all: Waiting<T>[] = [];
  for (let one = last; one !== null; one = one.next) all.push(one);
  return all.reverse();
}

function stepTo<K, T>(steps: Map<K, Node<T>>, key: K): Node<T> {
  let next = steps.get(key);
  if (next === undefined) {
    next = nodeOf();
    steps.set(key, next);
  }
  return next;
}

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
  readonly number: number;
  readonly low?: number | undefined;
}

export interface Skipped {
  /** "Once in the day" is stored as "once in day". */
  readonly inPhrases: ReadonlySet<string>;
  /** Those plus possessives: "before me breakfast", "with her dinner". A stored phrase may contain possessives. */
  readonly inText: ReadonlySet<string>;
}

/** A trie of phrases by word; one walk finds the longest phrase that starts at a word. */
export class Phrases<T> {
  readonly #root: Node<T> = nodeOf();
  readonly #steps = new Map<string, readonly Step[]>();
  readonly #numberOf: (word: string) => number | undefined;

  readonly #skipped: Skipped;
  readonly #ready = (node: Node<T>): void => this.#layOutWaiting(node);

  /** `numberOf` converts number words, so that they match as numbers. */
  constructor(skipped: Skipped, numberOf: (word: string) => number | undefined = () => undefined) {
    this.#skipped = skipped;
    this.#numberOf = numberOf;
  }

  /** Expands lazily: phrases wait at their first word until someone writes it. All would take most of the memory. */
  add(phrase: string, value: T): void {
    const space = phrase.indexOf(' ');
    const [first] = this.#stepsOf(space < 0 ? phrase : phrase.slice(0, space));
    const waiting = { phrase, value, at: first === undefined ? 0 : 1, next: null };
    if (first === undefined) this.#goOn(this.#root, waiting);
    else waitAt(next(this.#root, first), waiting);
  }

  /** Moves a waiting phrase one step further; at its last step it is complete. */
  #goOn(node: Node<T>, waiting: Waiting<T>): void {
    const steps = this.#stepsIn(waiting.phrase);
    while (waiting.at > 0 && waiting.at < steps.length && this.#isSkipped(steps[waiting.at])) waiting.at += 1;
    const step = steps[waiting.at];
    waiting.at += 1;
    if (step === undefined) node.value ??= waiting.value;
    else waitAt(next(node, step), waiting);
  }

  #isSkipped(step: Step | undefined): boolean {
    return typeof step === 'string' && this.#skipped.inPhrases.has(step);
  }

  #layOutWaiting(node: Node<T>): void {
    const { waiting } = node;
    node.waiting = null;
    for (const each of inOrder(waiting)) this.#goOn(node, each);
  }

  #stepsIn(phrase: string): readonly Step[] {
    return phrase.includes(' ') ? phrase.split(' ').flatMap((part) => this.#stepsOf(part)) : this.#stepsOf(phrase);
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

  /** The longest phrase that starts at a word. Without `numberAt`, '#' matches nothing. */
  match(tokens: readonly Token[], from: number, numberAt: NumberAt = NO_NUMBER): PhraseMatch<T> | null {
    const { next, number, exact } = this.#root;
    const token = from < 0 ? undefined : tokens[from];
    // Most words start no phrase, and every list looks them up.
    if (token === undefined) return null;
    const isNumber = (number !== null || exact !== null) && numberAt(from) !== null;
    if (!isNumber && next?.has(token.word) !== true) return null;
    const on = { tokens, from, numberAt, skipped: this.#skipped.inText, layOut: this.#ready };
    return walk(on, this.#root, from, ONE);
  }
}

interface Walk<T> {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly numberAt: NumberAt;
  readonly skipped: Skipped['inText'];
  readonly layOut: (node: Node<T>) => void;
}

type Filled = Pick<ReadNumber, 'value' | 'low'>;
const ONE: Filled = { value: 1 };

/** A number may match exactly ("every 12 hours") or as any ("every # weeks"): the longer match wins. */
const longer = <T>(best: PhraseMatch<T> | null, found: PhraseMatch<T> | null): PhraseMatch<T> | null =>
  found !== null && (best === null || found.to > best.to) ? found : best;

function walk<T>(on: Walk<T>, node: Node<T>, at: number, number: Filled): PhraseMatch<T> | null {
  if (node.waiting !== null) on.layOut(node);
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
  // "75 an hour before breakfast": the number does not belong to the hours; in "half an hour" it does.
  const before = on.numberAt(at - 1);
  if (before !== null && before.to === at && before.value >= 1) return best;
  // An article may be skipped inside a phrase, but not at its end.
  const beyond = walk(on, node, at + 1, number);
  return beyond !== null && beyond.to > at + 1 ? beyond : best;
}
