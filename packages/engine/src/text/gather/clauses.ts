import { giveSharedDose, shareTablet } from '../directions/shared-dose.ts';
import type { NameSpan } from '../spans.ts';
import { isPreamble } from './cue-target.ts';
import { add, openAfter } from './entries.ts';
import { apiece, cueOf, deal, give, isBare, isCombined, isRhythm, lead, nothing, share } from './mention.ts';
import { isPack } from './packs.ts';
import { startSection, takeHead, takeOrderedHead } from './sections.ts';
import { endEach } from './shared-statements.ts';
import { closePart } from './unnamed-medicine.ts';
import { isUnrelated } from './unrelated.ts';
import { newClause, newLine, newPart, type Walk } from './walk.ts';

/** A sign or joining word: ends a part, a clause or a line. */
export function takeMark(walk: Walk, at: number): void {
  const kind = walk.spans[at]?.kind;
  if (kind === 'open') open(walk, at);
  else if (kind === 'close') walk.line.depth = Math.max(walk.line.depth - 1, 0);
  else if (kind === 'joint') takeJoint(walk, at);
  else if (kind === 'stop') endClause(walk, { at, isStop: true });
  else if (kind === 'dash' && walk.clause.named === 0 && walk.pending?.isAllergy === true) startHeader(walk, at);
  else if (kind === 'dash' && isTimeHeader(walk, at)) startHeader(walk, at);
  else if ((kind === 'comma' || kind === 'dash') && walk.line.depth === 0) endClause(walk, { at, isStop: false });
  else if (kind === 'colon') {
    takeHead(walk, at);
    takeOrderedHead(walk, at);
    if (walk.clause.named > 0) return;
    startHeader(walk, at);
    startSection(walk, at + 1);
  }
}

/** Before brackets, a class of medicines is what they name: "blood thinners (apixaban) 5 mg". */
function open(walk: Walk, at: number): void {
  const { current } = walk;
  if (current !== undefined && isPrescriber(walk, at)) current.isPrescribed = true;
  const isKind = current?.name?.meaning.drugClass !== undefined && current.name.meaning.drug === undefined;
  openAfter(walk, isKind ? undefined : current);
}

/** "Folic acid 5 mg (my neurologist)": only the prescriber is in the brackets. */
function isPrescriber({ names, tokens, spans }: Walk, at: number): boolean {
  const found = names.words.prescribers.match(tokens, spans[at]?.to ?? 0);
  const after = found === null ? undefined : tokens[found.to];
  return found !== null && (after === undefined || CLOSING.has(after.word));
}

const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);

/** "Breakfast - metformin, ramipril": a line that starts with when. */
function isTimeHeader(walk: Walk, at: number): boolean {
  if (
    !(walk.line.isStart || walk.line.header !== null) ||
    walk.clause.named > 0 ||
    walk.line.depth > 0 ||
    (walk.nextName[at] ?? -1) < 0
  )
    return false;
  const { elements } = walk.waiting;
  return elements.length > 0 && elements.every(isRhythm);
}

/** "40 mg for 5 days, then 20 mg": the dose after it is not yet taken. */
function takeJoint(walk: Walk, at: number): void {
  // "Something for acne (begins with S)": the brackets belong to what stands before them.
  if (walk.line.depth === 0 || walk.part.hasName) endPart(walk, at);
  walk.part.isPastDose = false;
  // "Then 20 mg", "then up to 100 mg".
  let next = at + 1;
  while (next < at + FEW_WORDS && SAYS_LITTLE.has(cueOf(walk.spans[next])?.kind ?? '')) next += 1;
  const isDose =
    (walk.spans[next]?.kind === 'amount' || cueOf(walk.spans[next])?.kind === 'frequency') &&
    (walk.nextName[at] ?? -1) < 0;
  if (!isDose || walk.last === undefined || !walk.names.words.thenDose.has(walk.wordAt(at))) return;
  walk.clause.isLaterDose = true;
  walk.note(at, { kind: 'then' });
}

const FEW_WORDS = 3;
const SAYS_LITTLE: ReadonlySet<string> = new Set(['time', 'talk', 'at-most']);

/** "Morning: ramipril, metformin", "allergies: penicillin": applies to everything after it on the line. */
function startHeader(walk: Walk, at: number): void {
  const status = walk.pending?.status ?? null;
  const { isAllergy = false, at: cue = at } = walk.pending ?? {};
  // "Had a look in the cupboard: ramipril".
  const isUnsure = !isAllergy && isPreamble(walk, cue, at);
  walk.line.header = { waiting: isUnsure ? nothing() : walk.waiting, status, isAllergy, isUnsure };
  walk.waiting = nothing();
  walk.pending = null;
}

export function startLine(walk: Walk, at: number): void {
  endClause(walk, { at, isStop: true });
  walk.clause = newClause(walk.spans[at]?.from ?? 0);
  walk.part = newPart(at);
}

function endPart(walk: Walk, at: number): void {
  if (!walk.part.hasName) closePart(walk, at);
  walk.part = newPart(at + 1);
}

/** `isStop`: the line ends too, with its heading and brackets. */
export function endClause(walk: Walk, { at, isStop }: { readonly at: number; readonly isStop: boolean }): void {
  if (!walk.part.hasName) closePart(walk, at);
  const end = walk.spans[at]?.from ?? walk.tokens.length;
  nameForm(walk, at);
  const { last } = walk;
  walk.line.isUnrelated ||= walk.clause.named === 0 && walk.line.isStart && last !== undefined && isUnrelated(walk, at);
  if (walk.clause.named === 0 && last !== undefined && walk.waiting.from >= 0 && !isElse(walk, at)) {
    // "Metformin, 500 mg twice a day": it belongs to the name before.
    // "Calcium 500 mg + D 400 IU, one with lunch": of both.
    const other = walk.entries.at(-2);
    if (other !== undefined && isCombined(other, last)) give(other, walk.waiting);
    give(last, walk.waiting);
    if (walk.clause.isToday && last.status === 'stopped') last.status = 'taking';
    last.to = end;
  } else if (walk.clause.named > 0 && last !== undefined) last.to = Math.max(last.to, end);
  if (walk.clause.named > 1) apiece(walk.entries);
  if (walk.clause.named > 1) {
    const named = walk.entries.slice(-walk.clause.named);
    deal(named);
    lead(named);
    const [before, shares, ...more] = named;
    if (before !== undefined && shares !== undefined && more.length === 0) giveSharedDose(before, shares);
  }
  if (walk.clause.named > 1 && !isLastOfList(walk)) share(walk.entries.slice(-walk.clause.named));
  shareTablet(walk);
  if (walk.clause.named > 0) walk.line.clauseBefore = walk.entries.length - walk.clause.named;
  walk.waiting = nothing();
  if (isStop || at >= walk.pendingTo) walk.pending = null;
  walk.clause = newClause(walk.spans[at]?.to ?? end);
  walk.part = newPart(at + 1);
  walk.line.isStart = false;
  if (!isStop) return;
  if (walk.line.lead !== null) lead(walk.entries.slice(walk.line.lead), true);
  endEach(walk);
  walk.line = newLine(walk.entries.length, walk.line.clauseBefore);
}

/** A part without a name concerns the medicine before it, or something else. */
const isElse = (walk: Walk, at: number): boolean => isPack(walk, walk.part.from, at) || isUnrelated(walk, at);

/** "Ramipril, apixaban, lansoprazole and paracetamol when my knees are bad": "and" ends the list, and what follows is the last's. */
function isLastOfList({ entries, clause, tokens }: Walk): boolean {
  const before = entries.slice(-clause.named - LONG_LIST, -clause.named);
  return (
    clause.named === 2 && before.length === LONG_LIST && before.every(isBare) && tokens[clause.from - 1]?.word === ','
  );
}
const LONG_LIST = 3;

/** "Inhaler 5 mg" names a kind of medicine where nothing else in the part does. */
function nameForm(walk: Walk, at: number): void {
  if (walk.clause.named > 0) return;
  for (let i = walk.part.from; i < at; i++) {
    const span = walk.spans[i];
    if (span?.kind !== 'cue' || span.meaning === null) continue;
    const name: NameSpan = {
      kind: 'name',
      from: span.from,
      to: span.to,
      meaning: span.meaning,
      guessed: false,
      strength: null,
    };
    add(walk, name);
    return;
  }
}
