import type { Span } from '../spans.ts';
import { type CueAt, cueTargetOf, isFarFrom, isOfElse, isUntil, isWished } from './cue-target.ts';
import { takeDoseChange } from './dose-change.ts';
import { cueOf, isBare, type Mention } from './mention.ts';
import { scopeOf } from './scope.ts';
import { statusTargets } from './shared-statements.ts';
import { hasOwnDoing, topicOf, turnsBefore } from './subordinators.ts';
import { endOfPart, isUnrelated, speaksOfMedicine } from './unrelated.ts';
import type { PendingStatus, Walk } from './walk.ts';

type Status = PendingStatus['status'];
type StatusCue = CueAt & Pick<PendingStatus, 'isMoved' | 'toCome'>;

/** A status cue: applies to the names that follow, or to what precedes it. */
export function setStatus(walk: Walk, cue: StatusCue): void {
  const { at, status } = cue;
  if (status === 'stopped' && takeDoseChange(walk, at)) return;
  const next = walk.nextName[at] ?? -1;
  const named = walk.current ?? walk.last;
  const before = next >= 0 ? named : topicOf(walk, at, named);
  walk.clause.isDenied ||= status === 'not-taking';
  walk.clause.isOver = status !== 'planned';
  // "Stopped because of sertraline", "stopped when they put me on it" refer to what stands before.
  const isTurned = next >= 0 && (turnsBefore(walk, at, next) || isOfOneBefore(walk, at, next));
  const purpose = walk.nextPurpose[at] ?? -1;
  const hasNext = next >= 0 && !isTurned && !(before !== undefined && purpose >= 0 && purpose < next);
  if (hasNext) holdFor(walk, cue, next);
  else holdBefore(walk, cue, before, isTurned);
}

/** "Stopped a, b and c". */
function holdFor(walk: Walk, cue: StatusCue, next: number): void {
  const { at, status, isMoved, isAllergy, toCome } = cue;
  walk.wasDenied ||= walk.clause.isDenied;
  if (walk.pending?.isOthers === true) return;
  const isUnsure =
    !isAllergy &&
    (isFarFrom(walk, at, next) ||
      (status === 'not-taking' && isAtTimes(walk, next)) ||
      // "Stopped ramipril and tried losartan": what came instead may be taken.
      (walk.names.words.tried.has(walk.wordAt(at)) && walk.last?.status === 'stopped') ||
      isOfElse(walk, cue) ||
      (status === 'stopped' && isWished(walk, at)));
  // "Might be moved from warfarin to apixaban": up to there it is taken.
  walk.pending = { status: toCome === undefined ? status : 'taking', isMoved, isAllergy, at, toCome, isUnsure };
  walk.pendingTo = scopeOf(walk, at, walk.pending);
}

/** "I don't take my furosemide on days I travel". */
const isAtTimes = ({ spans, tokens, names, nextName }: Walk, name: number): boolean =>
  ((nextName[name] ?? -1) < 0 && names.words.unrelated.conditions.has(tokens[spans[name]?.to ?? 0]?.word ?? '')) ||
  cueOf(spans[name + 1])?.kind === 'frequency';

function holdBefore(walk: Walk, cue: StatusCue, before: Mention | undefined, isTurned: boolean): void {
  const { at, status, isMoved, isAllergy, toCome } = cue;
  const isColon = walk.spans[at + 1]?.kind === 'colon';
  if (isColon || (isAllergy && walk.spans[at + 1]?.kind === 'dash' && walk.clause.named === 0)) {
    walk.pending = { status, isMoved, isAllergy, at, toCome };
    walk.pendingTo = -1;
    return;
  }
  // "Starting radiotherapy next week".
  if (walk.part.isOfLife && walk.clause.named === 0) return;
  const bearing = before === undefined || isTurned ? 'medicine' : cueTargetOf(walk, cue, before);
  if (bearing === 'else') {
    walk.part.isOfLife = true;
    return;
  }
  // "Going on holiday for 2 weeks".
  if (status === 'planned' && walk.clause.named === 0 && isUnrelated(walk, endOfPart(walk, at))) return;
  walk.wasDenied ||= walk.clause.isDenied;
  const isReason = walk.clause.isReason && walk.line.depth === 0;
  if (walk.pending?.isOthers === true || isReason || isOfDose(walk, cue, before)) return;
  if (before === undefined) {
    // "No chest pain since bisoprolol", "on holiday until the 15th".
    const isUnsure = !isAllergy && (isTurned || (walk.nextName[at] ?? -1) >= 0 || isUntil(walk, at));
    if (walk.clause.named === 0) walk.pending = { status, isMoved, isAllergy, at, toCome, isUnsure };
    return;
  }
  if (bearing === 'unsure') ask(before, status);
  else if (walk.line.depth > 0) {
    // "Penicillin allergy (rash as a child)": in brackets, it is still not taken.
    if (before.status !== 'not-taking' || status !== 'stopped') before.status = status;
  } else if (walk.clause.named > 0 || isTurned || !isOpener(walk, at, status)) {
    for (const each of isTurned ? [before] : statusTargets(walk, at, before))
      if (isOpenTo(each, status)) each.status = status;
    // "Nuvaring and a Z-pack I just finished": of both, or of the last one.
    const far = walk.clause.named > 1 && before.isJoined ? walk.entries.at(-2) : undefined;
    if (far !== undefined && isBare(far) && walk.names.words.subjects.has(walk.wordAt(at - 1))) ask(far, status);
  } else if (isAnswer(walk, at)) {
    if (isAskedOfIt(walk, at)) before.status = 'not-taking';
    else ask(before, 'not-taking');
  } else walk.pending = { status, isMoved, isAllergy, at, toCome };
}

export function ask(entry: Mention, status: Status): void {
  if (entry.status === 'taking' && status !== 'taking') entry.otherStatus ??= status;
}

/** "Ramipril stopped and losartan started", "was on citalopram, stopped that in March and went onto sertraline". */
function isOfOneBefore(walk: Walk, at: number, next: number): boolean {
  const { spans, tokens, names, current, last } = walk;
  let joint = at + 1;
  while (joint < Math.min(next, at + FAR) && spans[joint]?.kind !== 'joint') joint += 1;
  if (spans[joint]?.kind !== 'joint' || last === undefined) return current !== undefined && hasOwnDoing(walk, at + 1);
  const between = tokens.slice(spans[at]?.from, spans[joint]?.from);
  return (
    (current !== undefined || between.some(({ word }) => names.words.backTo.has(word))) && hasOwnDoing(walk, joint)
  );
}
const FAR = 8;

/** "200 mg now, was on 150", "increasing to 50 mg next week": over, or to come, is the dose. */
function isOfDose(walk: Walk, { at, status }: CueAt, before: Mention | undefined): boolean {
  if (status === 'planned') return walk.clause.isLaterDose;
  if (status !== 'stopped' || walk.line.depth > 0) return false;
  if (walk.clause.named === 0 && isAmountNext(walk, at)) walk.part.isPastDose = before !== undefined;
  return walk.part.isPastDose || cueOf(walk.spans[at - 1])?.kind === 'other-dose';
}

/** "Was on 150", "was on the 5"; not "haven't taken a single one". */
function isAmountNext(walk: Walk, at: number): boolean {
  const last = walk.tokens[(walk.spans[at]?.to ?? 0) - 1]?.word ?? '';
  if (walk.names.words.unrelated.haveNot.has(walk.wordAt(at)) || walk.names.words.unrelated.points.has(last))
    return false;
  const next = walk.names.words.functionWords.has(walk.wordAt(at + 1)) ? at + 2 : at + 1;
  return walk.spans[next]?.kind === 'amount';
}

/** "Ran out a week ago and have not collected it" is stopped, whatever is planned; what was stopped is not denied. */
function isOpenTo({ status: now }: Mention, status: Status): boolean {
  const isOver = now === 'stopped' && status === 'planned';
  return !isOver && (now === 'taking' || now === 'planned' || status !== 'not-taking');
}

const ENDS_ANSWER: ReadonlySet<Span['kind']> = new Set(['stop', 'dash', 'comma']);

/** "Any steroids? No", "warfarin - no": the whole of an answer about what was named. */
function isAnswer(walk: Walk, at: number): boolean {
  const { spans, names } = walk;
  const asked = spans[at - 1];
  const isAsked = asked?.kind === 'dash' || (asked?.kind === 'stop' && walk.wordAt(at - 1) === '?');
  // "No never": a repetition.
  let next = at + 1;
  while (next < at + MOST_DENIALS && names.words.denialOpeners.has(walk.wordAt(next))) next += 1;
  const isWhole = ENDS_ANSWER.has(spans[next]?.kind ?? 'stop') || names.words.subjects.has(walk.wordAt(next));
  return isAsked && isWhole && names.words.denialOpeners.has(walk.wordAt(at));
}
const MOST_DENIALS = 4;

/** In "smoker - no" and "pregnant? no" something else was asked; "still on it? no" is of the medicine. */
function isAskedOfIt(walk: Walk, at: number): boolean {
  let from = at - 1;
  while (from > Math.max(0, at - FAR) && !ENDS_QUESTION.has(walk.spans[from - 1]?.kind ?? 'stop')) from -= 1;
  return speaksOfMedicine(walk, from, at);
}
const ENDS_QUESTION: ReadonlySet<Span['kind']> = new Set(['stop', 'comma']);

/** "No other tablets" after a name denies something else; "not filled" and a final "not using" apply to the name. */
function isOpener(walk: Walk, at: number, status: Status): boolean {
  if (status !== 'not-taking' || !walk.names.words.denialOpeners.has(walk.wordAt(at))) return false;
  const { from = 0, to = 0 } = walk.spans[at] ?? {};
  if (pointsBack(walk, to) || isLastWord(walk, at)) return false;
  const after = walk.spans[at + 1]?.kind ?? 'stop';
  return to - from < 2 || (after !== 'stop' && after !== 'comma' && after !== 'close');
}

/** "They say I should but I don't", "I was supposed to but never did": the sentence ends with it. */
function isLastWord(walk: Walk, at: number): boolean {
  const { spans } = walk;
  const who = cueOf(spans[at - 1])?.kind === 'talk' ? at - 2 : at - 1;
  if (cueOf(spans[who])?.kind !== 'break' || (walk.clause.named === 0 && who <= walk.part.from)) return false;
  const end = walk.names.words.unrelated.did.has(walk.wordAt(at + 1)) ? at + 2 : at + 1;
  return ENDS_ANSWER.has(spans[end]?.kind ?? 'stop');
}

/** "Not on that any more", "don't take it now", "never agreed to take it". */
function pointsBack({ tokens, names }: Walk, at: number): boolean {
  const { backTo, prose, unrelated } = names.words;
  const near = tokens.slice(at, at + FEW_WORDS);
  if (unrelated.points.has(near[0]?.word ?? '')) return true;
  return near.some(({ word }, i) => prose.taking.has(word) && backTo.has(tokens[at + i + 1]?.word ?? ''));
}
const FEW_WORDS = 4;

/** "In 2019": at least that long ago. It counts if the medicine was stopped. */
export function stoppedIn(walk: Walk, year: number): void {
  const entry = walk.current ?? walk.last;
  if (entry === undefined) return;
  entry.agoDays ??= walk.names.words.daysSinceYear(year);
  // "Until June 2099": it is taken until then.
  if (entry.status === 'stopped' && walk.names.words.isYearToCome(year)) entry.status = 'taking';
}

/** "Stopped two weeks ago": so long at least. Said of a name in its own part of the sentence only. */
export function setAgo(walk: Walk, at: number): void {
  const span = walk.spans[at];
  if (span?.kind !== 'cue' || span.cue.kind !== 'ago') return;
  const { days, isTimes, isStop, year } = span.cue;
  if (isStop && !isOfBeginning(walk, at)) setStatus(walk, { at, status: 'stopped', isMoved: false, isAllergy: false });
  if (year !== undefined) {
    stoppedIn(walk, year);
    return;
  }
  const { current } = walk;
  if (current === undefined) return;
  current.agoDays ??= Math.floor(days * (isTimes ? span.number : 1));
  // "Plan B last weekend": it was taken then, or it was started then.
  if (walk.spans[at - 1]?.kind === 'name' && !isOfBeginning(walk, at)) current.otherStatus ??= 'stopped';
}

/** "Started bisoprolol years ago": that is when it began. */
const isOfBeginning = ({ tokens, spans, names, clause }: Walk, at: number): boolean =>
  tokens.slice(clause.from, spans[at]?.from).some(({ word }) => names.words.begunThen.has(word));
