import type { Looking } from '../find-name.ts';
import type { Token } from '../tokens.ts';

/** No label sentence is longer. */
const LONGEST = 60;
const ENDS: ReadonlySet<string> = new Set(['.', '\n', '!', '?']);

/**
 * "Other ingredients: magnesium stearate, silica", "Contains fish (anchovy)": a label's list of other contents, up to
 * the end of the sentence. It is not from a label if it mentions the writer or a measurement.
 */
export function labelAsideEnd({ tokens, names }: Looking, at: number): number | null {
  if (at > 0 && tokens[at - 1]?.kind !== 'sign') return null;
  const start = names.words.labelAsides.match(tokens, at);
  if (start === null) return null;
  let to = start.to;
  while (to < Math.min(tokens.length, at + LONGEST) && !isEnd(tokens[to])) {
    const word = tokens[to]?.word ?? '';
    const isDose = tokens[to]?.kind === 'number' && names.words.units.match(tokens, to + 1) !== null;
    if (isDose || names.words.ofSelf.has(word) || names.words.mine.has(word)) return null;
    to += 1;
  }
  return to;
}

const isEnd = (token: Token | undefined): boolean => token === undefined || ENDS.has(token.word);
