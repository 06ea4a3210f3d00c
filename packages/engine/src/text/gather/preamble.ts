import type { Span } from '../spans.ts';
import { saidOf } from './gathered.ts';
import type { Walk } from './walk.ts';

/** "Had a look in the cupboard: ramipril", "no order to these: ramipril": what leads to a list says nothing of what is in it. */
export function isPreamble(walk: Walk, colon: number): boolean {
  const { spans, tokens, names, force } = walk;
  const { at = colon, isAllergy } = force ?? {};
  if (isAllergy === true || at >= colon) return false;
  const { from = 0, to = 0 } = spans[at] ?? {};
  const head = tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');
  if (!names.words.life.looseHeads.has(head)) return false;
  return spans.slice(at + 1, Math.min(colon, at + FAR)).some((span) => !isInHead(walk, span));
}
/** So far a preamble is looked at; it keeps the time linear. */
const FAR = 24;

/** "Had in 2019:", "not any of these:", "tried for my back:". */
function isInHead({ tokens, names }: Walk, span: Span): boolean {
  if (span.kind === 'amount' || OF_MEDICINE.has(saidOf(span)?.kind ?? '')) return true;
  const { life, medicine, taking, prose } = names.words;
  return tokens
    .slice(span.from, span.to)
    .every(({ word }) => [life.inHeads, medicine, taking, prose.taking].some((list) => list.has(word)));
}
const OF_MEDICINE: ReadonlySet<string> = new Set([
  'status',
  'ago',
  'month',
  'time',
  'ailment',
  'purpose',
  'any-more',
  'course',
]);
