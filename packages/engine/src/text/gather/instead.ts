import type { Span } from '../spans.ts';
import { cueOf, isNamed, type Mention } from './mention.ts';
import { drugsOf, forgetAmounts } from './named.ts';
import type { Walk } from './walk.ts';

const FAR = 12;

/** "Amlodipine → lercanidipine", "Ozempic -> Mounjaro": the one before is over. An arrow at the start of a line is a bullet. */
export function takeArrow(walk: Walk, at: number): void {
  const { current, spans, tokens } = walk;
  if (tokens[(spans[at]?.to ?? 0) - 1]?.kind !== 'sign') return;
  // "1> ramipril 5 2> metformin" are the numbers of a list.
  const before = spans[at - 1]?.kind === 'amount' ? spans[at - 2] : spans[at - 1];
  if (current?.status !== 'taking' || before !== current.name) return;
  if (isOther(current, spans[at + 1])) current.status = 'stopped';
}

/** "Simvastatin now atorvastatin 20": the one before is over; "was ramipril 5, now 10" is another dose. */
export function takeNow(walk: Walk, at: number): void {
  const { spans, tokens, names, last } = walk;
  if (last?.status !== 'taking' || last.name === null || walk.line.depth > 0) return;
  const { syntax, nowBehind } = names.words;
  const { from = 0 } = spans[at] ?? {};
  if (last.isBeside || !nowBehind.has(tokens[from]?.word ?? '')) return;
  const wasIt = syntax.was.has(tokens[last.name.from - 1]?.word ?? '') && last.from === last.name.from - 1;
  const isBeside = walk.current === last && last.name.to === from;
  if (wasIt && spans[at + 1]?.kind === 'amount' && (walk.nextName[at] ?? -1) < 0) forgetAmounts(last);
  else if ((wasIt || isBeside) && isOther(last, nextThing(walk, at)) && !isAdded(walk, at)) last.status = 'stopped';
}

/** "Now just paracetamol", "now I take paracetamol". */
function nextThing({ spans }: Walk, at: number): Span | undefined {
  let next = at + 1;
  while (next < at + FEW && SMALL.has(cueOf(spans[next])?.kind ?? '')) next += 1;
  return spans[next];
}
const FEW = 4;
const SMALL: ReadonlySet<string> = new Set(['talk', 'break']);

/** "… as well", "… too". */
function isAdded({ tokens, spans, names }: Walk, at: number): boolean {
  const { from = 0 } = spans[at] ?? {};
  return tokens.slice(from, from + FAR).some(({ word }) => names.words.besidesToo.has(word));
}

/** Another medicine, not another name of the same. */
function isOther({ name }: Mention, span: Span | undefined): boolean {
  if (name === null || name.meaning.supplement !== undefined || span === undefined || !isNamed(span)) return false;
  const others = span.kind === 'name' ? drugsOf(span) : [];
  return !drugsOf(name).some((id) => others.includes(id));
}

/** "Switched to apixaban from warfarin": after a word for a change, the previous medicine. */
export function takeFrom(walk: Walk, at: number): void {
  const { spans, tokens, names, current, clause } = walk;
  if (!names.words.syntax.from.has(walk.wordAt(at)) || current?.status !== 'taking' || current.name === null) return;
  if (!isOther(current, spans[at + 1])) return;
  const before = tokens.slice(Math.max(clause.from, current.name.from - FAR), current.name.from);
  if (before.some(({ word }) => names.words.changes.has(word))) walk.pending = { status: 'stopped', isMoved: false };
}
