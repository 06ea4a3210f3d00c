/** One word of what a person typed, with its place, so that what was not understood can be shown as it was typed. */
export interface Token {
  /** Lower case, without accents and apostrophes; canonical for a few words with many spellings. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

// A decimal number is one word. Letters and digits with their accents; an apostrophe inside a word belongs to it. Signs that join two names stand alone.
const TOKEN = /\d+(?:[.,]\d+)+[\p{L}\p{M}]*|[\p{L}\p{M}\p{N}]+(?:['’`´ʼ][\p{L}\p{M}]+)*|[&+/()[\]]/gu;
const ACCENTS = /\p{M}/gu;
const APOSTROPHES = /['’`´ʼ]/g;
const PLAIN = /^[a-z0-9]+$/;

/** "Vitamine", "vit" and "vitamins" are one word; else "vitamine d" would read as vitamin E. */
const CANONICAL: ReadonlyMap<string, string> = new Map([
  ['vit', 'vitamin'],
  ['vits', 'vitamin'],
  ['vitamine', 'vitamin'],
  ['vitamina', 'vitamin'],
  ['vitamins', 'vitamin'],
  ['vitamines', 'vitamin'],
  ['saint', 'st'],
  ['&', 'and'],
  ['+', 'and'],
  ['/', 'and'],
  ['(', 'and'],
  [')', 'and'],
  ['[', 'and'],
  [']', 'and'],
]);

/** Words that join two names. They are left out of keys, so that "calcium + vitamin d" is "calcium with vitamin d". */
export const CONNECTORS: ReadonlySet<string> = new Set(['and', 'with', 'plus', 'or', 'then', 'also', 'w']);

function wordOf(raw: string): string {
  const lower = raw.toLowerCase();
  const plain = PLAIN.test(lower)
    ? lower
    : lower.normalize('NFKD').replace(ACCENTS, '').replace(APOSTROPHES, '').toLowerCase();
  return CANONICAL.get(plain) ?? plain;
}

const ONE_WORD = /^[A-Za-z0-9]+$/;
const ASCII = /^[\t\n\r -~]*$/;
const SIGNS = '&+/()[]';

/** 1 for what makes words, 2 for signs that stand alone; by character code below 128. */
const KIND = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/[A-Za-z0-9]/.test(char)) return 1;
  return SIGNS.includes(char) ? 2 : 0;
});
const isWordAt = (text: string, at: number): boolean => at < text.length && KIND[text.charCodeAt(at)] === 1;
const isDigitAt = (text: string, at: number): boolean =>
  at < text.length && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57;

/** Whether a word goes on at a mark: an apostrophe before a letter, or the point of a decimal number. */
function goesOn(text: string, start: number, at: number): boolean {
  const char = text[at];
  if (char === "'" || char === '`') return isWordAt(text, at + 1) && !isDigitAt(text, at + 1);
  if (char !== '.' && char !== ',') return false;
  return isDigitAt(text, start) && isDigitAt(text, at - 1) && isDigitAt(text, at + 1);
}

/** The same cut as the pattern makes, by hand: nearly all text is plain, and it is cut for every person. */
function plainTokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const lower = text.toLowerCase();
  let at = 0;
  while (at < lower.length) {
    const kind = KIND[lower.charCodeAt(at)];
    if (kind === 0) {
      at += 1;
      continue;
    }
    let end = at + 1;
    let hasMark = false;
    if (kind === 1) {
      while (end < lower.length) {
        if (KIND[lower.charCodeAt(end)] !== 1) {
          if (!goesOn(lower, at, end)) break;
          hasMark = true;
        }
        end += 1;
      }
    }
    const word = hasMark ? lower.slice(at, end).replace(APOSTROPHES, '') : lower.slice(at, end);
    tokens.push({ word: CANONICAL.get(word) ?? word, start: at, end });
    at = end;
  }
  return tokens;
}

export function tokensOf(text: string): Token[] {
  if (ASCII.test(text)) return plainTokensOf(text);
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[0];
    tokens.push({ word: wordOf(raw), start: match.index, end: match.index + raw.length });
  }
  return tokens;
}

/** At the end of a name it joins nothing: "Nurofen Plus" is another product than Nurofen. */
export const LAST_WORD = 'plus';

/**
 * The key a name is found by: its words without spaces, signs and joining words. "5-HTP", "5 htp" and "5htp" meet here;
 * a part of a word never does.
 */
export function keyOf(name: string): string {
  if (ONE_WORD.test(name)) {
    const word = name.toLowerCase();
    return CONNECTORS.has(word) ? '' : (CANONICAL.get(word) ?? word);
  }
  let key = '';
  const tokens = tokensOf(name);
  for (const token of tokens) if (!CONNECTORS.has(token.word)) key += token.word;
  return key !== '' && tokens.at(-1)?.word === LAST_WORD ? key + LAST_WORD : key;
}
