import type { Names } from '../names.ts';
import type { Token } from '../tokens.ts';

/** A shorter word is near to too many. */
const SHORTEST = 4;

const isStrange = (token: Token, names: Names): boolean =>
  names.words.phrases.match([token], 0) === null &&
  names.find(token.word) === undefined &&
  !names.words.isEnglish(token.word);

/**
 * "Twice dayly", "evrey mornig": a misspelled word of how often or when is read as that word, where no name would start.
 * "Tidx7", "hrprn": words that a printer ran into each other come apart. "Two (2) tablets" tells its number twice.
 */
export function withPrintMended(tokens: readonly Token[], names: Names): Token[] {
  const mended: Token[] = [];
  let next = 0;
  for (const [at, token] of tokens.entries()) {
    if (at < next) continue;
    if (token.word === '(' && isNumberAgain(tokens, at, names)) next = at + 3;
    else if (token.kind !== 'word' || token.word.length < 3 || !isStrange(token, names)) mended.push(token);
    else mended.push(...(apart(token, names) ?? [spelled(token, tokens[at - 1], names)]));
  }
  return mended;
}

/** "3 (three) times", "two(2)". */
function isNumberAgain(tokens: readonly Token[], at: number, { words }: Names): boolean {
  const numberIn = (token: Token | undefined): number | undefined =>
    token?.kind === 'number' ? Number(token.word) : token && words.numbers.inWords.match([token], 0)?.value;
  const value = at === 0 ? undefined : numberIn(tokens[at - 1]);
  return value !== undefined && tokens[at + 2]?.word === ')' && numberIn(tokens[at + 1]) === value;
}

function spelled(token: Token, before: Token | undefined, names: Names): Token {
  if (token.word.length < SHORTEST || before === undefined || before.kind === 'sign') return token;
  const time = names.words.nearTime(token.word);
  return time === null ? token : { ...token, word: time };
}

/** The words that one is made of; null where it is no such word. Letters without a sign inside stand one to one in the text. */
function apart(token: Token, names: Names): readonly Token[] | null {
  const { glued, gluedOnly } = names.words;
  if (token.end - token.start !== token.word.length || token.word.length > LONGEST) return null;
  const parts = partsOf(token.word, glued);
  if (parts === null || !parts.some((part) => gluedOnly.has(part))) return null;
  let start = token.start;
  return parts.map((word) => {
    const part: Token = { word, start, end: start + word.length, kind: 'word' };
    start = part.end;
    return part;
  });
}
const LONGEST = 24;

/** As few parts as there can be. */
function partsOf(word: string, known: ReadonlySet<string>): readonly string[] | null {
  if (word === '' || known.has(word)) return word === '' ? [] : [word];
  let best: readonly string[] | null = null;
  for (let end = word.length - 1; end > 0; end--) {
    const head = word.slice(0, end);
    if (!known.has(head)) continue;
    const rest = partsOf(word.slice(end), known);
    if (rest !== null && (best === null || rest.length + 1 < best.length)) best = [head, ...rest];
  }
  return best;
}
