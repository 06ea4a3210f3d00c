import type { Names } from '../names.ts';
import type { Token } from '../tokens.ts';

/** A shorter word resembles too many others. */
const SHORTEST = 4;

const isStrange = (token: Token, names: Names): boolean =>
  names.words.phrases.match([token], 0) === null &&
  names.find(token.word) === undefined &&
  !names.words.isEnglish(token.word);

/**
 * "Twice dayly", "evrey mornig": a misspelled frequency or time is corrected where no name could start. "Tidx7",
 * "hrprn": printed words without spaces are separated. "Two (2) tablets" repeats its number.
 */
export function withTyposRepaired(tokens: readonly Token[], names: Names): Token[] {
  const mended: Token[] = [];
  let next = 0;
  for (const [at, token] of tokens.entries()) {
    if (at < next) continue;
    if (token.word === '(' && isNumberAgain(tokens, at, names)) next = at + 3;
    else if (isReportedTwice(tokens, at, names) || isDottedEvery(tokens, at, names)) continue;
    else if (token.kind !== 'word' || token.word.length < 3 || !isStrange(token, names)) mended.push(token);
    else mended.push(...(apart(token, names) ?? [spelled(token, tokens[at - 1], names)]));
  }
  return mended;
}

/** "3 (three) times", "two(2)". */
function isNumberAgain(tokens: readonly Token[], at: number, names: Names): boolean {
  const value = numberIn(tokens[at - 1], names);
  return value !== undefined && tokens[at + 2]?.word === ')' && numberIn(tokens[at + 1], names) === value;
}

/** "2 two times daily", "every 4 four hours": a number in figures, and once more in letters. */
function isReportedTwice(tokens: readonly Token[], at: number, names: Names): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const value = before?.kind === token?.kind ? undefined : numberIn(before, names);
  // "1 one-half": the word continues.
  const isWhole = tokens[at + 1]?.word !== '-';
  return value !== undefined && isWhole && numberIn(token, names) === value;
}

const numberIn = (token: Token | undefined, { words }: Names): number | undefined =>
  token?.kind === 'number' ? Number(token.word) : token && words.numbers.inWords.match([token], 0)?.value;

/** "Q.12 h.", "q. 8 h.": the points of a code end no sentence. */
function isDottedEvery(tokens: readonly Token[], at: number, { words }: Names): boolean {
  if (tokens[at]?.word !== '.') return false;
  const isHours = tokens[at - 2]?.kind === 'number' && words.perHour.has(tokens[at - 1]?.word ?? '');
  return isHours || (words.everyLetter.has(tokens[at - 1]?.word ?? '') && tokens[at + 1]?.kind === 'number');
}

function spelled(token: Token, before: Token | undefined, names: Names): Token {
  if (token.word.length < SHORTEST || before === undefined || before.kind === 'sign') return token;
  const time = names.words.nearTime(token.word);
  return time === null ? token : { ...token, word: time };
}

/** The words a run-together word consists of, or null. Letters without a sign inside match the text one to one. */
function apart(token: Token, names: Names): readonly Token[] | null {
  const { glued, gluedOnly } = names.words;
  if (token.end - token.start !== token.word.length || token.word.length > LONGEST) return null;
  const known = partsOf(token.word, (part) => glued.has(part));
  const parts = known?.some((part) => gluedOnly.has(part)) === true ? known : aroundCodes(token.word, names);
  if (parts === null) return null;
  // "Capsacin" is a misspelled name, and not caps, ac and in; "dayprn" is nothing but codes.
  const isPrint = parts.every((part) => gluedOnly.has(part));
  if (!isPrint && names.guess(token.word, isAny).length > 0) return null;
  let start = token.start;
  const tokens = parts.map((word) => {
    const part: Token = { word, start, end: start + word.length, kind: 'word' };
    start = part.end;
    return part;
  });
  return tokens.filter(({ word }) => !names.words.gluedTitles.has(word));
}
const LONGEST = 30;
const isAny = (): boolean => true;

/** "Prnas", "paininstrmust": codes attached to whole English words; short words only after a code. */
function aroundCodes(word: string, { words }: Names): readonly string[] | null {
  const { glued, gluedCodes } = words;
  const isKnown = (part: string): boolean => glued.has(part) || gluedCodes.has(part);
  const parts = partsOf(word, (part) => isKnown(part) || (part.length > 1 && words.isEnglish(part)));
  if (parts === null || !parts.some((part) => gluedCodes.has(part))) return null;
  const isSure = (part: string, at: number): boolean => {
    const [before = '', after = ''] = [parts[at - 1], parts[at + 1]];
    if (isKnown(part) || (gluedCodes.has(before) && !words.gluedWeak.has(before))) return true;
    return part.length >= SHORTEST && (isKnown(before) || gluedCodes.has(after));
  };
  return parts.every(isSure) ? parts : null;
}

/** As few parts as possible. */
function partsOf(word: string, isPart: (part: string) => boolean): readonly string[] | null {
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    let least: readonly string[] | null = null;
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (before == null || (least !== null && before.length + 1 >= least.length)) continue;
      if (isPart(word.slice(start, end))) least = [...before, word.slice(start, end)];
    }
    best.push(least);
  }
  return best[word.length] ?? null;
}
