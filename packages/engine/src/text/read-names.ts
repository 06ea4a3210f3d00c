import type { Meaning, Names } from './names.ts';
import { targetOf } from './names.ts';
import { splitList } from './split-list.ts';
import { CONNECTORS, LAST_WORD, type Token, tokensOf } from './tokens.ts';

/** One name found in what a person typed, or a stretch of text that no name was found in. */
export interface Piece {
  readonly text: string;
  /** The name itself, as it was typed. */
  readonly name: string;
  readonly meaning: Meaning | null;
  /** The spelling was corrected. */
  readonly guessed: boolean;
  /** Every meaning a misspelling may have, where it is not clear which. */
  readonly candidates: readonly Meaning[];
  /** The words around the name, which may hold an amount. */
  readonly around: string;
}

const LONGEST_NAME = 7;
const NONE: readonly Meaning[] = [];
const MEASURE =
  /^\d+(?:[.,]\d+)*(?:mg|mgs|mcg|ug|μg|g|gm|iu|ml|x|k|meq|cfu|b|bn|h|hr|hrs|d|st|nd|rd|th|units?|u|mcgs|ius)?$/;
const isNumber = (word: string): boolean => word >= '0' && word < ':' && /^[\d.,]+$/.test(word);
const UNITS = new Set(['mg', 'mcg', 'ug', 'g', 'gram', 'grams', 'iu', 'ml', 'billion', 'units']);
const VITAMIN_LETTER = /^(?:[abcdek]|[bdk]\d{1,2})$/;

interface Span {
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning | null;
  readonly guessed: boolean;
  readonly candidates: readonly Meaning[];
}

function keyOfTokens(tokens: readonly Token[], from: number, to: number): string {
  let key = '';
  for (let i = from; i < to; i++) {
    const word = tokens[i]?.word ?? '';
    if (!CONNECTORS.has(word)) key += word;
  }
  return key;
}

type Filler = (word: string) => boolean;
const isFiller = ({ words }: Names, word: string): boolean =>
  words.noise.has(word) || words.supplementFiller.has(word) || MEASURE.test(word);

/** The longest name that starts at this word. A name of one filler word counts only when it stands alone. */
function nameAt(names: Names, tokens: readonly Token[], from: number): Span | null {
  const first = tokens[from]?.word ?? '';
  if (CONNECTORS.has(first)) return null;
  const end = Math.min(tokens.length, from + LONGEST_NAME);
  let longest: Span | null = null;
  let key = '';
  let mostLetters = Number.POSITIVE_INFINITY;
  for (let at = from; at < end; at++) {
    const word = tokens[at]?.word ?? '';
    if (CONNECTORS.has(word)) {
      const meaning = word === LAST_WORD ? names.find(key + LAST_WORD) : undefined;
      if (meaning !== undefined) longest = { from, to: at + 1, meaning, guessed: false, candidates: NONE };
      continue;
    }
    // "Vitamin B 1 mg": a number before a unit is an amount, not the end of a name.
    if (at > from && isNumber(word) && UNITS.has(tokens[at + 1]?.word ?? '')) break;
    key += word;
    // The first letters decide how long a name can be, so this is asked once.
    if (mostLetters === Number.POSITIVE_INFINITY) mostLetters = names.longestFrom(key);
    if (key.length > mostLetters) break;
    if (at === from && tokens.length > 1 && isFiller(names, first)) continue;
    const meaning = names.find(key);
    if (meaning !== undefined) longest = { from, to: at + 1, meaning, guessed: false, candidates: NONE };
  }
  return longest;
}

function guessSpan(names: Names, tokens: readonly Token[], from: number, to: number): Span | null {
  const candidates = names.guess(keyOfTokens(tokens, from, to));
  if (candidates.length === 0) return null;
  const meaning = candidates.length === 1 ? (candidates[0] ?? null) : null;
  return { from, to, meaning, guessed: true, candidates };
}

/** Reads a run of words that are no known name: as one misspelled name, else as several, else as not understood. */
function readUnknownRun(names: Names, tokens: readonly Token[], from: number, to: number): Span[] {
  if (to - from <= 5) {
    const whole = guessSpan(names, tokens, from, to);
    if (whole?.meaning) return [whole];
  }
  const spans: Span[] = [];
  let unknownFrom = from;
  let at = from;
  while (at < to) {
    let guess: Span | null = null;
    for (let end = Math.min(to, at + 3); end > at && guess === null; end--) guess = guessSpan(names, tokens, at, end);
    if (guess === null) {
      at += 1;
      continue;
    }
    if (unknownFrom < at) spans.push({ from: unknownFrom, to: at, meaning: null, guessed: false, candidates: NONE });
    spans.push(guess);
    at = guess.to;
    unknownFrom = at;
  }
  if (unknownFrom < to) spans.push({ from: unknownFrom, to, meaning: null, guessed: false, candidates: NONE });
  return spans;
}

/** The runs between names that are still to be read. */
class Runs {
  readonly spans: Span[] = [];
  readonly #names: Names;
  readonly #tokens: readonly Token[];
  #runFrom = -1;

  constructor(names: Names, tokens: readonly Token[]) {
    this.#names = names;
    this.#tokens = tokens;
  }

  openRun(at: number): void {
    if (this.#runFrom < 0) this.#runFrom = at;
  }

  closeRun(at: number): void {
    if (this.#runFrom >= 0) this.spans.push(...readUnknownRun(this.#names, this.#tokens, this.#runFrom, at));
    this.#runFrom = -1;
  }

  get isInRun(): boolean {
    return this.#runFrom >= 0;
  }

  get hasAny(): boolean {
    return this.spans.length > 0;
  }
}

/** How much of what follows only describes: nothing, words for ailments, or whatever comes first. */
type Aside = 'nothing' | 'ailments' | 'next-word';

function spansOf(names: Names, line: string, tokens: readonly Token[], isNoise: Filler): Span[] {
  const reading = new Runs(names, tokens);
  const { purpose, little, ailments } = names.words;
  let aside: Aside = 'ailments';
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    const word = token?.word ?? '';
    const name = nameAt(names, tokens, at) ?? vitaminLetter(names, tokens, at, reading.spans);
    if (name !== null) {
      reading.closeRun(at);
      reading.spans.push(name);
      aside = 'ailments';
      at = name.to;
      if (name.meaning?.drug !== undefined) while (names.words.salts.has(tokens[at]?.word ?? '')) at += 1;
      continue;
    }
    if (purpose.has(word) || CONNECTORS.has(word) || isNoise(word)) {
      reading.closeRun(at);
      if (purpose.has(word)) aside = 'next-word';
      else if (CONNECTORS.has(word)) aside = line[token?.start ?? 0] === '(' ? 'ailments' : 'nothing';
      else if (aside === 'next-word' && !little.has(word)) aside = 'ailments';
    }
    // "Metformin for my sugar", "something for my heart", "atorvastatin (cholesterol)": no medicine of its own.
    else if (
      !reading.isInRun &&
      reading.hasAny &&
      (aside === 'next-word' || (aside === 'ailments' && ailments.has(word)))
    )
      aside = 'ailments';
    else reading.openRun(at);
    at += 1;
  }
  reading.closeRun(tokens.length);
  return reading.hasAny ? reading.spans : withoutName(names, tokens);
}

/** "Inhaler 5 mg" names a kind of medicine; "my other tablets" names nothing, and is kept as not understood. */
function withoutName(names: Names, tokens: readonly Token[]): Span[] {
  for (const [at, { word }] of tokens.entries()) {
    const meaning = names.find(word);
    if (meaning?.drugClass !== undefined) return [{ from: at, to: at + 1, meaning, guessed: false, candidates: NONE }];
  }
  if (!names.words.meansSomething(tokens.map(({ word }) => word))) return [];
  return [{ from: 0, to: tokens.length, meaning: null, guessed: false, candidates: NONE }];
}

const isSupplement = ({ meaning }: Span): boolean => meaning?.supplement !== undefined;

/** "Vitamins C, D and E", "calcium 600 + D": a lone letter is a vitamin, unless it may be the article. */
function vitaminLetter(names: Names, tokens: readonly Token[], at: number, before: readonly Span[]): Span | null {
  const word = tokens[at]?.word ?? '';
  if (!VITAMIN_LETTER.test(word)) return null;
  const afterVitamin = before.some((span) => span.meaning?.supplement?.category === 'vitamin');
  const joined = word !== 'a' && before.some(isSupplement) && CONNECTORS.has(tokens[at - 1]?.word ?? '');
  const amongLetters = word !== 'a' && tokens.every((token) => isSmall(names, token.word));
  if (!afterVitamin && !joined && !amongLetters) return null;
  const meaning = names.find(`vitamin${word}`);
  return meaning === undefined ? null : { from: at, to: at + 1, meaning, guessed: false, candidates: NONE };
}

const isSmall = (names: Names, word: string): boolean =>
  VITAMIN_LETTER.test(word) || CONNECTORS.has(word) || isFiller(names, word);

/** A class named beside one of its own drugs only describes it: "Eliquis (blood thinner)", "birth control (Yaz)". */
function isDescription(names: Names, span: Span, all: readonly Span[]): boolean {
  const described = span.meaning?.drugClass;
  if (described === undefined || span.meaning?.drug !== undefined) return false;
  return all.some(({ meaning }) => {
    const drugs = [meaning?.drug, ...(meaning?.brand?.ingredients ?? []).map((name) => names.find(name)?.drug)];
    return drugs.some((drug) => drug?.classes.includes(described.id) ?? false);
  });
}

function piecesOf(names: Names, line: string, isNoise: Filler): Piece[] {
  const tokens = tokensOf(line);
  const found = spansOf(names, line, tokens, isNoise);
  const seen = new Set<string>();
  const spans = found.filter((span) => {
    if (isDescription(names, span, found)) return false;
    // A lone letter beside a name is a slip or a grade, not a medicine.
    const length = keyOfTokens(tokens, span.from, span.to).length;
    if (span.meaning === null && span.candidates.length === 0 && length < 2 && found.length > 1) return false;
    if (span.meaning === null) return !names.words.isDenial(tokens.slice(span.from, span.to).map(({ word }) => word));
    const target = targetOf(span.meaning);
    if (seen.has(target)) return false;
    seen.add(target);
    return true;
  });
  return spans.map((span, i) => {
    const start = i === 0 ? 0 : (tokens[span.from]?.start ?? 0);
    const next = spans[i + 1];
    const end = next === undefined ? line.length : (tokens[next.from]?.start ?? line.length);
    const name = line.slice(tokens[span.from]?.start ?? 0, tokens[span.to - 1]?.end ?? 0);
    const text = line.slice(start, end).trim();
    return {
      text: spans.length === 1 ? line : tidy(text),
      name,
      meaning: span.meaning,
      guessed: span.guessed,
      candidates: span.candidates,
      around: text.replace(name, ' '),
    };
  });
}

/** Without the joining words and signs that were left at the ends when a line was cut. */
function tidy(text: string): string {
  return text
    .replace(/^(?:[\s&+/,()[\]]|\b(?:and|with|plus|or)\b\s)+/i, '')
    .replace(/(?:[\s&+/,([]|\s\b(?:and|with|plus|or|also|then))+$/i, '')
    .trim();
}

/**
 * Every name in a list as people write it, in their order; what was not understood stays in it, without a meaning.
 * `filler` adds words that say nothing in this list.
 */
export function readNames(names: Names, text: string, filler?: ReadonlySet<string>): Piece[] {
  const isNoise: Filler = (word) => filler?.has(word) === true || isFiller(names, word);
  const pieces: Piece[] = [];
  for (const line of splitList(text)) {
    const found = piecesOf(names, line, isNoise);
    const last = pieces[pieces.length - 1];
    // "Magnesium 200 mg in the morning, 200 mg at night": the second half belongs to the first.
    if (found.length > 0 || last === undefined || !/\d/.test(line)) pieces.push(...found);
    else pieces[pieces.length - 1] = { ...last, text: `${last.text}, ${line}`, around: `${last.around}, ${line}` };
  }
  return pieces;
}
