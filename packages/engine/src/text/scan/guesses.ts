import type { Cue } from '../cues.ts';
import { isJoinedTo, nameAt } from '../find-name.ts';
import { isOwn, targetOf } from '../names.ts';
import type { NameSpan, Span, UnknownSpan } from '../spans.ts';
import { CONNECTORS, keyOf, type Token } from '../tokens.ts';
import type { Scanning } from './scan.ts';

/** A text with more unknown words is not a list of medicines; the rest is kept without guessing. */
const MOST_GUESSES = 40;
const LONGEST_GUESS = 3;
/** A shorter word after a name is not part of it. */
const SHORTEST_STRANGE = 4;
/** Words of these kinds may be half of a name: "blood thiner", "milk thistel". */
const HALVES: ReadonlySet<Cue['kind']> = new Set(['ailment', 'route', 'talk', 'form']);

/** Guesses at the unknown words of a text, alone or with their neighbors, up to a limit. */
export class Guesses {
  readonly #of: Scanning;
  readonly #spans: Span[];
  #count = 0;

  /** `spans` is the result so far; a guess may absorb its last span. */
  constructor(of: Scanning, spans: Span[]) {
    this.#of = of;
    this.#spans = spans;
  }

  get isSpent(): boolean {
    return this.#count >= MOST_GUESSES;
  }

  /** "Lithium orotait", "insulin glargin": the last word of a longer name is misspelled. */
  behind(name: NameSpan): NameSpan | null {
    const { tokens, accepts } = this.#of;
    const at = isJoinedTo(tokens, name.to) ? name.to + 1 : name.to;
    if (!isOwn(name.meaning) || this.isSpent || !this.#isStrange(at)) return null;
    this.#count += 1;
    const candidates = this.#of.names.guess(keyBetween(tokens, name.from, at + 1), accepts);
    const [only] = candidates;
    if (only === undefined || candidates.length > 1) return null;
    if (targetOf(only) === targetOf(name.meaning)) return { ...name, to: at + 1 };
    return { ...name, to: at + 1, meaning: only, guessed: true };
  }

  /** "Horni goat weed": the first word of a longer name is misspelled, so it is not what its other words name. */
  #withNext(at: number): NameSpan | null {
    const { tokens, accepts, names } = this.#of;
    // "Na amlodipine" is not another medicine.
    if ((tokens[at]?.word.length ?? 0) < SHORTEST_STRANGE) return null;
    const name = nameAt(this.#of, isJoinedTo(tokens, at + 1) ? at + 2 : at + 1);
    if (name === null || !isOwn(name.meaning)) return null;
    this.#count += 1;
    const candidates = names.guess(keyBetween(tokens, at, name.to), accepts);
    const [only] = candidates;
    if (only === undefined || candidates.length > 1 || targetOf(only) === targetOf(name.meaning)) return null;
    return { ...name, from: at, meaning: only, guessed: true };
  }

  #isStrange(at: number): boolean {
    const { names, tokens, numberAt } = this.#of;
    const token = tokens[at];
    if (token?.kind !== 'word' || token.word.length < SHORTEST_STRANGE) return false;
    if (names.words.phrases.match(tokens, at, numberAt) !== null || names.words.salts.has(token.word)) return false;
    return names.find(token.word) === undefined && !names.words.isEnglish(token.word);
  }

  /** "Boots vitamins": most likely one product, to be confirmed. */
  loose(at: number): NameSpan | null {
    const { isSupplements, names, tokens } = this.#of;
    const id = isSupplements ? names.words.looseForms.get(tokens[at]?.word ?? '') : undefined;
    const meaning = id === undefined ? undefined : names.find(keyOf(id));
    const after = tokens[at + 1];
    const isWhole = after === undefined || after.kind === 'number' || (after.kind === 'sign' && after.word !== ':');
    const isWord = after?.kind === 'word' && names.words.isTalk(after.word);
    if (meaning === undefined || !(isWhole || isWord) || isPartNamed(this.#spans, true)) return null;
    return { kind: 'name', from: at, to: at + 1, meaning, guessed: true, strength: null };
  }

  /** An unknown word as a misspelled name, alone or with its neighbors. Everyday English is never corrected. */
  at(at: number, isEnglish: boolean): NameSpan | UnknownSpan | null {
    const { names, tokens, accepts } = this.#of;
    if (this.isSpent) return null;
    const together = isEnglish ? null : (this.#withNext(at) ?? this.#withBefore(at));
    if (together !== null) return together;
    let end = at;
    while (end < tokens.length && end - at < LONGEST_GUESS && tokens[end]?.kind !== 'sign') end += 1;
    for (let to = end; to > at; to--) {
      if (isEnglish && (to - at < 2 || this.#isAllEnglish(at, to))) continue;
      if (to - at > 1 && (!this.#isGuessable(at, to) || this.#isGrammar(at, to))) continue;
      this.#count += 1;
      const key = keyBetween(tokens, at, to);
      const isDosed = to - at === 1 && tokens[to]?.kind === 'number';
      const candidates = names.guess(key, accepts, isDosed);
      const [only] = candidates;
      if (only === undefined) continue;
      if (candidates.length === 1) return { kind: 'name', from: at, to, meaning: only, guessed: true, strength: null };
      return { kind: 'unknown', from: at, to, candidates };
    }
    return null;
  }

  /** "Blood thiner": the previous word may be half of the name. It then becomes part of this span. */
  #withBefore(at: number): NameSpan | null {
    const { names, tokens, accepts } = this.#of;
    const before = this.#spans[this.#spans.length - 1];
    const isPlain = before?.kind === 'word' || (before?.kind === 'cue' && HALVES.has(before.cue.kind));
    if (before === undefined || !isPlain || before.to !== at || before.to - before.from !== 1) return null;
    // "Through a Brita" is not Amrita.
    if (names.words.grammar.has(tokens[before.from]?.word ?? '')) return null;
    const end = tokens[at + 1]?.kind === 'word' ? at + 2 : at + 1;
    for (let to = end; to > at; to--) {
      if (to - at > 1 && !this.#isGuessable(at, to)) continue;
      this.#count += 1;
      const candidates = names.guess(keyBetween(tokens, before.from, to), accepts);
      const [only] = candidates;
      if (only === undefined || candidates.length > 1) continue;
      this.#spans.pop();
      return { kind: 'name', from: before.from, to, meaning: only, guessed: true, strength: null };
    }
    return null;
  }

  /** "Seen a doctor" is not Senna, "in Vegas" not Invega; "lyrik a 75 mg" may be a name. */
  #isGrammar(from: number, to: number): boolean {
    const { names, tokens } = this.#of;
    if (tokens[to]?.kind === 'number') return false;
    return tokens.slice(from, to).some(({ word }) => names.words.grammar.has(word));
  }

  #isAllEnglish(from: number, to: number): boolean {
    const { names, tokens } = this.#of;
    return tokens.slice(from, to).every(({ word, kind }) => kind === 'number' || names.words.isEnglish(word));
  }

  /** A run of words is one misspelled name only if no word in it is understood by itself. */
  #isGuessable(from: number, to: number): boolean {
    const { names, tokens, numberAt } = this.#of;
    for (let at = from + 1; at < to; at++) {
      const token = tokens[at];
      if (token === undefined || CONNECTORS.has(token.word)) return false;
      if (token.kind === 'number' && (token.word.length > 2 || tokens[at - 1]?.end !== token.start)) return false;
      if (token.word.length === 1 && token.kind === 'word') continue;
      // "Pumkin seed oil": a plant part belongs to the name.
      if (names.words.plantParts.has(token.word) || names.words.seeds.has(token.word)) continue;
      if (token.kind === 'word' && names.words.phrases.match(tokens, at, numberAt) !== null) return false;
      if (token.kind === 'word' && names.find(token.word) !== undefined) return false;
    }
    return true;
  }
}

const LONGEST_PART = 24;

/** Whether the same part of the sentence already has a name before this. */
export function isPartNamed(spans: readonly Span[], isOverJoints = false): boolean {
  for (let i = spans.length - 1; i >= Math.max(spans.length - LONGEST_PART, 0); i--) {
    const kind = spans[i]?.kind ?? 'stop';
    if (kind === 'name' || kind === 'unknown') return true;
    if (kind === 'stop' || kind === 'comma' || (kind === 'joint' && !isOverJoints)) return false;
  }
  return false;
}

export const keyBetween = (tokens: readonly Token[], from: number, to: number): string => {
  let key = '';
  for (let at = from; at < to; at++) if (tokens[at]?.kind !== 'sign') key += tokens[at]?.word ?? '';
  return key;
};
