import type { Said } from '../said.ts';
import type { Span } from '../spans.ts';
import { endsIn } from '../word-lists.ts';
import { saidOf } from './gathered.ts';
import type { Walk } from './walk.ts';

/** Behind "until" these alone are a date, and it is over: "until March", "until 2021". */
const DATES: ReadonlySet<Said['kind']> = new Set(['month', 'ago', 'any-more', 'weekday']);
const ENDS: ReadonlySet<Span['kind']> = new Set(['stop', 'comma', 'dash', 'close', 'joint']);

/**
 * "Until my next appointment", "till they review it": what is still to come, so that it is taken. What happened is told with a
 * verb of the past ("until I got pregnant"), and a bare date may be over.
 */
export function isUntilComing(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { untils } = names.words;
  const span = spans[at];
  const first = spans[at + 1];
  if (span === undefined || first === undefined || !untils.has(tokens[span.to - 1]?.word ?? '')) return false;
  // "Starting it next week, still on the other till then".
  if (names.words.thenDose.has(tokens[span.to]?.word ?? '')) return true;
  let end = at + 1;
  while (
    end < Math.min(spans.length, at + LONGEST) &&
    !ENDS.has(spans[end]?.kind ?? 'stop') &&
    saidOf(spans[end])?.kind !== 'break'
  )
    end += 1;
  if (end === at + 1 || first.kind === 'amount' || isDate(walk, first)) return false;
  return !tokens.slice(first.from, spans[end]?.from ?? tokens.length).some((_, i) => isPast(walk, first.from + i));
}

/** "40 mg for 5 days, 20 mg for 5 days, then off": the last step of a course that is taken now. */
export function isLastStep({ spans, tokens, names, last, waiting }: Walk, at: number): boolean {
  const { from = 0 } = spans[at] ?? {};
  const isThen =
    names.words.thenDose.has(tokens[from - 1]?.word ?? '') || names.words.thenDose.has(tokens[from]?.word ?? '');
  if (!isThen || tokens.slice(from, spans[at]?.to).some((_, i) => isPast({ tokens, names }, from + i))) return false;
  return [...(last?.elements ?? []), ...waiting.elements].some(({ kind }) => kind === 'course');
}

const isDate = ({ names, tokens }: Walk, span: Span): boolean =>
  DATES.has(saidOf(span)?.kind ?? 'talk') || names.words.yearLeads.has(tokens[span.from]?.word ?? '');

/** "Until it upset me"; in "until finished" and "until it is used up" nothing has happened yet. */
function isPast({ tokens, names }: Pick<Walk, 'tokens' | 'names'>, at: number): boolean {
  const { pastWords, untils, isStill, syntax } = names.words;
  const word = tokens[at]?.word ?? '';
  if (pastWords.has(word)) return true;
  const before = tokens[at - 1]?.word ?? '';
  return word.length > SHORTEST && endsIn(word, syntax.pastEnds) && !untils.has(before) && !isStill.has(before);
}
/** So far on something else is spoken of; it also keeps the time linear. */
const LONGEST = 24;
/** "Need", "bed", "med". */
const SHORTEST = 4;
