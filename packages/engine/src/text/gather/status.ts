import type { Span } from '../spans.ts';
import { isBeforeAgain, isOfBeginning } from './begun.ts';
import { takeDoseChange } from './dose-change.ts';
import { type Gathered, saidOf } from './gathered.ts';
import { isTriedNext } from './instead.ts';
import { isGuessOfKind } from './kinds.ts';
import { endOfPart, isLife } from './life.ts';
import { isKeptUnused } from './needs.ts';
import { isNotOfIt } from './not-of-it.ts';
import { hasOwnObject, hasOwnSubject } from './own-object.ts';
import { isOfOwnWords } from './preamble.ts';
import { reachOf } from './reach.ts';
import { toldTogether } from './together.ts';
import { hasOwnDoing, topicOf, turnsBefore } from './turns.ts';
import { isLastStep, isUntilComing } from './until.ts';
import type { Force, Walk } from './walk.ts';
import { isOnlyWished } from './wished.ts';

/** "10 mg at night, can't take it if driving early": what has its dose is taken but then. */
function isAtTimesOnly({ spans, tokens, names, current, last, nextName }: Walk, at: number): boolean {
  const { it } = names.words.syntax;
  const { to = 0 } = spans[at] ?? {};
  const end = it.has(tokens[to]?.word ?? '') ? to + 1 : to;
  if (!it.has(tokens[end - 1]?.word ?? '') || !names.words.life.conditions.has(tokens[end]?.word ?? '')) return false;
  return (nextName[at] ?? -1) < 0 && ((current ?? last)?.elements.length ?? 0) > 0;
}

/** "After my valve failed", "failed my driving test": no medicine stands beside it. */
function isFailedElse({ spans, tokens, names }: Walk, at: number): boolean {
  const { from = 0, to = 0 } = spans[at] ?? {};
  if (![from, to - 1].some((i) => names.words.life.failed.has(tokens[i]?.word ?? ''))) return false;
  const before = spans[at - 1];
  const isBehind = before?.kind === 'name' || before?.kind === 'amount' || OF_DOSE.has(saidOf(before)?.kind ?? '');
  const next = spans[at + 1];
  return !isBehind && next?.kind !== 'name' && next?.kind !== 'unknown' && next?.kind !== 'colon';
}
const OF_DOSE: ReadonlySet<string> = new Set(['frequency', 'slot', 'piece']);

/** "So not that bad", "breakfast done now": said of another word. */
function isOfDegree({ spans, tokens, names }: Walk, at: number): boolean {
  const { from = 0, to = 0 } = spans[at] ?? {};
  if (names.words.syntax.that.has(tokens[to - 1]?.word ?? '')) return to - from > 2 && isDegree(spans[at + 1]);
  const { done } = names.words.life;
  const isDone = done.has(tokens[from]?.word ?? '') || done.has(tokens[from + 1]?.word ?? '');
  return isDone && (spans[at - 1]?.kind === 'word' || OF_DAY.has(saidOf(spans[at - 1])?.kind ?? ''));
}
const isDegree = (span: Span | undefined): boolean => span?.kind === 'word' || saidOf(span)?.kind === 'talk';
const OF_DAY: ReadonlySet<string> = new Set(['slot', 'meals', 'ailment', 'talk']);

/** "For the diabetes not the weight", "not for pain": what is denied is what it is for. */
function isOfPurpose(walk: Walk, at: number): boolean {
  const { from = 0, to = 0 } = walk.spans[at] ?? {};
  if (to - from > 1 || !walk.names.words.denialOpeners.has(walk.wordAt(at))) return false;
  if (saidOf(walk.spans[at + 1])?.kind === 'purpose') return true;
  let next = at + 1;
  if (walk.names.words.little.has(walk.wordAt(next))) next += 1;
  const kind = saidOf(walk.spans[next])?.kind;
  if (walk.spans[next]?.kind !== 'word' && kind !== 'ailment' && kind !== 'route') return false;
  for (let before = at - 1; before >= 0; before--) {
    const span = walk.spans[before];
    if (saidOf(span)?.kind === 'purpose') return true;
    if (span === undefined || ENDS_PURPOSE.has(span.kind) || (span.kind === 'comma' && walk.depth === 0)) return false;
  }
  return false;
}
const ENDS_PURPOSE: ReadonlySet<Span['kind']> = new Set(['name', 'unknown', 'stop', 'open', 'dash']);

/** "For my cat allergy": an animal in the name of what is treated. */
export function isOfAllergy(walk: Walk, at: number): boolean {
  const after = saidOf(walk.spans[at + 1]);
  return after?.kind === 'status' && after.isAllergy && isTreated(walk, at);
}

/** "Reactine for my cat allergy": behind a name and "for" stands what it is taken for. */
function isTreated(walk: Walk, at: number): boolean {
  for (let before = at - 1; before > at - FAR; before--) {
    const span = walk.spans[before];
    if (span === undefined || ENDS_PURPOSE.has(span.kind) || span.kind === 'comma') return false;
    if (saidOf(span)?.kind === 'purpose') return true;
  }
  return false;
}
const FAR = 8;

/** "Naproxen 500 mg twice a day no refills": behind a dose, "no" denies the word that follows. */
function isNoOfSomethingElse(walk: Walk, at: number): boolean {
  const { spans, current } = walk;
  const span = spans[at];
  const after = spans[at + 1];
  const isNo = span !== undefined && span.to - span.from === 1 && walk.names.words.syntax.no.has(walk.wordAt(at));
  const isWord = after?.kind === 'word' || (after?.kind === 'said' && after.said.kind !== 'status');
  return isNo && isWord && current !== undefined && current.elements.length > 0;
}

/** "Was on 150", "was on the 5". */
function isAmountNext(walk: Walk, at: number): boolean {
  // "Haven't taken a single one".
  // "Stopped this one".
  const last = walk.tokens[(walk.spans[at]?.to ?? 0) - 1]?.word ?? '';
  if (walk.names.words.life.haveNot.has(walk.wordAt(at)) || walk.names.words.life.points.has(last)) return false;
  const next = walk.names.words.little.has(walk.wordAt(at + 1)) ? at + 2 : at + 1;
  return walk.spans[next]?.kind === 'amount';
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

/** "30% off at Boots": the price. */
const isOfPrice = ({ spans }: Walk, at: number): boolean => {
  const before = spans[at - 1];
  return before?.kind === 'amount' && before.unit === '%';
};

/** A status that was said: of what stands before, or of the names to come. */
export function setStatus(
  walk: Walk,
  { at, status, isMoved, isAllergy, toCome }: Omit<Force, 'isOthers' | 'at'> & { readonly at: number },
): void {
  if (
    isOfPrice(walk, at) ||
    isOfDegree(walk, at) ||
    isFailedElse(walk, at) ||
    (status === 'stopped' && takeDoseChange(walk, at))
  )
    return;
  if (status === 'not-taking' && isAtTimesOnly(walk, at)) {
    walk.isOver = true;
    return;
  }
  if (status === 'not-taking' && isOfPurpose(walk, at)) return;
  if (isAllergy === true && isTreated(walk, at)) return;
  if (status === 'stopped' && (isLastStep(walk, at) || isOnlyWished(walk, at) || isBeforeAgain(walk, at))) return;
  if (status === 'stopped' && isTriedNext(walk, at)) {
    walk.force = null;
    return;
  }
  if (status === 'stopped' && isUntilComing(walk, at)) {
    walk.isUntil = true;
    return;
  }
  const next = walk.nextName[at] ?? -1;
  const before = next >= 0 ? (walk.current ?? walk.last) : topicOf(walk, at, walk.current ?? walk.last);
  const purpose = walk.nextPurpose[at] ?? -1;
  walk.isDenied ||= status === 'not-taking';
  // "Stopped because of sertraline", "stopped when they put me on it" speak of what stands before.
  const isTurned = next >= 0 && (turnsBefore(walk, at, next) || isOfOneBefore(walk, at, next));
  walk.isOver = status !== 'planned';
  const isOfBefore = isTurned || (before !== undefined && purpose >= 0 && purpose < next);
  const hasNext = next >= 0 && !isOfBefore;
  if (hasNext && isAllergy !== true && isOfOwnWords(walk, at, next)) return;
  if (!hasNext && (isKeptUnused(walk, at, before) || isGuessOfKind(walk, at))) return;
  if (status === 'not-taking' && !hasNext && (isNoOfSomethingElse(walk, at) || isAnswerToElse(walk, at))) return;
  if ((status === 'not-taking' || status === 'stopped') && !hasNext && !isTurned && before !== undefined) {
    if (isAllergy !== true && (hasOwnObject(walk, at) || hasOwnSubject(walk, at))) {
      walk.isOfLife = true;
      return;
    }
    if (isLastOfMany(walk, at, before)) return;
  }
  if (!hasNext && (!isTurned || isAllergy === true) && before !== undefined) {
    if (isNotOfIt(walk, { at, status, isAllergy: isAllergy === true, before })) {
      walk.isOfLife = status === 'planned';
      return;
    }
  }
  // "Going on holiday for 2 weeks".
  if (status === 'planned' && !hasNext && walk.clauseEntries === 0 && isLife(walk, endOfPart(walk, at))) return;
  walk.wasDenied ||= walk.isDenied;
  // "Bisoprolol (my mum was on it too)"; "(my wife takes it, not me)".
  if (walk.depth > 0 && walk.isOfOther && !hasNext && !walk.names.words.selfToo.has(walk.wordAt(at + 1))) return;
  if (walk.depth > 0 && before !== undefined && !hasNext) {
    // "Penicillin allergy (rash as a child)": told in brackets, it is still not taken.
    if (before.status !== 'not-taking' || status !== 'stopped') before.status = status;
    return;
  }
  if (walk.force?.isOthers === true) return;
  if (status === 'planned' && walk.isLaterDose && !hasNext) return;
  // "Until finished", "till the physio starts": what is still to come.
  if (status !== 'not-taking' && walk.isUntil && !hasNext) return;
  if ((walk.isOfOther || walk.isReason) && !hasNext) return;
  // "200 mg now, was on 150": what is over is the dose.
  if (status === 'stopped' && walk.clauseEntries === 0 && !hasNext && isAmountNext(walk, at)) {
    walk.isPastDose = before !== undefined;
    if (walk.isPastDose) return;
  }
  // "Was on the 5 till last month": over since then is that dose.
  if (status === 'stopped' && walk.isPastDose && !hasNext) return;
  // "20 mg, was 40 mg until last month".
  if (status === 'stopped' && !hasNext && saidOf(walk.spans[at - 1])?.kind === 'other-dose') return;
  // "Might be moved from warfarin to apixaban": up to there it is taken.
  const isUpTo = toCome !== undefined && hasNext;
  const force: Force = { status: isUpTo ? 'taking' : status, isMoved, isAllergy: isAllergy === true, at, toCome };
  const after = walk.spans[at + 1]?.kind;
  const isHeader = after === 'colon' || (after === 'dash' && isAllergy === true && walk.clauseEntries === 0);
  if (hasNext || isHeader) {
    walk.force = force;
    walk.forceTo = reachOf(walk, at, force);
    return;
  }
  if (isTurned) {
    if (before !== undefined && isOpenTo(before, status)) before.status = status;
    return;
  }
  if (walk.clauseEntries === 0 && before === undefined) walk.force = force;
  else if (before !== undefined && (walk.clauseEntries > 0 || !isOpener(walk, at, status))) {
    for (const each of toldTogether(walk, at, before)) if (isOpenTo(each, status)) each.status = status;
  } else if (before !== undefined && isAnswer(walk, at)) before.status = 'not-taking';
  else walk.force = force;
}

/** "Every 3 months, last one 9 September": the last so far of what comes again. */
const isLastOfMany = (walk: Walk, at: number, { elements }: Gathered): boolean =>
  walk.names.words.life.lastSoFar.has(walk.wordAt(at)) &&
  elements.some((each) => each.kind === 'every' && each.days > each.times);

/** "Ran out a week ago and have not collected it" is stopped, whatever is planned; what was stopped is not denied. */
function isOpenTo({ status: told }: Gathered, status: Force['status']): boolean {
  const isOver = told === 'stopped' && status === 'planned';
  return !isOver && (told === 'taking' || told === 'planned' || status !== 'not-taking');
}

/** "Any steroids? No", "warfarin - no": the whole of an answer about what was named. */
function isAnswer(walk: Walk, at: number): boolean {
  const { spans, names } = walk;
  const asked = spans[at - 1];
  const isAsked = asked?.kind === 'dash' || (asked?.kind === 'stop' && walk.wordAt(at - 1) === '?');
  // "No never": said twice.
  let next = at + 1;
  while (next < at + MOST_DENIALS && names.words.denialOpeners.has(walk.wordAt(next))) next += 1;
  const isWhole = ENDS_ANSWER.has(spans[next]?.kind ?? 'stop') || names.words.subjects.has(walk.wordAt(next));
  return isAsked && isWhole && names.words.denialOpeners.has(walk.wordAt(at));
}
const MOST_DENIALS = 4;

/** "Metformin 500 mg / smoker - no": it answers what stands before it on its own line, and that is no medicine. */
function isAnswerToElse({ spans, names, tokens }: Walk, at: number): boolean {
  const isQuestion = tokens[spans[at - 1]?.from ?? 0]?.word === '?';
  if (
    !(isQuestion || spans[at - 1]?.kind === 'dash') ||
    !names.words.denialOpeners.has(tokens[spans[at]?.from ?? 0]?.word ?? '')
  )
    return false;
  let first = at - 1;
  while (first > at - LONGEST_ASKED && first > 0 && !ENDS_ASKED.has(spans[first - 1]?.kind ?? 'stop')) first -= 1;
  const asked = spans.slice(first, at - 1);
  // "Still on it? No", "taking now - no".
  const { syntax, isStill, prose } = names.words;
  const isOfIt = asked.some(({ from }) =>
    [syntax.it, isStill, prose.taking].some((words) => words.has(tokens[from]?.word ?? '')),
  );
  const isElse = asked.some((span) => isQuestion || !OF_TAKING.has(saidOf(span)?.kind ?? 'word'));
  return isElse && !isOfIt && asked.every(({ kind }) => kind === 'word' || kind === 'said');
}
const LONGEST_ASKED = 8;
/** When and how long it is taken, and talk: "now - no", "every day - no" answer whether it is. */
const OF_TAKING: ReadonlySet<string> = new Set([
  'talk',
  'break',
  'any-more',
  'again',
  'time',
  'ago',
  'frequency',
  'slot',
  'meals',
  'weekday',
  'needed',
]);
const ENDS_ASKED: ReadonlySet<Span['kind']> = new Set(['stop', 'comma']);
const ENDS_ANSWER: ReadonlySet<Span['kind']> = new Set(['stop', 'dash', 'comma']);

/** "No other tablets" behind a name denies something else; "not filled", and "not using" where nothing follows, is said of the name. */
function isOpener(walk: Walk, at: number, status: Force['status']): boolean {
  if (status !== 'not-taking' || !walk.names.words.denialOpeners.has(walk.wordAt(at))) return false;
  const { from = 0, to = 0 } = walk.spans[at] ?? {};
  if (pointsBack(walk, to) || isLastWord(walk, at)) return false;
  const after = walk.spans[at + 1]?.kind ?? 'stop';
  return to - from < 2 || (after !== 'stop' && after !== 'comma' && after !== 'close');
}

/** "They say I should but I don't", "I was supposed to but never did": the sentence ends with it. */
function isLastWord(walk: Walk, at: number): boolean {
  const { spans } = walk;
  const who = saidOf(spans[at - 1])?.kind === 'talk' ? at - 2 : at - 1;
  if (saidOf(spans[who])?.kind !== 'break' || (walk.clauseEntries === 0 && who <= walk.partFrom)) return false;
  const end = walk.names.words.life.did.has(walk.wordAt(at + 1)) ? at + 2 : at + 1;
  return ENDS_ANSWER.has(spans[end]?.kind ?? 'stop');
}
/** "Not on that any more", "don't take it now", "never agreed to take it". */
function pointsBack({ tokens, names }: Walk, at: number): boolean {
  const { backTo, prose } = names.words;
  if (names.words.life.points.has(tokens[at]?.word ?? '')) return true;
  for (let i = at; i < Math.min(at + FEW_WORDS, tokens.length); i++)
    if (prose.taking.has(tokens[i]?.word ?? '') && backTo.has(tokens[i + 1]?.word ?? '')) return true;
  return false;
}
const FEW_WORDS = 4;

/** "In 2019": so long ago at least. It counts where the thing was stopped. */
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
  if (span?.kind !== 'said' || span.said.kind !== 'ago') return;
  const { days, isTimes, isStop, year } = span.said;
  if (isStop && !isOfBeginning(walk, at)) setStatus(walk, { at, status: 'stopped', isMoved: false });
  if (year !== undefined) {
    stoppedIn(walk, year);
    return;
  }
  const { current } = walk;
  if (current !== undefined) current.agoDays ??= Math.floor(days * (isTimes ? span.number : 1));
}
