/** A word, number or sign as typed, with its position, so that what was not understood can be shown as typed. */
export interface Token {
  /** Lower case, without accents and apostrophes; canonical for a few words with many spellings. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'number' | 'sign';
}

const LETTER = /[\p{L}\p{M}]/u;
const OTHER_NUMBER = /[½¼¾⅓⅔]/u;
const ACCENTS = /\p{M}/gu;
const APOSTROPHES = /['’`´ʼ]/g;
const PLAIN = /^[a-z0-9.,]+$/;

/** "Vitamine", "vit" and "vitamins" are one word; otherwise "vitamine d" would read as vitamin E. */
const CANONICAL: ReadonlyMap<string, string> = new Map([
  ['vit', 'vitamin'],
  ['vits', 'vitamin'],
  ['vitamine', 'vitamin'],
  ['vitamina', 'vitamin'],
  ['vitamins', 'vitamin'],
  ['vitamines', 'vitamin'],
  ['saint', 'st'],
]);

/** Between two names that are never one: "calcium or magnesium". */
export const PARTING: ReadonlySet<string> = new Set(['or', 'then', 'also']);

/** Join two names and are left out of keys: "calcium + vitamin d" equals "calcium with vitamin d". */
export const CONNECTORS: ReadonlySet<string> = new Set(['and', 'with', 'plus', 'w', ...PARTING]);

const BORDERS: ReadonlySet<string> = new Set([',', ';', '\n', '.', '(', ')', '/', '+', '&', '-', '•', '|']);

/** The end of the text too. */
export const isBorder = (token: Token | undefined): boolean => token === undefined || BORDERS.has(token.word);

/** At the end of a name it is part of it: "Nurofen Plus" is another product than Nurofen. */
export const LAST_WORD = 'plus';

const PUNCTUATION = new Set(',;:.!?()[]{}/+&-–—*•·‣●|%@×=>→\n、，；');
const APOSTROPHE_CODES = new Set("'’`´ʼ");

/** 1 letter, 2 digit, 3 sign, 0 nothing; by character code below 128. */
const KIND = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/[A-Za-z]/.test(char)) return 1;
  if (/[0-9]/.test(char)) return 2;
  return PUNCTUATION.has(char) ? 3 : 0;
});

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return KIND[code] ?? 0;
  const char = text[at] ?? '';
  if (PUNCTUATION.has(char)) return 3;
  if (OTHER_NUMBER.test(char)) return 4;
  return LETTER.test(char) || isHighSurrogate(code) ? 1 : 0;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

function wordEnd(text: string, from: number): number {
  const { length } = text;
  let end = from + 1;
  while (end < length) {
    if (kindAt(text, end) !== 1) {
      if (!APOSTROPHE_CODES.has(text[end] ?? '') || kindAt(text, end + 1) !== 1) break;
    }
    end += 1;
  }
  return end;
}

function startsWithPoint(text: string, at: number): boolean {
  if (text[at] !== '.' || kindAt(text, at + 1) !== 2) return false;
  const before = at === 0 ? 0 : kindAt(text, at - 1);
  return before !== 1 && before !== 2 && text[at - 1] !== '.';
}

function numberEnd(text: string, from: number): number {
  const { length } = text;
  let end = from + 1;
  while (end < length) {
    const kind = kindAt(text, end);
    const isMark = (text[end] === '.' || text[end] === ',') && kindAt(text, end + 1) === 2;
    if (kind !== 2 && !isMark) break;
    end += 1;
  }
  return end;
}

/** "b.i.d." and "a.m." are one word: single letters, each followed by a point. Returns 0 if it is none. */
function dottedEnd(text: string, from: number): number {
  let at = from;
  let letters = 0;
  while (kindAt(text, at) === 1 && text[at + 1] === '.' && kindAt(text, at + 1) === 3) {
    letters += 1;
    at += 2;
  }
  if (letters === 0) return 0;
  // The last point may be missing: "b.i.d".
  if (kindAt(text, at) === 1 && kindAt(text, at + 1) !== 1 && text[at - 1] === '.') {
    letters += 1;
    at += 1;
  }
  const isWhole = letters > 1 && (from === 0 || kindAt(text, from - 1) !== 1) && kindAt(text, at) !== 1;
  return isWhole ? at : 0;
}

function plainWord(raw: string): string {
  const lower = raw.toLowerCase();
  const plain = PLAIN.test(lower)
    ? lower
    : lower.normalize('NFKD').replace(ACCENTS, '').replace(APOSTROPHES, '').toLowerCase();
  return CANONICAL.get(plain) ?? plain;
}

/** "W/ food", "w/d3", "w/o copper"; "1/w" is a week. Returns the end. */
function withEnd(text: string, at: number): number {
  const isSo = text[at + 1] === '/' && (text[at] === 'w' || text[at] === 'W') && kindAt(text, at - 1) === 0;
  if (!isSo) return 0;
  return WITHOUT.test(text.slice(at + 2, at + 4)) ? at + 3 : at + 2;
}
const WITHOUT = /^o(?![a-z])/i;

/** "B4 food", "b4 bed" are "before"; "B4 10 mg" is a vitamin. */
const isBefore = (text: string, at: number): boolean =>
  text[at + 1] === '4' && kindAt(text, at - 1) === 0 && BEFORE.test(text.slice(at, at + LONGEST_BEFORE));
const BEFORE = /^b4 (?:(?:any|my) )?(?:food|eating|breakfast|brekkie|lunch|dinner|tea|bed|meal|sleep|i )/i;
const LONGEST_BEFORE = 16;

/** Cuts text into words, numbers and signs. "500mg" is a number and a word; spaces and quotation marks are dropped. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const { length } = text;
  let at = 0;
  while (at < length) {
    const kind = kindAt(text, at);
    let end = at + 1;
    const joined = kind === 1 ? withEnd(text, at) : 0;
    if (joined > 0) {
      end = joined;
      tokens.push({ word: end - at === 2 ? 'with' : 'without', start: at, end, kind: 'word' });
    } else if (kind === 1 && isBefore(text, at)) {
      end = at + 2;
      tokens.push({ word: 'before', start: at, end, kind: 'word' });
    } else if (kind === 1) {
      const dotted = dottedEnd(text, at);
      end = dotted === 0 ? wordEnd(text, at) : dotted;
      const raw = text.slice(at, end);
      tokens.push({ word: plainWord(dotted === 0 ? raw : raw.replaceAll('.', '')), start: at, end, kind: 'word' });
    } else if (kind === 2 || (kind === 3 && startsWithPoint(text, at))) {
      end = numberEnd(text, at);
      tokens.push({ word: text.slice(at, end), start: at, end, kind: 'number' });
    } else if (kind === 4) tokens.push({ word: text[at] ?? '', start: at, end, kind: 'number' });
    else if (kind === 3) {
      const word = text[at] === '\n' ? '\n' : (text[at] ?? '');
      tokens.push({ word, start: at, end, kind: 'sign' });
    }
    at = end;
  }
  return tokens;
}

export function wordsIn(tokens: readonly Token[]): string[] {
  const words: string[] = [];
  for (const { word, kind } of tokens) if (kind !== 'sign') words.push(word);
  return words;
}

export const wordsOf = (text: string): string[] => wordsIn(tokensOf(text));

const ONE_WORD = /^[A-Za-z]+$/;

/** The lookup key of a name: its words without spaces, punctuation and joining words. */
export function keyOf(name: string): string {
  if (ONE_WORD.test(name)) {
    const word = name.toLowerCase();
    return CONNECTORS.has(word) ? '' : (CANONICAL.get(word) ?? word);
  }
  let key = '';
  let last = '';
  for (const { word, kind } of tokensOf(name)) {
    if (kind === 'sign') continue;
    last = word;
    if (!CONNECTORS.has(word)) key += word;
  }
  return key !== '' && last === LAST_WORD ? key + LAST_WORD : key;
}
