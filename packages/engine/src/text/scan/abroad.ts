import type { Looking } from '../find-name.ts';
import type { Span } from '../spans.ts';

/** Two words of another language in a part make it one of that language; one does where the whole text is. */
const LEAST_IN_PART = 2;
const LEAST_IN_TEXT = 4;

/**
 * "Vivo con mi marido en Valencia", "Keine Medikamente, bin gesund": for each span, whether its part of the sentence is one of
 * another language that names nothing we know and speaks of no taking. What is strange in it is a word of that language.
 */
export function partsAbroad(of: Looking, spans: readonly Span[]): readonly boolean[] {
  const counts = spans.map(({ from, to }) => wordsAbroad(of, from, to));
  const isForeign = counts.reduce((sum, count) => sum + count, 0) >= LEAST_IN_TEXT;
  const isAbroad = new Array<boolean>(spans.length).fill(false);
  for (let from = 0; from < spans.length; ) {
    let to = from;
    while (to < spans.length && !ENDS.has((spans[to] as Span).kind)) to += 1;
    const count = counts.slice(from, to).reduce((sum, each) => sum + each, 0);
    const isNamed = spans.slice(from, to).some((span) => span.kind === 'name' && !span.guessed);
    isAbroad.fill(!isNamed && count >= (isForeign ? 1 : LEAST_IN_PART), from, to);
    // "Nolotil si me duele la espalda": beside a name only what has such a word in it or before it.
    for (let at = from; at < to && isNamed; at++)
      isAbroad[at] = isForeign && ((counts[at] ?? 0) > 0 || isLed(of, spans[at] as Span));
    from = to + 1;
  }
  return isAbroad;
}
const ENDS: ReadonlySet<Span['kind']> = new Set(['stop', 'comma', 'dash', 'open', 'close', 'colon']);

function wordsAbroad({ tokens, names }: Looking, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (names.words.sentenceAbroad.has(tokens[at]?.word ?? '')) count += 1;
  return count;
}

function isLed({ tokens, names }: Looking, { from }: Span): boolean {
  const before = tokens[from - 1]?.word ?? '';
  return names.words.sentenceAbroad.has(before) && !names.words.joiningAbroad.has(before);
}
