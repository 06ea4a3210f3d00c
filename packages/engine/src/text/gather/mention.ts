import type { MedicineRoute, ReadingStatus } from '@evidose/contract';
import { flatMap } from '../../flat-map.ts';
import type { Cue } from '../cues.ts';
import type { Element } from '../directions/elements.ts';
import type { Phrases } from '../phrases.ts';
import type { NameSpan, Span, UnknownSpan } from '../spans.ts';
import type { Token } from '../tokens.ts';

/** One thing a person wrote about, with everything said about it. */
export const mentionOf = (span: NameSpan | UnknownSpan, from: number, isBeside: boolean) => ({
  name: span.kind === 'name' ? span : null,
  unknown: span.kind === 'unknown' ? span : null,
  from,
  to: from,
  elements: [] as Element[],
  /** Said before its name, and shared with the names joined to it: "in the morning a and b", "for flare ups: a and b". */
  lead: { elements: [] as readonly Element[], isNeeded: false },
  /** Joined to the previous one by "and" alone: what follows both applies to both. */
  isJoined: false,
  /** Joined by "+" or "with". */
  isSigned: false,
  /** "Generic for Zocor": names the previous one again. */
  isAlias: false,
  route: null as MedicineRoute | null,
  isNeeded: false,
  /** For a patch, how often it is changed does not change the daily amount. */
  isChanged: false,
  status: 'taking' as ReadingStatus,
  /** Its other possible status: it counts as taken, and the person is asked. */
  otherStatus: null as ReadingStatus | null,
  /** Null if the text does not say who prescribed it; false if it was not a clinician. */
  isPrescribed: null as boolean | null,
  /** Stopped at least this many days ago. */
  agoDays: null as number | null,
  isDropped: false,
  /** "My iron was low": how much of it there is in the person. */
  isLevel: false,
  /** The reason why another was stopped, or its replacement. */
  isBeside,
});
export type Mention = ReturnType<typeof mentionOf>;

export interface Waiting {
  elements: Element[];
  from: number;
  route: MedicineRoute | null;
  isNeeded: boolean;
  isPrescribed: boolean | null;
}
export const nothing = (): Waiting => ({ elements: [], from: -1, route: null, isNeeded: false, isPrescribed: null });

/** Punctuation that ends or separates statements. */
export const PUNCTUATION: readonly Span['kind'][] = ['stop', 'comma', 'dash', 'open', 'close', 'colon', 'joint'];

export const isNamed = (span: Span): span is NameSpan | UnknownSpan => span.kind === 'name' || span.kind === 'unknown';
export const cueOf = (span: Span | undefined): Cue | null => (span?.kind === 'cue' ? span.cue : null);

export function give(entry: Mention, waiting: Waiting): void {
  entry.elements.push(...waiting.elements);
  entry.route ??= waiting.route;
  entry.isNeeded ||= waiting.isNeeded;
  entry.isPrescribed ??= waiting.isPrescribed;
}

/** "In the morning a and b": applies to those joined up to one with its own time; with `isLine`, to all that follow. */
export function lead([first, ...others]: readonly Mention[], isLine = false): void {
  for (const entry of others) {
    if (first === undefined || entry.status !== first.status || !(isLine || entry.isJoined)) return;
    entry.isNeeded ||= !isLine && first.lead.isNeeded && isBare(entry);
    if (entry.isNeeded || entry.elements.some(isRhythm)) return;
    entry.elements.push(...first.lead.elements);
  }
}

/** "Paracetamol & ibuprofen when needed": words after the last name apply to all names without words of their own. */
export function share(entries: readonly Mention[]): void {
  for (let i = entries.length - 1; i > 0; i--) {
    const entry = entries[i];
    const before = entries[i - 1];
    if (entry === undefined || before === undefined || !entry.isJoined) continue;
    if (isCombined(before, entry) || isOneTime(before, entry)) before.elements.push(...entry.elements.filter(isRhythm));
    if (!isBare(before)) continue;
    before.isNeeded = entry.isNeeded;
    if (before.status === 'taking' && before.otherStatus === null && isSideBySide(before, entry))
      before.status = entry.status === 'stopped' || entry.status === 'not-taking' ? entry.status : before.status;
    before.elements.push(...entry.elements.filter(isRhythm));
  }
}

/** "Resveratrol and NMN 500 mg each": of all that were only named before it. */
export function apiece(entries: readonly Mention[]): void {
  const last = entries.at(-1);
  if (last?.isJoined !== true || !last.elements.some(({ kind }) => kind === 'each')) return;
  const isCounted = last.elements.some(({ kind }) => kind === 'count');
  for (let i = entries.length - 2; i >= 0 && !isCounted; i--) {
    const entry = entries[i];
    if (entry === undefined || !isBare(entry) || entry.status !== last.status) return;
    entry.elements.push(...last.elements);
  }
}

/** "Aspirin and clopidogrel, stopped"; not "aspirin because of my heart and clopidogrel which I stopped". */
const isSideBySide = (before: Mention, entry: Mention): boolean =>
  ((entry.name ?? entry.unknown)?.from ?? 0) - ((before.name ?? before.unknown)?.to ?? 0) <= FEW_WORDS;
const FEW_WORDS = 3;

/** "Losartan hydrochlorothiazide 50/12.5", "D3 K2 4000 IU/100 mcg": two names side by side. */
const isSideBySidePair = ([first, second, ...more]: readonly Mention[]): boolean =>
  more.length === 0 && first?.name != null && first.name.to === second?.name?.from;

/** "Zinc/copper 15 mg/1 mg": as many doses as names after the last one, in order. */
export function deal(entries: readonly Mention[]): void {
  const last = entries.at(-1);
  if (last === undefined || entries.length < 2 || !entries.slice(0, -1).every(isBare)) return;
  if (!entries.slice(1).every(({ isJoined }) => isJoined) && !isSideBySidePair(entries)) return;
  // "20/12.5 one daily": a tablet count after the two strengths.
  const elements = last.elements.some(({ kind }) => kind === 'pair') ? last.elements.map(countIn) : last.elements;
  const doses = flatMap(elements, dosesIn);
  if (doses.length !== entries.length) return;
  const others = elements.filter((each) => dosesIn(each).length === 0);
  last.elements.splice(0, last.elements.length, ...others);
  for (const [i, entry] of entries.entries()) {
    const dose = doses[i];
    if (dose !== undefined) entry.elements.push(dose);
    if (entry !== last) entry.elements.push(...others.filter((each) => isRhythm(each) || each.kind === 'count'));
  }
}

/** Small numbers without a weight are tablets. */
const countIn = (element: Element): Element =>
  element.kind === 'amount' && element.unit === null && element.value <= MOST_TABLETS
    ? { kind: 'count', value: element.value }
    : element;
const MOST_TABLETS = 3;

function dosesIn(element: Element): readonly Element[] {
  if (element.kind === 'amount') return element.isAside || element.unit === '%' ? [] : [element];
  if (element.kind !== 'pair' && element.kind !== 'doses') return [];
  const unit = element.kind === 'doses' ? element.unit : null;
  return element.figures.map((value) => ({ kind: 'amount', value, unit, isAside: false }));
}

/** Named, without an amount or time. */
export const isBare = ({ elements, isNeeded }: Mention): boolean =>
  !isNeeded && elements.every(({ kind }) => kind === 'course');

const RHYTHMS: ReadonlySet<Element['kind']> = new Set(['slot', 'every', 'meals', 'weekday', 'pattern']);
export const isRhythm = ({ kind }: Element): boolean => RHYTHMS.has(kind);

/** "Calcium 500 mg + vitamin D 200 IU twice daily": a combination tablet, so the time applies to both. */
export const isCombined = (before: Mention, entry: Mention): boolean =>
  entry.isSigned &&
  before.name?.meaning.supplement !== undefined &&
  entry.name?.meaning.supplement !== undefined &&
  !before.elements.some(isRhythm);

/** "Selenium 100 mcg and zinc 25 mg at night": both at night. A frequency is the last one's: no dose is doubled. */
function isOneTime(before: Mention, entry: Mention): boolean {
  const [only, ...others] = entry.elements.filter(isRhythm);
  const isPlain = !before.isNeeded && !isBare(before) && !before.elements.some(isRhythm);
  return isPlain && before.status === entry.status && only?.kind === 'slot' && others.length === 0;
}

type Tokens = { readonly tokens: readonly Token[] };

/** The start of a phrase directly before a word, or -1. */
export function leadOf({ tokens }: Tokens, phrases: Phrases<true>, at: number): number {
  for (let from = at - 1; from >= Math.max(at - LONGEST_LEAD, 0); from--)
    if (phrases.match(tokens, from)?.to === at) return from;
  return -1;
}

export const endsAt = (of: Tokens, phrases: Phrases<true>, at: number): boolean => leadOf(of, phrases, at) >= 0;
const LONGEST_LEAD = 3;

/** For each span, the next span of a kind before the clause ends. */
export function nextOf(spans: readonly Span[], isSought: (span: Span) => boolean): number[] {
  const next = spans.map(() => -1);
  let at = -1;
  for (let i = spans.length - 1; i >= 0; i--) {
    next[i] = at;
    const span = spans[i] as Span;
    if (isSought(span)) at = i;
    else if (
      span.kind === 'stop' ||
      span.kind === 'comma' ||
      span.kind === 'dash' ||
      span.kind === 'close' ||
      cueOf(span)?.kind === 'break'
    )
      at = -1;
  }
  return next;
}
