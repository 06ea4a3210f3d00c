import { labelNumberEnd, measureEnd } from '../aside-numbers.ts';
import { withEnding } from '../brand-endings.ts';
import { isJoinedTo, type Looking, nameAt, vitaminLetterAt } from '../find-name.ts';
import type { Meaning } from '../names.ts';
import { isOwn, targetOf } from '../names.ts';
import type { PhraseMatch } from '../phrases.ts';
import { productSpanAt } from '../product-span.ts';
import type { Said } from '../said.ts';
import type { NameSpan, SaidSpan, Span, UnknownSpan } from '../spans.ts';
import { CONNECTORS, keyOf, type Token } from '../tokens.ts';
import { clockAt } from './clock.ts';
import { amountAt, dateSpanAt, figuresAt, yearsSpanAt } from './numbers.ts';
import { ENDS_ASIDE, isGap, signKind } from './signs.ts';
import { FORMS, isSurname, slotOfWord } from './word-in-place.ts';

export interface Scanning extends Looking {
  /** Words that say nothing in this text. */
  readonly filler: ReadonlySet<string> | undefined;
  /** Everyday words are kept as not understood: in an allergy every word may be what it is to. */
  readonly keepsOrdinary: boolean;
  readonly accepts: (meaning: Meaning) => boolean;
}

/** More strange words than this are no list of medicines; the rest is kept as it stands, without looking for a name. */
const MOST_GUESSES = 40;
const LONGEST_GUESS = 3;
/** A shorter word behind a name is no half of it. */
const SHORTEST_STRANGE = 4;
/** So many words that labels start with are looked up. */
const MOST_PRODUCTS = 24;
const MOST_TIMES = 12;

/** What follows is said of something else: what a medicine is for (first in any word, then in known ones), or when. */
type Aside = 'none' | 'purpose' | 'described' | 'rest';

/** Tokens become spans, each token in exactly one. One walk from left to right; nothing is looked at again. */
export class Scan {
  readonly #of: Scanning;
  readonly #spans: Span[] = [];
  #aside: Aside = 'none';
  #guesses = 0;
  #products = 0;
  #open = 0;

  constructor(of: Scanning) {
    this.#of = of;
  }

  run(): Span[] {
    const { tokens } = this.#of;
    let at = 0;
    while (at < tokens.length) {
      const span = this.#next(at);
      this.#spans.push(span);
      at = span.to;
    }
    return this.#spans;
  }

  #next(at: number): Span {
    const token = this.#of.tokens[at] as Token;
    if (token.kind === 'sign') return this.#signPhrase(at) ?? this.#sign(at);
    if (this.#isNumbering(at)) return { kind: 'stop', from: at, to: at + 2 };
    const aside = labelNumberEnd(this.#of, at) ?? measureEnd(this.#of, at);
    if (aside !== null) return { kind: 'mark', from: at, to: aside };
    const years = yearsSpanAt(this.#of, at) ?? dateSpanAt(this.#of, at);
    if (years !== null) return years;
    const figures = figuresAt(this.#of, at);
    if (figures !== null) return figures;
    const phrase = this.#phrase(at);
    const name = this.#name(at, phrase);
    if (name !== null) return name;
    const product = phrase === null || phrase.value.kind === 'maker' ? this.#product(at, phrase?.to ?? at) : null;
    if (product !== null) return product;
    if (phrase !== null) return this.#said(at, phrase);
    const clock = clockAt(this.#of, at);
    if (clock !== null) return clock;
    const amount = amountAt(this.#of, at);
    if (amount !== null) return amount;
    if (CONNECTORS.has(token.word)) return this.#joint(at);
    return this.#word(at, token);
  }

  #product(at: number, maker: number): UnknownSpan | null {
    const { isMedicines, names, tokens } = this.#of;
    if (isMedicines || this.#products >= MOST_PRODUCTS) return null;
    if (tokens[at]?.kind !== 'word' || !names.products.startsName(tokens[at]?.word ?? '')) return null;
    this.#products += 1;
    return productSpanAt(this.#of, at, maker);
  }

  /** What a phrase here says. Nothing is taken so often a day as "300 x 3" would say. */
  #phrase(at: number): PhraseMatch<Said> | null {
    const phrase = this.#of.names.words.phrases.match(this.#of.tokens, at, this.#of.numberAt);
    const isTooOften = phrase?.value.kind === 'frequency' && phrase.value.times === '#' && phrase.number > MOST_TIMES;
    if (phrase === null || isTooOften) return null;
    // "One day 5 mg, the next 4": the number is a dose, not the end of a phrase.
    const { tokens, names } = this.#of;
    const isDose =
      phrase.value.kind === 'time' &&
      tokens[phrase.to - 1]?.kind === 'number' &&
      names.words.units.match(tokens, phrase.to, () => null) !== null;
    return isDose ? null : phrase;
  }

  /** "1. metformin", "2) ramipril": the number of a line. */
  #isNumbering(at: number): boolean {
    const { tokens, text } = this.#of;
    const token = tokens[at];
    const mark = tokens[at + 1];
    if (token?.kind !== 'number' || token.word.length > 2 || mark === undefined || mark.start !== token.end)
      return false;
    const isFirst = at === 0 || tokens[at - 1]?.word === '\n';
    if (mark.word === ')') return this.#open === 0;
    return isFirst && mark.word === '.' && isGap(text, mark.end);
  }

  #joint(at: number): Span {
    if (this.#aside !== 'rest') this.#aside = 'none';
    return { kind: 'joint', from: at, to: at + 1 };
  }

  #name(at: number, phrase: PhraseMatch<Said> | null): Span | null {
    const looking = this.#of;
    const name = nameAt(looking, at) ?? vitaminLetterAt(looking, at, this.#spans);
    if (name === null || (phrase !== null && phrase.to > name.to)) return null;
    const { meaning } = name;
    // "Magnesium (as citrate)": the salt of what was named, not another thing.
    if (!isOwn(meaning) && name.to === at + 1 && looking.names.words.salts.has(looking.tokens[at]?.word ?? ''))
      return null;
    const kind = phrase?.to === name.to ? phrase.value.kind : null;
    const isClass = meaning.drugClass !== undefined && meaning.drug === undefined && meaning.supplement === undefined;
    // "Ventolin inhaler" is a form; an inhaler alone is a kind of medicine.
    if (phrase !== null && kind !== null && (kind === 'piece' || kind === 'route' || kind === 'form') && isClass) {
      return { ...this.#said(at, phrase), meaning };
    }
    // "Salbutamol inh 2 puffs": how it is taken, and no second medicine.
    if (kind === 'piece' && this.#isBesideName()) return null;
    // "200 mg i bd": one twice a day, and no bowel disease.
    if (kind !== null && (!isOwn(meaning) || (isClass && kind === 'frequency'))) return null;
    // "Xarelto (Bayer)": who made it, though the word alone is a brand of aspirin.
    if (kind === 'maker' && (this.#isPartNamed() || nameAt(looking, name.to) !== null)) return null;
    // "For my thyroid": what it is for, not what is taken.
    if (isClass && (this.#aside === 'purpose' || this.#aside === 'described'))
      return { kind: 'word', from: at, to: name.to };
    if (looking.names.words.timesToo.has(keyBetween(looking.tokens, at, name.to)) && this.#isBesideName())
      return { kind: 'word', from: at, to: name.to };
    this.#aside = 'none';
    const product = this.#medicineInProduct(name);
    if (product !== null) return product;
    const ended = withEnding(looking, name);
    return (ended === name ? this.#withAfter(name) : null) ?? this.#withSalts(ended);
  }

  /** "Testosterone booster", "thyroid support": among supplements a product for it, and not the medicine. */
  #medicineInProduct({ from, to, meaning }: NameSpan): UnknownSpan | null {
    const { isSupplements, names, tokens } = this.#of;
    const isKind = meaning.drug !== undefined || meaning.drugClass !== undefined;
    if (!isSupplements || !isKind || meaning.supplement !== undefined) return null;
    if (!names.words.productWords.has(tokens[to]?.word ?? '')) return null;
    return { kind: 'unknown', from, to: to + 1, candidates: [] };
  }

  /** "Lithium orotait", "insulin glargin": a name of which the last word is misspelled, not its first word alone. */
  #withAfter(name: NameSpan): NameSpan | null {
    const { tokens, accepts } = this.#of;
    const at = isJoinedTo(tokens, name.to) ? name.to + 1 : name.to;
    if (!isOwn(name.meaning) || this.#guesses >= MOST_GUESSES || !this.#isStrange(at)) return null;
    this.#guesses += 1;
    const candidates = this.#of.names.guess(keyBetween(tokens, name.from, at + 1), accepts);
    const [only] = candidates;
    if (only === undefined || candidates.length > 1) return null;
    if (targetOf(only) === targetOf(name.meaning)) return { ...name, to: at + 1 };
    return { ...name, to: at + 1, meaning: only, guessed: true };
  }

  /** "Horni goat weed": a name of which the first word is misspelled, not what its other words name. */
  #withNext(at: number): NameSpan | null {
    const { tokens, accepts, names } = this.#of;
    const name = nameAt(this.#of, isJoinedTo(tokens, at + 1) ? at + 2 : at + 1);
    if (name === null || !isOwn(name.meaning)) return null;
    this.#guesses += 1;
    const candidates = names.guess(keyBetween(tokens, at, name.to), accepts);
    const [only] = candidates;
    if (only === undefined || candidates.length > 1 || targetOf(only) === targetOf(name.meaning)) return null;
    return { ...name, from: at, meaning: only, guessed: true };
  }

  /** A word that is no English, no phrase and no name. */
  #isStrange(at: number): boolean {
    const { names, tokens, numberAt } = this.#of;
    const token = tokens[at];
    if (token?.kind !== 'word' || token.word.length < SHORTEST_STRANGE) return false;
    if (names.words.phrases.match(tokens, at, numberAt) !== null || names.words.salts.has(token.word)) return false;
    return names.find(token.word) === undefined && !names.words.isEnglish(token.word);
  }

  /** "Boots vitamins": most likely one thing, and asked back. */
  #loose(at: number): NameSpan | null {
    const { isSupplements, names, tokens } = this.#of;
    const id = isSupplements ? names.words.looseForms.get(tokens[at]?.word ?? '') : undefined;
    const meaning = id === undefined ? undefined : names.find(keyOf(id));
    const after = tokens[at + 1];
    const isWhole = after === undefined || after.kind === 'number' || (after.kind === 'sign' && after.word !== ':');
    const isWord = after?.kind === 'word' && names.words.isTalk(after.word);
    if (meaning === undefined || !(isWhole || isWord)) return null;
    return { kind: 'name', from: at, to: at + 1, meaning, guessed: true, strength: null };
  }

  /** "Losartan potassium", "zinc picolinate": the salt belongs to the name. */
  #withSalts(name: NameSpan): NameSpan {
    const { names, tokens } = this.#of;
    const { salts } = names.words;
    let { to } = name;
    while (salts.has(tokens[to]?.word ?? '')) {
      const isAcid = names.find(tokens[to]?.word ?? '') === undefined;
      if (name.meaning.drug === undefined && !isAcid) break;
      to += 1;
    }
    return to === name.to ? name : { ...name, to };
  }

  #said(at: number, { value, to, number }: PhraseMatch<Said>): SaidSpan {
    // "When the aura starts": only when, not that it will be started.
    if (this.#aside === 'rest' && value.kind === 'status') return { ...TALK, from: at, to };
    const slot = slotOfWord(this.#of, { at, to, spans: this.#spans });
    if (slot !== null) return { kind: 'said', from: at, to, said: { kind: 'slot', slot }, number, meaning: null };
    if (value.kind === 'purpose') this.#aside = 'purpose';
    else if (value.kind === 'needed-when') this.#aside = 'rest';
    else if (value.kind === 'ailment' && this.#aside === 'purpose') this.#aside = 'described';
    else if (ENDS_ASIDE.has(value.kind) && this.#aside !== 'rest') this.#aside = 'none';
    return { kind: 'said', from: at, to, said: value, number, meaning: null };
  }

  /** A word that is no name, no phrase and no number. */
  #word(at: number, token: Token): Span {
    const { names, filler, keepsOrdinary } = this.#of;
    const { words } = names;
    const plain: Span = { kind: 'word', from: at, to: at + 1 };
    if (filler?.has(token.word) === true || isSurname(this.#of, at)) return plain;
    const isEnglish = words.isEnglish(token.word);
    if (this.#aside === 'rest' && isEnglish) return plain;
    if (this.#aside === 'described' && isEnglish) return plain;
    if (this.#aside === 'purpose') {
      if (!words.little.has(token.word)) this.#aside = 'described';
      return plain;
    }
    const guess = this.#loose(at) ?? (token.word.length > 1 ? this.#guess(at, isEnglish) : null);
    if (guess !== null) return guess;
    if (isEnglish && !keepsOrdinary) return plain;
    if (token.word.length < 2 && this.#of.tokens.length > 1) return plain;
    if (this.#guesses < MOST_GUESSES && this.#isBesideName() && words.isNearForm(token.word)) return plain;
    return { kind: 'unknown', from: at, to: at + 1, candidates: [] };
  }

  /** Whether what stands before in the same part is a name already. */
  #isPartNamed(): boolean {
    for (let i = this.#spans.length - 1; i >= 0; i--) {
      const kind = this.#spans[i]?.kind ?? 'stop';
      if (kind === 'name' || kind === 'unknown') return true;
      if (kind === 'stop' || kind === 'comma' || kind === 'joint') return false;
    }
    return false;
  }

  /** Directly behind a name, or behind a dose or form of one. */
  #isBesideName(): boolean {
    const last = this.#spans[this.#spans.length - 1];
    return last?.kind === 'name' || last?.kind === 'amount' || (last?.kind === 'said' && FORMS.has(last.said.kind));
  }

  /** A strange word as a misspelled name, alone or with its neighbours. Everyday English is never corrected. */
  #guess(at: number, isEnglish: boolean): NameSpan | UnknownSpan | null {
    const { names, tokens, accepts } = this.#of;
    if (this.#guesses >= MOST_GUESSES) return null;
    const together = isEnglish ? null : (this.#withNext(at) ?? this.#withBefore(at));
    if (together !== null) return together;
    let end = at;
    while (end < tokens.length && end - at < LONGEST_GUESS && tokens[end]?.kind !== 'sign') end += 1;
    for (let to = end; to > at; to--) {
      if (isEnglish && (to - at < 2 || this.#isAllEnglish(at, to))) continue;
      if (to - at > 1 && !this.#isGuessable(at, to)) continue;
      this.#guesses += 1;
      const key = keyBetween(tokens, at, to);
      const isDosed = to - at === 1 && tokens[to]?.kind === 'number';
      const candidates = names.guess(key, accepts, isDosed);
      const [only] = candidates;
      if (only === undefined) continue;
      this.#aside = 'none';
      if (candidates.length === 1)
        return this.#withSalts({ kind: 'name', from: at, to, meaning: only, guessed: true, strength: null });
      return { kind: 'unknown', from: at, to, candidates };
    }
    return null;
  }

  /** "Blood thiner": the word before may be half of the name. It then becomes part of this span. */
  #withBefore(at: number): NameSpan | null {
    const { names, tokens, accepts } = this.#of;
    const before = this.#spans[this.#spans.length - 1];
    const isPlain = before?.kind === 'word' || (before?.kind === 'said' && HALVES.has(before.said.kind));
    if (before === undefined || !isPlain || before.to !== at || before.to - before.from !== 1) return null;
    const end = tokens[at + 1]?.kind === 'word' ? at + 2 : at + 1;
    for (let to = end; to > at; to--) {
      if (to - at > 1 && !this.#isGuessable(at, to)) continue;
      this.#guesses += 1;
      const candidates = names.guess(keyBetween(tokens, before.from, to), accepts);
      const [only] = candidates;
      if (only === undefined || candidates.length > 1) continue;
      this.#spans.pop();
      return { kind: 'name', from: before.from, to, meaning: only, guessed: true, strength: null };
    }
    return null;
  }

  #isAllEnglish(from: number, to: number): boolean {
    const { names, tokens } = this.#of;
    return tokens.slice(from, to).every(({ word, kind }) => kind === 'number' || names.words.isEnglish(word));
  }

  /** A run is one misspelled name only where nothing in it is understood by itself. */
  #isGuessable(from: number, to: number): boolean {
    const { names, tokens, numberAt } = this.#of;
    for (let at = from + 1; at < to; at++) {
      const token = tokens[at];
      if (token === undefined || CONNECTORS.has(token.word)) return false;
      if (token.kind === 'number' && (token.word.length > 2 || tokens[at - 1]?.end !== token.start)) return false;
      if (token.word.length === 1 && token.kind === 'word') continue;
      if (token.kind === 'word' && names.words.phrases.match(tokens, at, numberAt) !== null) return false;
      if (token.kind === 'word' && names.find(token.word) !== undefined) return false;
    }
    return true;
  }

  /** "/day", "/week". */
  #signPhrase(at: number): SaidSpan | null {
    const phrase = this.#of.names.words.phrases.match(this.#of.tokens, at, this.#of.numberAt);
    return phrase === null ? null : this.#said(at, phrase);
  }

  #sign(at: number): Span {
    const kind = signKind(this.#of, { at, last: this.#spans[this.#spans.length - 1] });
    if (kind === 'open') this.#open += 1;
    else if (kind === 'close') this.#open = Math.max(this.#open - 1, 0);
    else if (kind === 'stop') this.#open = 0;
    if (kind !== 'mark' && kind !== 'open') this.#aside = 'none';
    return { kind, from: at, to: at + 1 };
  }
}

const keyBetween = (tokens: readonly Token[], from: number, to: number): string => {
  let key = '';
  for (let at = from; at < to; at++) if (tokens[at]?.kind !== 'sign') key += tokens[at]?.word ?? '';
  return key;
};

const TALK = { kind: 'said', said: { kind: 'talk' }, number: 1, meaning: null } as const;
/** What a word of these lists says may be half of a name: "blood thiner", "milk thistel". */
const HALVES: ReadonlySet<Said['kind']> = new Set(['ailment', 'route', 'talk', 'form']);
