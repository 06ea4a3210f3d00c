/** One word of what a person typed, with its place, so that what was not understood can be shown as it was typed. */
export interface Token {
  /** Lower case, without accents and apostrophes; canonical for a few words with many spellings. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

// Letters and digits with their accents; an apostrophe inside a word belongs to it. Signs that join two names stand alone.
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’`´ʼ][\p{L}\p{M}]+)*|[&+/()[\]]/gu;
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

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[0];
    tokens.push({ word: wordOf(raw), start: match.index, end: match.index + raw.length });
  }
  return tokens;
}

/**
 * The key a name is found by: its words without spaces, signs and joining words. "5-HTP", "5 htp" and "5htp" meet here;
 * a part of a word never does.
 */
export function keyOf(name: string): string {
  let key = '';
  for (const token of tokensOf(name)) if (!CONNECTORS.has(token.word)) key += token.word;
  return key;
}
