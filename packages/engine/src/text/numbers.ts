import { NO_NUMBER, type NumberAt, type Phrases, type ReadNumber } from './phrases.ts';
import type { Token } from './tokens.ts';

const FRACTIONS: ReadonlySet<string> = new Set(['1/2', '1/4', '3/4', '1/3', '2/3']);
const THOUSANDS = /^\d{1,3}(?:,\d{3})+$/;
const POINTED_THOUSANDS = /^\d{1,3}(?:\.\d{3})+$/;
const SIGNED: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

/** With a unit that never has thousandths, "50.000" is fifty thousand, as in half the world. */
export function valueIn(text: string, wholeOnly: boolean): number {
  const sign = SIGNED[text];
  if (sign !== undefined) return sign;
  const thousands = THOUSANDS.test(text) || (wholeOnly && POINTED_THOUSANDS.test(text));
  const value = Number(thousands ? text.replace(/[.,]/g, '') : text.replace(',', '.'));
  return Number.isFinite(value) ? value : Number.NaN;
}

export interface NumberWords {
  readonly inWords: Phrases<number>;
  /** Between the parts of a number, and before its fraction: "two and a half". */
  readonly and: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly thousand: ReadonlySet<string>;
  /** "Twelve point five", "nought point five". */
  readonly point: ReadonlySet<string>;
  readonly nought: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
  readonly hour: ReadonlySet<string>;
  readonly whole: ReadonlySet<string>;
}

export function numbersOf(tokens: readonly Token[], words: NumberWords): NumberAt {
  const known = new Array<ReadNumber | null | undefined>(tokens.length);
  const one = (at: number): ReadNumber | null => simple(tokens, at, words);
  return (at) => {
    const found = known[at];
    if (found !== undefined) return found;
    const number = withRange(tokens, at, words, one);
    known[at] = number;
    return number;
  };
}

/** One number: "5,000", "1/2", "1½", "60k", "one and a half". */
function simple(tokens: readonly Token[], at: number, words: NumberWords): ReadNumber | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'sign') return null;
  if (token.kind === 'word') {
    return spoken(tokens, at, words);
  }
  const after = tokens[at + 1];
  const fraction = fractionAt(tokens, at);
  if (fraction !== null) return fraction;
  const value = valueIn(token.word, words.whole.has(after?.word ?? ''));
  if (Number.isNaN(value)) return null;
  if (after !== undefined && after.start === token.end && SIGNED[after.word] !== undefined) {
    return { value: value + (SIGNED[after.word] ?? 0), to: at + 2 };
  }
  if (after !== undefined && words.thousand.has(after.word) && after.start === token.end) {
    return { value: value * 1000, to: at + 2 };
  }
  // "1 1/2 tablets".
  const part = value <= MOST_WHOLES && isWhole(value) ? fractionAt(tokens, at + 1) : null;
  if (part !== null) return { value: value + part.value, to: part.to };
  const and = value <= MOST_WHOLES && isWhole(value) ? andPart(tokens, at + 1, words) : null;
  return and === null ? { value, to: at + 1 } : { value: value + and.value, to: and.to };
}

/** Largest whole number before a fraction: "75 1/2" is a strength and a count. */
const MOST_WHOLES = 9;

export function fractionAt(tokens: readonly Token[], at: number): ReadNumber | null {
  if (tokens[at + 1]?.word !== '/') return null;
  const [first, second] = [tokens[at]?.word, tokens[at + 2]?.word];
  if (!FRACTIONS.has(`${first}/${second}`)) return null;
  return { value: Number(first) / Number(second), to: at + 3 };
}

const isWhole = (value: number): boolean => Number.isInteger(value);

function wordAt(tokens: readonly Token[], at: number, words: NumberWords): ReadNumber | null {
  const found = tokens[at]?.kind === 'word' ? words.inWords.match(tokens, at, NO_NUMBER) : null;
  return found === null ? null : { value: found.value, to: found.to };
}

/** "Twenty five", "one hundred and fifty", "two thousand", "twelve point five": spoken numbers. */
function spoken(tokens: readonly Token[], at: number, words: NumberWords): ReadNumber | null {
  const below = belowOne(tokens, at, words);
  if (below !== null) return below;
  const first = wordAt(tokens, at, words);
  if (first === null || !isWhole(first.value)) return beforeHalfHour(tokens, at, words) ?? first;
  let { value, to } = first;
  const nextOne = (): ReadNumber | null => wordAt(tokens, beyondHyphen(tokens, to), words);
  for (let next = nextOne(); next !== null && isWhole(next.value); next = nextOne()) {
    const hundreds = value % 1000 === 0 && next.value < 10 ? wordAt(tokens, next.to, words) : null;
    const isHundreds = hundreds?.value === 100;
    const joined = isHundreds ? value + next.value * 100 : joinedTo(value, next.value);
    if (joined === null) break;
    value = joined;
    to = isHundreds ? hundreds.to : next.to;
    // "One hundred and fifty".
    const beyond = value >= 100 && words.and.has(tokens[to]?.word ?? '') ? wordAt(tokens, to + 1, words) : null;
    const more = beyond === null || !isWhole(beyond.value) ? null : joinedTo(value, beyond.value);
    if (beyond !== null && more !== null && value % 100 === 0 && beyond.value >= 10) {
      value = more;
      to = beyond.to;
    }
  }
  return words.point.has(tokens[to]?.word ?? '') ? withDigits(tokens, { value, to }, words) : { value, to };
}

/** "Twelve point five", "one point two five". */
function withDigits(tokens: readonly Token[], { value, to }: ReadNumber, words: NumberWords): ReadNumber {
  let digits = '';
  let end = to;
  for (let next = wordAt(tokens, to + 1, words); next !== null; next = wordAt(tokens, next.to, words)) {
    if (!isWhole(next.value) || next.value > (digits === '' ? 99 : 9)) break;
    digits += next.value;
    end = next.to;
  }
  return digits === '' ? { value, to } : { value: Number(`${value}.${digits}`), to: end };
}

/** "Nought point five", "point two five". */
function belowOne(tokens: readonly Token[], at: number, words: NumberWords): ReadNumber | null {
  const point = words.nought.has(tokens[at]?.word ?? '') ? at + 1 : at;
  if (!words.point.has(tokens[point]?.word ?? '')) return null;
  const number = withDigits(tokens, { value: 0, to: point }, words);
  return number.value === 0 ? null : number;
}

/** "Take one half an hour before breakfast": one, followed by "half an hour". */
function beforeHalfHour(tokens: readonly Token[], at: number, words: NumberWords): ReadNumber | null {
  if (!words.articles.has(tokens[at + 2]?.word ?? '') || !words.hour.has(tokens[at + 3]?.word ?? '')) return null;
  const alone = (place: number): ReadNumber | null => wordAt(tokens.slice(place, place + 1), 0, words);
  const count = alone(at);
  return count !== null && alone(at + 1)?.value === 0.5 ? { value: count.value, to: at + 1 } : null;
}

function beyondHyphen(tokens: readonly Token[], at: number): number {
  const isJoined = tokens[at]?.start === tokens[at - 1]?.end && tokens[at]?.end === tokens[at + 1]?.start;
  return tokens[at]?.word === '-' && isJoined ? at + 1 : at;
}

/** The value of two number words together; null if they are two numbers: "two", "five hundred". */
function joinedTo(value: number, next: number): number | null {
  if (next === 1000) return value < 1000 ? value * 1000 : null;
  if (next === 100) return value < 10 ? value * 100 : null;
  if (value % 1000 === 0 && next >= 100 && next < 1000) return value + next;
  if (value % 100 === 0 && value > 0 && next < 100 && next >= 10) return value + next;
  return value % 10 === 0 && value % 100 >= 20 && next < 10 ? value + next : null;
}

/** "2 and a half", "1 and 1/2". */
function andPart(tokens: readonly Token[], at: number, words: NumberWords): ReadNumber | null {
  if (!words.and.has(tokens[at]?.word ?? '')) return null;
  const half = words.articles.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const cue = fractionAt(tokens, half) ?? wordAt(tokens, half, words);
  return cue?.value === 0.5 || (cue !== null && tokens[half]?.kind === 'number') ? cue : null;
}

/** "1-2", "1 to 2", "3 or 4": uses the upper end. */
function withRange(
  tokens: readonly Token[],
  at: number,
  words: NumberWords,
  one: (at: number) => ReadNumber | null,
): ReadNumber | null {
  const first = one(at);
  if (first === null || !words.to.has(tokens[first.to]?.word ?? '')) return first;
  const second = one(first.to + 1);
  if (second === null || second.value <= first.value || first.value === 0) return first;
  // "1-2-1" is a daily pattern, not a range.
  const isPattern = words.to.has(tokens[second.to]?.word ?? '') && one(second.to + 1) !== null;
  return isPattern ? first : { ...second, low: first.value };
}
