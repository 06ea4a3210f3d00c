import type { Cue } from '../cues.ts';
import { type Element, elementOf } from '../directions/elements.ts';
import type { Span } from '../spans.ts';
import { cueOf, isNamed, isRhythm, nothing, type Waiting } from './mention.ts';
import { classesIn } from './named.ts';
import { isUnrelated } from './unrelated.ts';
import type { Walk } from './walk.ts';

const isLineStart = ({ spans }: Walk, at: number): boolean => {
  let before = at - 1;
  while (before > at - MOST_SIGNS && isBullet(spans[before])) before -= 1;
  return before < 0 || spans[before]?.kind === 'stop';
};
const isBullet = (span: Span | undefined): boolean => span?.kind === 'dash' || span?.kind === 'mark';
const MOST_SIGNS = 4;

/** "STOP spirulina", "STOP: amlodipine" at the start of a line. */
export function takeOrder(walk: Walk, at: number): void {
  const { orders } = walk.names.words;
  const word = walk.wordAt(at);
  if (!orders.has(word)) return;
  // "Inj. Tresiba - STOP" at the end.
  const isEnd = walk.spans[at + 1] === undefined || isNewLine(walk, at + 1);
  if (isEnd && BEFORE_ORDER.has(walk.spans[at - 1]?.kind ?? 'stop') && walk.last?.status === 'taking')
    walk.last.status = 'stopped';
  if (!isLineStart(walk, at)) return;
  // "STOP TAKING:".
  const next = walk.spans[walk.names.words.prose.taking.has(walk.wordAt(at + 1)) ? at + 2 : at + 1];
  if (next?.kind === 'colon' || (next !== undefined && isNamed(next)))
    walk.pending = { status: 'stopped', isMoved: false };
}

const BEFORE_ORDER: ReadonlySet<Span['kind']> = new Set(['dash', 'colon', 'name', 'amount']);

/** "STOPPED:", "Morning:", "As needed:" alone on a line: of the lines that follow. */
export function startSection(walk: Walk, at: number): void {
  const { header } = walk.line;
  const isAlone = isNewLine(walk, at) || walk.spans[at] === undefined;
  const says = header !== null && (header.status !== null || saysWhen(header.waiting));
  walk.section = isAlone && says ? { ...header, isEmpty: true } : null;
  walk.hasTimeHeads ||= walk.section?.waiting.elements.length !== undefined && walk.section.waiting.elements.length > 0;
}

const saysWhen = ({ isNeeded, isPrescribed, elements }: Waiting): boolean =>
  isNeeded || isPrescribed === true || (elements.length > 0 && elements.every(isRhythm));

/** "WHEN NEEDED", "Morning -" alone on a line: heads the lines after it. Returns the last span of the line, or -1. */
export function takeHeadLine(walk: Walk, at: number): number {
  const { spans } = walk;
  if (walk.clause.named > 0 || !(at === 0 || isNewLine(walk, at - 1))) return -1;
  walk.hasTimeHeads ||= at === 0 && startsWithHead(walk);
  const waiting = nothing();
  let cue: Cue | null = null;
  let end = at;
  for (; end < Math.min(at + MOST_OF_HEAD, spans.length) && !isNewLine(walk, end); end++) {
    const span = spans[end] as Span;
    const each = headWordOf(walk, end) ?? cueOf(span);
    if (each === null && span.kind === 'dash' && end > at && isNewLine(walk, end + 1)) continue;
    const element = each === null ? null : elementOf(each, span.kind === 'cue' ? span.number : 1);
    if (element !== null && isRhythm(element)) waiting.elements.push(element);
    else if (each === null || !IN_HEAD_LINES.has(each.kind)) return -1;
    else if (each.kind === 'needed' || isHeadStatus(each)) cue ??= each;
  }
  // "I work nights".
  const isHead = cue !== null || (waiting.elements.length > 0 && !isUnrelated(walk, end));
  if (!isHead || !isNewLine(walk, end)) return -1;
  const { isAllergy = false, status = null } = cue?.kind === 'status' ? cue : {};
  const isNeeded = cue?.kind === 'needed';
  const isApart =
    (at > 1 && isNewLine(walk, at - 2) && (cue !== null || !isNewLine(walk, end + 1))) ||
    (cue !== null && isLoud(walk, at, end)) ||
    (isNeeded && isOfLinesBelow(walk, end)) ||
    (isAllergy && isAllergyBelow(walk, end));
  if (!isHeadOfNext(walk, end, isApart)) {
    // "ALLERGIES / nil known": it is asked, and answered below.
    return isAllergy && (isApart || walk.hasTimeHeads) ? end - 1 : -1;
  }
  walk.section = { waiting: { ...waiting, isNeeded }, status, isAllergy, isEmpty: true };
  walk.hasTimeHeads = true;
  return end - 1;
}
const MOST_OF_HEAD = 6;

/** "PREVIOUS", "INTOLERANCES": words that are headings only when they stand alone. */
function headWordOf({ spans, tokens, names }: Walk, at: number): Cue | null {
  const { from = 0, to = 0 } = spans[at] ?? {};
  const { word = '' } = tokens[from] ?? {};
  const isAllergy = names.words.allergyHeads.has(word);
  if (to - from > 1 || !(isAllergy || names.words.pastHeads.has(word))) return null;
  return { kind: 'status', status: isAllergy ? 'not-taking' : 'stopped', isAllergy, isMoved: false };
}

/** "No" and "none" on a line of their own answer another question, and deny nothing that follows. */
const isHeadStatus = (cue: Cue): boolean =>
  cue.kind === 'status' && (cue.isAllergy || cue.status === 'stopped' || cue.status === 'planned');
const IN_HEAD_LINES: ReadonlySet<Cue['kind']> = new Set(['status', 'needed', 'talk', 'piece', 'unnamed'] as const);

function lineFrom({ spans }: Walk, from: number): readonly Span[] {
  const line = spans.slice(from, from + FAR);
  const end = line.findIndex(({ kind }) => kind === 'stop');
  return end < 0 ? line : line.slice(0, end);
}
const FAR = 16;

/** "Allergies" among medicines: the items below it without a dose that are not allergy medicines. */
function isAllergyBelow(walk: Walk, end: number): boolean {
  const line = lineFrom(walk, end + 1);
  const name = line.find(isNamed);
  if (name?.kind !== 'name' || hasDose(line)) return false;
  return !classesIn(walk, name).some((id) => walk.names.words.treatsAllergy.has(id));
}

/** "Ramipril 5 / metformin 500 bd / only if needed / ibuprofen 400": what has its own times is not needed at times. */
function isOfLinesBelow(walk: Walk, end: number): boolean {
  const [earlier, before] = walk.entries.slice(-2);
  const last = before ?? earlier;
  if (last === undefined || last.elements.length === 0 || isSaid(lineFrom(walk, end + 1), OFTEN)) return false;
  return last.elements.some(isRhythm) || (before !== undefined && (earlier?.elements.length ?? 0) > 0);
}

/** "STOPPED" in capitals over names that are not: written as a heading. */
function isLoud({ text, tokens, spans }: Walk, at: number, end: number): boolean {
  const startOf = (span: number): number => tokens[spans[span]?.from ?? tokens.length]?.start ?? text.length;
  const head = text.slice(startOf(at), startOf(end));
  const below = text.slice(startOf(end), startOf(end) + LINE);
  return LOUD.test(head) && !QUIET.test(head) && QUIET.test(below);
}
const LOUD = /\p{Lu}{2}/u;
const QUIET = /\p{Ll}/u;
const LINE = 40;

/** "Current meds", "Taking" alone on the first line: if one line is a heading, others are. */
function startsWithHead({ tokens, names }: Walk): boolean {
  const { headings, todayHeads } = names.words;
  const end = tokens.slice(0, MOST_OF_HEAD).findIndex(({ word }) => word === '\n');
  const head = tokens.slice(0, Math.max(end, 0));
  return (
    head.every(({ word }) => headings.has(word) || todayHeads.has(word)) &&
    head.some(({ word }) => todayHeads.has(word))
  );
}

/** If the text starts with it, another line was a heading, it follows an empty line, or bullets follow. */
function isHeadOfNext(walk: Walk, end: number, isApart: boolean): boolean {
  let next = end;
  while (next < end + MOST_SIGNS && walk.spans[next]?.kind === 'stop') next += 1;
  const isHead = isApart || walk.entries.length === 0 || walk.hasTimeHeads || isBullet(walk.spans[next]);
  return isHead && lineFrom(walk, next).some(isNamed);
}

/** "Bariatric follow up:", "Medicines on discharge:" before lines of names: a heading names nothing itself. */
function isHead(walk: Walk, at: number): boolean {
  if (!isNewLine(walk, at + 1)) return false;
  let next = at + 2;
  while (next < at + MOST_SIGNS && (isBullet(walk.spans[next]) || walk.spans[next]?.kind === 'stop')) next += 1;
  const isForm = cueOf(walk.spans[next])?.kind === 'piece';
  return walk.spans[isForm ? next + 1 : next]?.kind === 'name';
}

/** An unknown name in a heading is no medicine. */
export function takeHead(walk: Walk, at: number): void {
  if (!isHead(walk, at)) return;
  walk.part = { ...walk.part, from: at + 1, isVague: false };
  let first = at;
  while (first > Math.max(at - FAR, 0) && !isNewLine(walk, first - 1)) first -= 1;
  const from = walk.spans[first]?.from ?? 0;
  const line = walk.entries.slice(-MOST_IN_HEAD).filter((entry) => entry.from >= from);
  if (line.some(({ name, unknown }) => name !== null || (unknown?.candidates.length ?? 0) > 0)) return;
  for (const entry of line) entry.isDropped = true;
}
const MOST_IN_HEAD = 3;

/** "From the CF clinic: vitamin A, vitamin E": who ordered what follows. The heading itself names nothing. */
export function takeOrderedHead(walk: Walk, at: number): void {
  const { tokens, names } = walk;
  const end = walk.spans[at]?.from ?? 0;
  // An unknown word of the heading ("the bariatric clinic") was taken for a name.
  const before = walk.last?.name === null && walk.last.to >= walk.clause.from ? walk.last : undefined;
  const first = Math.min(before?.from ?? walk.clause.from, walk.clause.from);
  const named = walk.entries.filter((entry) => entry.from >= first);
  if (end - first > MOST_WORDS || named.some(({ name }) => name !== null)) return;
  let from = first;
  while (from < end && names.words.prescribers.match(tokens, from)?.to !== end) from += 1;
  if (from >= end) return;
  const isPartOfHead = named.every((entry) => entry.to > from);
  if (named.length > 0 && !isPartOfHead) return;
  for (const entry of named) entry.isDropped = true;
  walk.clause.named = 0;
  walk.part.isVague = false;
  walk.waiting.isPrescribed = true;
}
const MOST_WORDS = 9;

/** A new line: its section's heading applies, or the section ends. */
export function startOfLine(walk: Walk, at: number): void {
  const { section, spans } = walk;
  if (section === null || isBullet(spans[at]) || !isLineStart(walk, at)) return;
  // A line number is a stop too; a blank line ends the section, but not directly below its heading.
  if (spans[at]?.kind === 'stop' && (section.isEmpty || !isNewLine(walk, at))) return;
  const line = lineFrom(walk, at);
  const isItem = section.status === null ? line.some(isNamed) : line[0] !== undefined && isNamed(line[0]);
  if (!isItem || (section.isAllergy && hasDose(line))) {
    walk.section = null;
    return;
  }
  section.isEmpty = false;
  const { waiting, status, isAllergy } = section;
  // "Evening:" above "simvastatin at 10 pm": the line's own time wins.
  const isOpen = ({ kind }: Element): boolean => !isSaid(line, kind === 'every' || kind === 'weekday' ? OFTEN : HOURS);
  walk.line.header = { waiting: { ...waiting, elements: waiting.elements.filter(isOpen) }, status, isAllergy };
}

const isSaid = (line: readonly Span[], kinds: ReadonlySet<string>): boolean =>
  line.some((span) => kinds.has(cueOf(span)?.kind ?? span.kind));
const HOURS: ReadonlySet<string> = new Set(['hours', 'pattern', 'slot', 'meals']);
const OFTEN: ReadonlySet<string> = new Set([...HOURS, 'frequency', 'weekday']);
/** What is taken has a dose or a time; an allergen has none. */
const DOSED: ReadonlySet<string> = new Set(['amount', 'frequency', 'slot', 'piece']);
const hasDose = (line: readonly Span[]): boolean => isSaid(line.slice(1), DOSED);

const isNewLine = ({ spans, tokens }: Walk, at: number): boolean =>
  spans[at]?.kind === 'stop' && tokens[spans[at]?.from ?? 0]?.word === '\n';
