import type { Gathered } from '../gather/gathered.ts';
import type { Span } from '../spans.ts';
import type { Token } from '../tokens.ts';
import { type Element, elementOf } from './elements.ts';

interface Placed {
  readonly spans: readonly Span[];
  readonly tokens: readonly Token[];
}

/** The numbers that what was read of an entry is made of, and its times. */
function usedIn({ elements, name }: Gathered): ReadonlySet<number | string> {
  const used = new Set<number | string>();
  if (name?.strength != null) used.add(name.strength);
  for (const each of elements) {
    used.add(timeOf(each));
    if ('value' in each) used.add(each.value);
    if ('figures' in each) for (const figure of each.figures) used.add(figure);
    if (each.kind === 'every') used.add(each.times).add(each.days);
    if (each.kind === 'slot' && each.hour !== undefined) used.add(each.hour);
  }
  return used;
}

const timeOf = (element: Element): string =>
  element.kind === 'every' ? `${element.times} in ${element.days}` : element.kind;

/** What a span counts or tells that an entry has to have: none of it where it is no number. */
function isLeft(span: Span, used: ReadonlySet<number | string>): boolean {
  if (span.kind === 'amount') {
    const { value, low, inPieces = 1 } = span;
    return ![value, low, value / inPieces].some((each) => each !== undefined && used.has(each));
  }
  if (span.kind !== 'said' || span.said.kind !== 'frequency') return false;
  const element = elementOf(span.said, span.number);
  return element?.kind === 'every' && !used.has(timeOf(element)) && !used.has(element.times);
}

/**
 * A number or how often that stands in the words of an entry and became nothing of it: nobody knows what it changes. Quantities,
 * lengths, dates and list numbers are no such numbers, as they were read as what they are.
 */
export function leavesNumber({ spans, tokens }: Placed, entry: Gathered, nextFrom: number): boolean {
  let used: ReadonlySet<number | string> | null = null;
  for (const span of spans) {
    if (span.from < entry.from) continue;
    if (span.from >= nextFrom) return false;
    if (span.kind === 'stop' && tokens[span.from]?.word === '\n' && span.from >= entry.to) return false;
    if (span.kind !== 'amount' && span.kind !== 'said') continue;
    used ??= usedIn(entry);
    if (isLeft(span, used)) return true;
  }
  return false;
}
