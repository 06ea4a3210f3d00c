/**
 * Cuts a list as people write it into its lines. Commas inside numbers stay ("1,000 IU"), and so do the full stops of
 * "St. John's" and "vit. D"; joining words are left to the reader of names, as names may contain them.
 */
const ALWAYS = new Set('\r\n;|•·‣●\t、，；');
const SENTENCE_ENDS = new Set('.!?');
const DASHES = new Set('-–—');
const BULLET = /^\s*(?:[-–—*•]|\d{1,2}[.)](?=\s))\s*/;
const LETTER = /\p{L}/u;
/** A shorter word before a full stop is an abbreviation. */
const SHORTEST_SENTENCE_END = 4;

const isDigit = (char: string | undefined): boolean => char !== undefined && char >= '0' && char <= '9';
const isSpace = (char: string | undefined): boolean => char === ' ' || char === '\u00A0';

function endsSentence(text: string, at: number): boolean {
  if (!isSpace(text[at + 1])) return false;
  for (let i = 1; i <= SHORTEST_SENTENCE_END; i++) if (!LETTER.test(text[at - i] ?? '')) return false;
  let next = at + 1;
  while (isSpace(text[next])) next += 1;
  return LETTER.test(text[next] ?? '');
}

/** The characters that may cut, below code 128; all above are looked at. */
const MAY_CUT = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  return char === ',' || ALWAYS.has(char) || DASHES.has(char) || SENTENCE_ENDS.has(char) ? 1 : 0;
});

function isSeparator(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128 && MAY_CUT[code] === 0) return false;
  const char = text[at] ?? '';
  if (char === ',') return !isDigit(text[at - 1]) || !isDigit(text[at + 1]);
  if (ALWAYS.has(char)) return true;
  if (DASHES.has(char)) return isSpace(text[at - 1]) && isSpace(text[at + 1]);
  return SENTENCE_ENDS.has(char) && endsSentence(text, at);
}

function push(parts: string[], part: string): void {
  const line = part.replace(BULLET, '').trim();
  if (line !== '') parts.push(line);
}

export function splitList(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (!isSeparator(text, at)) continue;
    push(parts, text.slice(from, at));
    from = at + 1;
  }
  push(parts, text.slice(from));
  return parts;
}
