import { slotAt } from '../scan/clock.ts';
import type { FiguresSpan, Span } from '../spans.ts';
import { takeAmount } from './amounts.ts';
import { endClause, startLine, takeMark } from './clauses.ts';
import { cueOf, type Mention } from './mention.ts';
import { dropNamedAgain, takeName } from './named.ts';
import { askNeedBetween } from './needs.ts';
import { readPanel } from './panel.ts';
import { takeReaction } from './reactions.ts';
import { startOfLine, takeHeadLine, takeOrder } from './sections.ts';
import { takeSaid } from './statements.ts';
import { isCompanion, isSubordinator, startsSentence } from './subordinators.ts';
import { addUnnamed } from './unnamed-medicine.ts';
import { isOfRunOn } from './unrelated.ts';
import { type Gathering, Walk } from './walk.ts';

/** Turns spans into mentions in one pass; what is said before a name is pending until the name comes. */
export function gather(of: Gathering): Mention[] {
  const walk = new Walk(of);
  const to = walk.spans.length;
  for (let at = 0; at < to; at++) at = take(walk, at);
  endClause(walk, { at: to, isStop: true });
  readPanel(walk);
  askNeedBetween(walk);
  dropNamedAgain(walk);
  const isNothing = walk.entries.every(({ isDropped }) => isDropped);
  if (isNothing && (walk.heard.medicine || walk.heard.purpose || walk.heard.maker)) addUnnamed(walk, { from: 0, to });
  return walk.entries.filter(({ isDropped }) => !isDropped);
}

/** "300/300/600" are the doses of a day; "taper 40/30/20/10" those of one week after another, and the first is today's. */
function takeDoses(walk: Walk, at: number, { figures, unit }: FiguresSpan): void {
  const [first = 0] = figures;
  const isTaper = cueOf(walk.spans[at - 1])?.kind === 'step';
  walk.attach(at, isTaper ? { kind: 'amount', value: first, unit, isAside: false } : { kind: 'doses', figures, unit });
}

/** "1-0-0 empty stomach": the one of the morning, before breakfast. */
function isFasting(
  { spans, tokens, names }: Walk,
  at: number,
  { kind, figures: [first = 0, ...others] }: FiguresSpan,
): boolean {
  const isMorning = kind === 'pattern' && first > 0 && others.every((figure) => figure === 0);
  return isMorning && names.words.fasting.match(tokens, spans[at]?.to ?? 0) !== null && spans[at + 1] !== undefined;
}

/** "No aspirin with my warfarin": the status ends where the sentence turns to another medicine. */
function takeTurn(walk: Walk, at: number): void {
  // "Since the stent, one in the morning": no other medicine came.
  if (walk.clause.turnedFrom === walk.entries.length && walk.spans[at]?.kind === 'amount')
    walk.clause.turnedFrom = null;
  if (startsSentence(walk, at) && isOwnStatus(walk, at)) walk.pending = null;
  if (!isSubordinator(walk, at) || isCompanion(walk, at)) return;
  walk.clause.turnedFrom = walk.entries.length;
  if (walk.clause.named > 0 && isOwnStatus(walk, at)) walk.pending = null;
}

const isOwnStatus = ({ pending, pendingTo }: Walk, at: number): boolean =>
  pending?.isOthers !== true && at >= pendingTo;

/** Returns the last span it used. */
function take(walk: Walk, at: number): number {
  const span = walk.spans[at] as Span;
  const head = takeHeadLine(walk, at);
  if (head >= at) return head;
  takeTurn(walk, at);
  startOfLine(walk, at);
  switch (span.kind) {
    case 'name':
    case 'unknown':
      return takeName(walk, at);
    case 'amount':
      takeAmount(walk, at);
      break;
    case 'pair':
    case 'pattern':
      walk.attach(at, { kind: span.kind, figures: span.figures });
      if (isFasting(walk, at, span)) walk.attach(at, { kind: 'slot', slot: 'on-waking' });
      break;
    case 'doses':
      takeDoses(walk, at, span);
      break;
    case 'hours':
      if (!isOfRunOn(walk, at))
        for (const hour of span.figures) walk.attach(at, { kind: 'slot', slot: slotAt(hour), hour });
      break;
    case 'cue':
      // "AM: … PM: …": the words before a colon belong to what follows.
      if (walk.clause.named > 0 && walk.spans[at + 1]?.kind === 'colon') startLine(walk, at);
      takeSaid(walk, at);
      takeOrder(walk, at);
      if (span.cue.kind === 'ailment') takeReaction(walk, at);
      break;
    case 'word':
      takeOrder(walk, at);
      takeReaction(walk, at);
      walk.part.isVague ||= !walk.part.hasName && walk.wordAt(at).length > 1;
      break;
    default:
      takeMark(walk, at);
  }
  return at;
}
