import type { Span } from '../spans.ts';
import { cueTargetOf } from './cue-target.ts';
import { takeNow } from './instead.ts';
import { cueOf, endsAt, isRhythm } from './mention.ts';
import { ask } from './status.ts';
import type { Walk } from './walk.ts';

/** "Ramipril changed to losartan": the first one is over. "20 mg changed to 10 mg" is another dose of the same. */
export function takeReplaced(walk: Walk, at: number): void {
  if (walk.spans[at + 1]?.kind === 'amount' && (walk.nextName[at] ?? -1) < 0) {
    walk.note(at, { kind: 'now' });
    return;
  }
  if ((walk.nextName[at] ?? -1) < 0 && !isUnnamed(walk, at)) return;
  const entry = walk.current ?? walk.last;
  if (entry !== undefined) entry.status = 'stopped';
  walk.pending = null;
}

/** "Switched to something else": an unnamed one; "we moved to Spain" and "changed to the evening" replace nothing. */
function isUnnamed({ spans, tokens, names }: Walk, at: number): boolean {
  const { to = 0 } = spans[at] ?? {};
  const behind = tokens.slice(to, to + FEW);
  // "Changed to a new GP", "switched to capsules".
  if (behind.some(({ word }) => names.words.subjects.has(word)) || cueOf(spans[at + 1])?.kind === 'piece') return false;
  return behind.some(
    ({ word }) =>
      names.words.vague.has(word) || names.words.medicine.has(word) || names.words.unrelated.somethingElse.has(word),
  );
}
const FEW = 4;

/** "Bisoprolol replaced my atenolol"; a hip is replaced too. */
export function takeTookOver(walk: Walk, at: number): void {
  const { from = 0, to = 0 } = walk.spans[at] ?? {};
  // "They have replaced it with an injection".
  if (
    walk.names.words.unrelated.points.has(walk.tokens[to]?.word ?? '') &&
    walk.last?.status === 'taking' &&
    (walk.nextName[at] ?? -1) < 0
  ) {
    // "Restarted it after they stopped it".
    const isAgain = walk.spans
      .slice(0, at)
      .some(({ from }, i) => from >= walk.clause.from && cueOf(walk.spans[i])?.kind === 'again');
    if (isAgain) ask(walk.last, 'stopped');
    else walk.last.status = 'stopped';
    return;
  }
  if ((walk.current !== undefined || to - from > 1) && (walk.nextName[at] ?? -1) >= 0)
    walk.pending = { status: 'stopped', isMoved: false };
}

/** "Restarted last week", "back on it now": what was stopped is taken again. Before another name it is that which is. */
export function takeAgain(walk: Walk, at: number): void {
  walk.pending = null;
  walk.part.isPastDose = false;
  const { last } = walk;
  if (last === undefined || (walk.nextName[at] ?? -1) >= 0) return;
  if (last.status === 'stopped') last.status = 'taking';
  // "Started again at 12.5": another dose than before.
  const next = cueOf(walk.spans[at + 1])?.kind === 'talk' ? at + 2 : at + 1;
  if (walk.spans[next]?.kind === 'amount') walk.note(at, { kind: 'now' });
}

/** "Was given oxycodone, never took any"; in "never took it again" it was taken. */
export function takeNeverTaken(walk: Walk, at: number): void {
  const { last } = walk;
  // "Prescribed in 2020": that is when it was ordered, and not when it was taken.
  const isOpen = last !== undefined && (last.agoDays === null || last.isPrescribed === true);
  if (isOpen && isClosed(walk, at + 1)) {
    if (last.isNeeded) ask(last, 'not-taking');
    else last.status = 'not-taking';
  }
}

/** "Accutane done in 2022": directly after a name it is over; an injection or a blood test is done every year. */
export function takeDone(walk: Walk, at: number): void {
  const { current, spans, names } = walk;
  if (names.words.unrelated.done.has(walk.wordAt(at - 1)) && current?.name != null && spans[at - 2] === current.name)
    current.status = 'stopped';
}

/** "They offered me a statin, I said no". */
export function takeRefused(walk: Walk, at: number): void {
  const { to = 0 } = walk.spans[at] ?? {};
  // "She said no aspirin".
  if (walk.names.words.syntax.no.has(walk.tokens[to - 1]?.word ?? '') && walk.spans[at + 1]?.kind === 'name') {
    walk.pending = { status: 'not-taking', isMoved: false };
    return;
  }
  const { last } = walk;
  if (last === undefined) return;
  // "I didn't want to but the doctor insisted".
  const bearing = cueTargetOf(walk, { at, status: 'not-taking', isAllergy: false }, last);
  if (bearing === 'unsure' || cueOf(walk.spans[at + 1])?.kind === 'break') ask(last, 'not-taking');
  else if (bearing === 'medicine' && (last.status === 'planned' || last.status === 'taking'))
    last.status = 'not-taking';
}

/** "But", "now", "just": the previous status ends here. */
export function takeBreak(walk: Walk, at: number): void {
  const span = walk.spans[at];
  if (span === undefined) return;
  takeNow(walk, at);
  walk.part.isPastDose = false;
  walk.clause.isOver = false;
  walk.clause.isReason = false;
  if (isNoMore(walk, at)) endDenied(walk);
  // "Came off it last spring, back on 150 mg".
  if (isOnDose(walk, at) && walk.last?.status === 'stopped') walk.last.status = 'taking';
  if (isOtherDay(walk, at)) walk.attach(at, { kind: 'every', times: 1, days: 1 });
  // "My wife is diabetic and on metformin": still hers.
  const words = walk.tokens.slice(span.from, span.to);
  walk.clause.isToday ||= words.some(({ word }) => walk.names.words.nowBehind.has(word));
  const isSelf = words.some(({ word }) => walk.names.words.selfToo.has(word));
  if (walk.pending?.isOthers !== true || !walk.names.words.syntax.and.has(walk.wordAt(at)) || isSelf)
    walk.pending = null;
  walk.clause.isDenied = false;
  // "My iron was low so I take it".
  if (
    walk.last !== undefined &&
    (!walk.line.isStart || walk.current !== undefined) &&
    endsAt(walk, walk.names.words.theyTake, span.to)
  )
    walk.last.isLevel = false;
  // "She wants me on it so I take one a day".
  if (walk.current?.status === 'planned' && endsAt(walk, walk.names.words.theyTake, span.to))
    walk.current.status = 'taking';
}

/** "Back on 150 mg", "now on 5": a dose of what was named before. */
function isOnDose({ spans, tokens, names, nextName }: Walk, at: number): boolean {
  const isOn = names.words.syntax.on.has(tokens[(spans[at]?.to ?? 0) - 1]?.word ?? '');
  return isOn && spans[at + 1]?.kind === 'amount' && (nextName[at] ?? -1) < 0;
}

/** "3 mg but 4 on Mondays": the first is that of every other day. */
function isOtherDay({ spans, hasAmount, current, waiting }: Walk, at: number): boolean {
  if (spans[at + 1]?.kind !== 'amount' || !hasAmount || current?.elements.some(isRhythm) === true) return false;
  const days = [at + 2, at + 3].some((next) => cueOf(spans[next])?.kind === 'weekday');
  return days && !waiting.elements.some(isRhythm);
}

/** What is no longer taken was once taken. */
export function endDenied(walk: Walk): void {
  for (const entry of walk.entries.slice(-Math.max(walk.clause.named, 1)))
    if (entry.status === 'not-taking') entry.status = 'stopped';
}

/** "No librium now, detox done": it was taken. In "no librium, now on diazepam" the next is named. */
function isNoMore(walk: Walk, at: number): boolean {
  const { from = 0, to = 0 } = walk.spans[at] ?? {};
  if (to - from > 1 || !walk.names.words.nowBehind.has(walk.wordAt(at)) || walk.clause.named === 0) return false;
  const isDenied =
    walk.pending?.status === 'not-taking' && walk.pending.isOthers !== true && walk.pending.isAllergy !== true;
  return isDenied && isClosed(walk, at + 1);
}

const isClosed = ({ spans }: Walk, at: number): boolean => CLOSES.has(spans[at]?.kind ?? 'stop');
const CLOSES: ReadonlySet<Span['kind']> = new Set(['stop', 'comma', 'dash', 'close', 'joint']);
