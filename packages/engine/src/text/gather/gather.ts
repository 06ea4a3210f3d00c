import { slotAt } from '../scan/clock.ts';
import type { Span } from '../spans.ts';
import { takeAmount } from './amounts.ts';
import { endClause, startLine, takeMark } from './clauses.ts';
import type { Gathered } from './gathered.ts';
import { takeName } from './named.ts';
import { takeSaid } from './statements.ts';
import { addVague } from './vague.ts';
import { type Gathering, Walk } from './walk.ts';

/** Spans become entries: one walk, with what is said before a name kept until it comes. */
export function gather(of: Gathering): Gathered[] {
  const walk = new Walk(of);
  const to = walk.spans.length;
  for (let at = 0; at < to; at++) at = take(walk, at);
  endClause(walk, { at: to, isStop: true });
  const isNothing = walk.entries.every(({ isDropped }) => isDropped);
  if (isNothing && (walk.hasMedicine || walk.hasPurpose || walk.hasMaker)) addVague(walk, { from: 0, to });
  return walk.entries.filter(({ isDropped }) => !isDropped);
}

/** Returns the last span it used. */
function take(walk: Walk, at: number): number {
  const span = walk.spans[at] as Span;
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
      break;
    case 'doses':
      walk.attach(at, { kind: 'doses', figures: span.figures, unit: span.unit });
      break;
    case 'hours':
      for (const hour of span.figures) walk.attach(at, { kind: 'slot', slot: slotAt(hour), hour });
      break;
    case 'said':
      // "AM: … PM: …": what stands before a colon speaks of what follows.
      if (walk.clauseEntries > 0 && walk.spans[at + 1]?.kind === 'colon') startLine(walk, at);
      takeSaid(walk, at);
      break;
    case 'word':
      walk.isVague ||= !walk.partHasName && walk.wordAt(at).length > 1;
      break;
    default:
      takeMark(walk, at);
  }
  return at;
}
