import type { Span } from '../spans.ts';
import { isContent } from './content.ts';
import { saidOf } from './gathered.ts';
import type { Walk } from './walk.ts';

/** "Had a look in the cupboard: ramipril", "no order to these: ramipril": what leads to a list says nothing of what is in it. */
export function isPreamble(walk: Walk, colon: number): boolean {
  const { spans, force } = walk;
  const { at = colon, isAllergy } = force ?? {};
  if (isAllergy === true || at >= colon) return false;
  if (!isLoose(walk, at)) return false;
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

/** It says that a medicine is over or denied, and as often something else. */
function isLoose({ spans, tokens, names }: Walk, at: number): boolean {
  const { from = 0, to = 0 } = spans[at] ?? {};
  const said = tokens.slice(from, to).map(({ word }) => word);
  return names.words.life.looseHeads.has(said.join(' '));
}

/** "Never understood what the ramipril does", "finished work early to collect my ramipril": it is said of the words behind it. */
export function isOfOwnWords(walk: Walk, at: number, name: number): boolean {
  if (!isLoose(walk, at) || name - at > FAR) return false;
  const between = walk.spans.slice(at + 1, name);
  // A colon has its own rule.
  if (between.some(({ kind }) => kind === 'colon')) return false;
  return between.some((span) => (isContent(walk, span) && !isHandled(walk, span)) || isStateOnIt(walk, span));
}

/** "Never get colds on ramipril". */
const isStateOnIt = ({ tokens, names }: Walk, span: Span): boolean =>
  saidOf(span)?.kind === 'ailment' && names.words.life.whileOn.has(tokens[span.to]?.word ?? '');

const isHandled = ({ tokens, names }: Walk, { from }: Span): boolean =>
  names.words.life.handled.has(tokens[from]?.word ?? '');
