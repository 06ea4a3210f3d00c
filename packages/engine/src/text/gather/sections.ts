import type { Span } from '../spans.ts';
import { isNamed, nothing, saidOf } from './gathered.ts';
import type { Walk } from './walk.ts';

/** Behind a bullet too. */
const isLineStart = ({ spans }: Walk, at: number): boolean => {
  let before = at - 1;
  while (before > at - MOST_SIGNS && isBullet(spans[before])) before -= 1;
  return before < 0 || spans[before]?.kind === 'stop';
};
const isBullet = (span: Span | undefined): boolean => span?.kind === 'dash' || span?.kind === 'mark';
const MOST_SIGNS = 4;

/** "STOP spirulina", "STOP: amlodipine" at the start of a line. "Stop amlodipine and start ramipril" ends with "start". */
export function takeOrder(walk: Walk, at: number): void {
  const { orders, headings } = walk.names.words;
  const word = walk.wordAt(at);
  if (walk.force?.isOrder === true && headings.has(word) && !orders.has(walk.wordAt(at - 1))) walk.force = null;
  if (!orders.has(word) || !isLineStart(walk, at)) return;
  // "STOP TAKING:".
  const next = walk.spans[walk.names.words.prose.taking.has(walk.wordAt(at + 1)) ? at + 2 : at + 1];
  if (next?.kind === 'colon' || (next !== undefined && isNamed(next)))
    walk.force = { status: 'stopped', isMoved: false, isOrder: true };
}

/** "STOPPED:" alone on a line: of the lines that follow and start with a name. */
export function startSection(walk: Walk, at: number): void {
  const isAlone = isNewLine(walk, at + 1) || walk.spans[at + 1] === undefined;
  const { header } = walk;
  walk.section = isAlone && header?.status != null ? { status: header.status, isAllergy: header.isAllergy } : null;
}

/** "Bariatric follow up:", "Medicines on discharge:" before lines of names: the head of a list names nothing itself. */
function isHead(walk: Walk, at: number): boolean {
  if (!isNewLine(walk, at + 1)) return false;
  let next = at + 2;
  while (next < at + MOST_SIGNS && (isBullet(walk.spans[next]) || walk.spans[next]?.kind === 'stop')) next += 1;
  const isForm = saidOf(walk.spans[next])?.kind === 'piece';
  return walk.spans[isForm ? next + 1 : next]?.kind === 'name';
}

/** What was named in a head without being known is no medicine. */
export function takeHead(walk: Walk, at: number): void {
  if (!isHead(walk, at)) return;
  walk.partFrom = at + 1;
  walk.isVague = false;
  let first = at;
  while (first > Math.max(at - FAR, 0) && !isNewLine(walk, first - 1)) first -= 1;
  const from = walk.spans[first]?.from ?? 0;
  const line = walk.entries.slice(-MOST_IN_HEAD).filter((entry) => entry.from >= from);
  if (line.some(({ name, unknown }) => name !== null || (unknown?.candidates.length ?? 0) > 0)) return;
  for (const entry of line) entry.isDropped = true;
}
const MOST_IN_HEAD = 3;

/** "From the CF clinic: vitamin A, vitamin E": who ordered all that follows on the line. The head itself names nothing. */
export function takeOrderedHead(walk: Walk, at: number): void {
  const { tokens, names } = walk;
  const end = walk.spans[at]?.from ?? 0;
  // A word of the head that nobody knows ("the bariatric clinic") was taken for a name.
  const before = walk.last?.name === null && walk.last.to >= walk.clauseFrom ? walk.last : undefined;
  const first = Math.min(before?.from ?? walk.clauseFrom, walk.clauseFrom);
  const named = walk.entries.filter((entry) => entry.from >= first);
  if (end - first > MOST_WORDS || named.some(({ name }) => name !== null)) return;
  let from = first;
  while (from < end && names.words.prescribers.match(tokens, from, () => null)?.to !== end) from += 1;
  if (from >= end) return;
  const isPartOfHead = named.every((entry) => entry.to > from);
  if (named.length > 0 && !isPartOfHead) return;
  for (const entry of named) entry.isDropped = true;
  walk.clauseEntries = 0;
  walk.isVague = false;
  walk.waiting.isPrescribed = true;
}
const MOST_WORDS = 9;

/** A line begins: the head of its section holds for it, or the section ends. */
export function startOfLine(walk: Walk, at: number): void {
  const { section, spans } = walk;
  if (section === null || isBullet(spans[at]) || !isLineStart(walk, at)) return;
  // The number of a line is a stop too; an empty line ends the section.
  if (spans[at]?.kind === 'stop' && !isNewLine(walk, at)) return;
  const span = spans[at];
  const isItem = span !== undefined && isNamed(span) && !(section.isAllergy && hasDose(walk, at));
  if (isItem) walk.header = { waiting: nothing(), status: section.status, isAllergy: section.isAllergy };
  else walk.section = null;
}

const isNewLine = ({ spans, tokens }: Walk, at: number): boolean =>
  spans[at]?.kind === 'stop' && tokens[spans[at]?.from ?? 0]?.word === '\n';

/** What is taken has a dose or a time; what somebody is allergic to has none. */
function hasDose({ spans }: Walk, at: number): boolean {
  for (let i = at + 1; i < Math.min(at + FAR, spans.length) && spans[i]?.kind !== 'stop'; i++) {
    const kind = saidOf(spans[i])?.kind;
    if (spans[i]?.kind === 'amount' || kind === 'frequency' || kind === 'slot' || kind === 'piece') return true;
  }
  return false;
}
const FAR = 16;
