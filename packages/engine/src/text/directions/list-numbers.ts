import { isGap } from '../scan/punctuation.ts';
import type { Token } from '../tokens.ts';

/** The number of a line or list item, which counts nothing. */
export interface ListNumber {
  readonly value: number;
  readonly to: number;
  /** Without a sign, in a list of two: it may be a count after all. */
  readonly isUnsure: boolean;
}

interface Written {
  readonly text: string;
  readonly tokens: readonly Token[];
}

const LEAST_SURE = 3;
const NUMBER = /^\d{1,2}$/;
const SPACED: ReadonlySet<string> = new Set(['-', '–', ':']);

/** "1. metformin 2. ramipril", "2) ramipril", and lines that begin with 1, 2, 3: by the place of each number. */
export function listNumbersIn(of: Written): ReadonlyMap<number, ListNumber> {
  const numbers = new Map<number, ListNumber>();
  let open = 0;
  let next = 0;
  for (const [at, { word, kind }] of of.tokens.entries()) {
    if (word === '\n') open = 0;
    else if (word === '(') open += 1;
    else if (word === ')' && open > 0) open -= 1;
    if (kind !== 'number' || !NUMBER.test(word)) continue;
    const value = Number(word);
    const isListed =
      isSigned(of, at, open) && (startsLine(of, at) || of.tokens[at + 1]?.word === ')' || value === next);
    if (!isListed) continue;
    numbers.set(at, { value, to: at + 2, isUnsure: false });
    next = value + 1;
  }
  return numbers.size > 0 ? numbers : ofLines(of);
}

const startsLine = ({ tokens }: Written, at: number): boolean => at === 0 || tokens[at - 1]?.word === '\n';

/** "1.", "2)": punctuation attached to the number, with no digit after it. */
function isSigned({ text, tokens }: Written, at: number, open: number): boolean {
  const sign = tokens[at + 1];
  if (sign === undefined || sign.start !== tokens[at]?.end) return false;
  return sign.word === ')' ? open === 0 : sign.word === '.' && isGap(text, sign.end);
}

/** "1 amlodipine", "2 - aspirin": every line begins with its place. */
function ofLines(of: Written): ReadonlyMap<number, ListNumber> {
  const { tokens } = of;
  const starts = tokens.flatMap(({ word }, at) => (word !== '\n' && startsLine(of, at) ? [at] : []));
  const isNumbered = starts.every((at, line) => Number(tokens[at]?.word) === line + 1 && isBehindGap(of, at));
  if (starts.length < 2 || !isNumbered) return new Map();
  const isUnsure = starts.length < LEAST_SURE;
  return new Map(
    starts.map((at, line) => {
      const to = SPACED.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
      return [at, { value: line + 1, to, isUnsure: isUnsure && to === at + 1 }];
    }),
  );
}

/** "1 ramipril" and "1 - ramipril"; "5mg" begins no list. */
function isBehindGap({ text, tokens }: Written, at: number): boolean {
  const next = tokens[at + 1];
  return isGap(text, tokens[at]?.end ?? 0) && (next?.kind === 'word' || SPACED.has(next?.word ?? ''));
}
