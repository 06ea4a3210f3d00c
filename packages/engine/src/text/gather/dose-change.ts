import type { Span } from '../spans.ts';
import { cueOf } from './mention.ts';
import type { Walk } from './walk.ts';

/**
 * "Changed from 5 to 10 mg", "moved from nights to mornings": the dose or time changes and the medicine continues, even
 * if it is named in between. "Changed from 5 mg ramipril to losartan" names another one.
 */
export function takeDoseChange(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { from, to } = names.words.syntax;
  const end = spans[at]?.to ?? 0;
  // "Moved from" is one phrase; "dropped" has it later.
  const isBehind = from.has(tokens[end]?.word ?? '');
  if (!isBehind && !from.has(tokens[end - 1]?.word ?? '')) return false;
  const first = isBehind ? at + 2 : at + 1;
  // "Dropped from 40 to 20 mg": the 40 was taken for a time.
  const isNumbered = isBehind && tokens[end + 1]?.kind === 'number' && spans[first + 1]?.kind === 'amount';
  for (let i = first; i < Math.min(at + FAR, spans.length); i++) {
    const span = spans[i] as Span;
    if (tokens.slice(span.from, span.to).some(({ word }) => to.has(word))) {
      const isNamed = spans.slice(first, i).some(({ kind }) => kind === 'name');
      if (isNamed && !isLastOfPart(walk, span.kind === 'amount' ? i : i + 1)) return false;
      const isChange = i > first || isNumbered || span.kind === 'amount';
      if (isChange) walk.doseFrom = i;
      return isChange;
    }
    if (span.kind !== 'amount' && span.kind !== 'name' && !OF_DOSE.has(cueOf(span)?.kind ?? '')) return false;
  }
  return false;
}

/** A dose or a time, without another name after it. */
function isLastOfPart({ spans, nextName }: Walk, at: number): boolean {
  const span = spans[at];
  const isDose = span?.kind === 'amount' || OF_DOSE.has(cueOf(span)?.kind ?? '');
  return isDose && (nextName[at] ?? -1) < 0;
}
const OF_DOSE: ReadonlySet<string> = new Set(['frequency', 'slot', 'meals', 'piece', 'weekday']);
const FAR = 6;
