import type { Slot } from '@evidose/contract';
import { DAYS_OF_WEEK } from '../../measures.ts';
import { type Element, elementOf } from '../directions/elements.ts';
import type { Span } from '../spans.ts';
import { cueOf, isRhythm, leadOf } from './mention.ts';
import { tellAll } from './shared-statements.ts';
import { isTimeOfElse } from './unrelated.ts';
import type { Walk } from './walk.ts';

/** A frequency, time or count: applies to the current medicine, unless it is the time of something else. */
export function takeRhythm(walk: Walk, at: number): void {
  const span = walk.spans[at];
  if (span?.kind !== 'cue') return;
  const element = besidesExcept(walk, at, elementOf(span.cue, span.number));
  if (element === null || walk.part.isPastDose || isUseOfNeeded(walk, element)) return;
  if (isRhythm(element) && (walk.part.isOfLife || isTimeOfElse(walk, at, element))) return;
  if (element.kind === 'weekday' && isOtherDay(walk, at, span)) return;
  if (element.kind === 'slot' && isRepeated(walk, at, element.slot)) return;
  if (walk.clause.ofAll.length > 0 && isRhythm(element)) tellAll(walk, element);
  else
    walk.attach(
      at,
      isCountBefore(walk, at) && element.kind === 'every'
        ? { kind: 'count', value: element.times, isAside: walk.line.depth > 0 }
        : element,
    );
}

/** A date, the day of the start or end, or that of something else. */
function isOtherDay(walk: Walk, at: number, { from }: Span): boolean {
  const { spans, tokens, names, current } = walk;
  const { foreignSentence, unrelated } = names.words;
  // "Mon mari" is French; "lunes miércoles" are two days.
  if (cueOf(spans[at + 1])?.kind !== 'weekday' && foreignSentence.has(walk.wordAt(at + 1))) return true;
  // "This Saturday", "last Wednesday".
  if (unrelated.oneDay.has(tokens[from - 1]?.word ?? '')) return true;
  // "Missed one on Saturday".
  if (tokens.slice(Math.max(0, from - FEW), from).some(({ word }) => unrelated.missed.has(word))) return true;
  // "Starting Eliquis twice daily on Monday": it has its rhythm.
  const isDaily = current?.elements.some((each) => each.kind === 'every' && each.times >= each.days) === true;
  return (isDaily && current.status === 'planned') || isStartDay(walk, at);
}

/** "Will start Monday", "ended Friday". */
function isStartDay(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  let from = at - 1;
  while (from > at - FEW && BETWEEN.has(cueOf(spans[from])?.kind ?? '')) from -= 1;
  const before = cueOf(spans[from]);
  // "Restarted on Friday", "since last Tuesday".
  if (before?.kind === 'again') return true;
  if (before?.kind === 'purpose') return names.words.reasons.has(tokens[spans[from]?.from ?? 0]?.word ?? '');
  return before?.kind === 'status' && (before.status === 'planned' || before.status === 'stopped');
}
const FEW = 4;
const BETWEEN: ReadonlySet<string> = new Set(['of-all', 'talk', 'time']);

/**
 * "En ayunas, por la mañana", "first thing, in the morning": one time in two phrases, unless it is in a list of times.
 */
function isRepeated({ spans, last }: Walk, at: number, slot: Slot): boolean {
  if (last === undefined || (JOINS.has(spans[at + 1]?.kind ?? 'stop') && cueOf(spans[at + 2])?.kind === 'slot'))
    return false;
  const before = cueOf(spans[spans[at - 1]?.kind === 'comma' ? at - 2 : at - 1]);
  if (before?.kind !== 'slot' || before.hour !== undefined || before.slot === slot) return false;
  if (!MORNING.has(before.slot) || !MORNING.has(slot) || spans[at + 1]?.kind === 'amount') return false;
  // "Morgens nüchtern": on waking is the more exact of the two.
  const earlier = last.elements.findLastIndex((each) => each.kind === 'slot' && each.slot === before.slot);
  if (earlier >= 0 && slot === 'on-waking') last.elements[earlier] = { kind: 'slot', slot };
  return true;
}
const JOINS: ReadonlySet<Span['kind']> = new Set(['comma', 'joint']);
const MORNING: ReadonlySet<Slot> = new Set(['on-waking', 'breakfast'] as const);

/** "Every day except Sunday", "at noon, not mornings": where that starts, before days of the week or a time of day. */
export function exceptFrom(walk: Walk, at: number): number {
  const span = walk.spans[at];
  const cue = cueOf(span);
  const isDays =
    cue?.kind === 'weekday' || cue?.kind === 'slot' || (cue?.kind === 'frequency' && cue.every === DAYS_OF_WEEK);
  const from = isDays && span !== undefined ? leadOf(walk, walk.names.words.except, span.from) : -1;
  return from < 0 ? Number.POSITIVE_INFINITY : from;
}

/** The remaining days when some are excluded. */
function besidesExcept(walk: Walk, at: number, element: Element | null): Element | null {
  if (exceptFrom(walk, at) === Number.POSITIVE_INFINITY) return element;
  if (element?.kind === 'every') return { ...element, times: DAYS_OF_WEEK - element.times };
  if (element?.kind === 'slot') return null;
  walk.note(at, { kind: 'except' });
  return element;
}

/** "As needed (about 4 a month)": how often it was needed, and no dose a day. */
const isUseOfNeeded = ({ line: { depth }, current }: Walk, element: Element): boolean =>
  depth > 0 && current?.isNeeded === true && element.kind === 'every' && element.days > 1;

/** "2 x 500 mg": matches "two times" but is a count. */
function isCountBefore(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  const next = walk.spans[at + 1];
  if (span === undefined || next?.kind !== 'amount') return false;
  if (next.unit === null && (walk.line.depth === 0 || next.value <= MOST_COUNTED)) return false;
  return walk.names.words.by.has(walk.tokens[span.to - 1]?.word ?? '');
}

const MOST_COUNTED = 12;
