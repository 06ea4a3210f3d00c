import type { Element } from '../directions/elements.ts';
import type { Span } from '../spans.ts';
import { endsIn } from '../word-lists.ts';
import { cueOf, isBare, isRhythm, type Mention, nothing, type Waiting } from './mention.ts';
import { behindMedicine, endOfPart, isOfLife as isElse, isOfRunOn, startsUnrelated } from './unrelated.ts';
import type { Walk } from './walk.ts';

/** "When needed", "if it is bad": taken now and then, unless it is taken every day besides. */
export function takeNeed(walk: Walk, at: number, isWhen: boolean): void {
  if (isWhen && (walk.clause.isOver || isPastWhen(walk, at) || isOfRunOn(walk, at) || isAtHour(walk, at))) return;
  // "On holiday next week".
  if (!isWhen && isDated(walk, at)) return;
  // "Two puffs twice daily plus one as needed": it is taken every day besides.
  const isTimed = walk.current?.elements.some(isRhythm) === true;
  if (!walk.part.hasName && isTimed && !tellsOften(walk, at) && !walk.goesForward(at)) return;
  if (isOfLife(walk, at, isWhen) || isOftenAgain(walk, at) || isOfSelf(walk, at)) return;
  // "20 mg, extra if my weight goes up".
  if (walk.hasAmount && walk.names.words.besides.has(walk.wordAt(at - 1))) return;
  // "1 g daily, 3 g if I get a cold sore".
  if (walk.clause.named === 0 && hasDose(walk.waiting) && isRegular(walk.last)) {
    walk.waiting = nothing();
    return;
  }
  // "20 mg, sometimes 40": it is the other dose that is taken now and then.
  const isOther = walk.spans[at + 1]?.kind === 'amount' && walk.hasAmount && (walk.nextName[at] ?? -1) < 0;
  if (isOther && !isQuantityBehind(walk, at)) {
    walk.part.isPastDose = true;
    return;
  }
  tellNeeded(walk, at);
}

/** "School days only", "during pollen season only": when it is taken, in words that nothing reads. */
export function askOnly({ spans, tokens, names, entries, clause }: Walk, at: number): void {
  const [before, next] = [spans[at - 1], spans[at + 1]?.kind ?? 'stop'];
  const isRead = before?.kind !== 'word' && cueOf(before)?.kind !== 'time';
  if (isRead || !ENDS.has(next) || !names.words.restricts.has(tokens[spans[at]?.from ?? 0]?.word ?? '')) return;
  for (const entry of entries.slice(-Math.max(clause.named, 1)))
    if (entry.status === 'taking' && !entry.isNeeded) entry.otherStatus ??= 'as-needed';
}
const ENDS: ReadonlySet<Span['kind']> = new Set(['stop', 'comma', 'close']);

/** "Trazodone 50 at night as needed hydroxyzine": it may be said of the name behind it. */
export function askNeedBetween({ spans, entries }: Walk): void {
  for (const [at, span] of spans.entries()) {
    const next = spans[at + 1];
    if (cueOf(span)?.kind !== 'needed' || next?.kind !== 'name') continue;
    const entry = entries.find(({ name }) => name === next);
    if (entry?.status === 'taking' && isBare(entry)) entry.otherStatus ??= 'as-needed';
  }
}

/** "One when required 14", "1 prn 28 tablets": the number after a complete need is the quantity dispensed. */
function isQuantityBehind({ spans, tokens, names }: Walk, at: number): boolean {
  const behind = spans[at + 1];
  const last = tokens[(spans[at]?.to ?? 0) - 1]?.word ?? '';
  if (behind?.kind !== 'amount' || behind.unit !== null) return false;
  const isPack = behind.value >= LEAST_PACK && cueOf(spans[at + 2])?.kind === 'piece';
  return isPack || endsIn(last, names.words.syntax.pastEnds);
}
/** No one takes this many tablets at once. */
const LEAST_PACK = 10;

/** "Iron twice a day. I sometimes sleep badly": a sentence of content words without names is about something else. */
function isOfLife(walk: Walk, at: number, isWhen: boolean): boolean {
  const { last } = walk;
  // "Ibuprofen, headaches now and then" gives its purpose; an entry with times is taken at those times.
  if (last === undefined || !last.elements.some(isRhythm)) return false;
  // "Four times a day, only when wheezy": its own sentence, or one with a subject.
  const isOwnLine = walk.line.from === walk.entries.length;
  if (isWhen && !(isOwnLine && isRegular(last))) return false;
  const from = behindMedicine(walk, at);
  if (!isOwnLine && (from === at || !startsUnrelated(walk, from))) return false;
  return isElse(walk, from, at) || (!isWhen && isElse(walk, at + 1, endOfPart(walk, at)));
}

/** "Once a week, NOT daily": repeats the stated frequency. */
function isOftenAgain(walk: Walk, at: number): boolean {
  if (!walk.names.words.denialOpeners.has(walk.wordAt(at))) return false;
  const of = walk.current ?? walk.last;
  return of?.isNeeded === false && of.elements.some((each) => isSeldom(each));
}
const isSeldom = (element: Element): boolean =>
  element.kind === 'weekday' || (element.kind === 'every' && element.days > element.times);

/** "I forget my evening dose sometimes", "rarely ill otherwise": what is now and then is a slip, or how one is. */
function isOfSelf({ tokens, spans, names, part, clause, hasAmount }: Walk, at: number): boolean {
  const { slips, ownStates } = names.words.unrelated;
  const { from = 0, to = 0 } = spans[at] ?? {};
  const next = names.words.subjects.has(tokens[to]?.word ?? '') ? to + 1 : to;
  if (clause.named === 0 && hasAmount && ownStates.has(tokens[next]?.word ?? '')) return true;
  const near = tokens.slice(Math.max(spans[part.from]?.from ?? 0, from - FAR), next + 1);
  return near.some(({ word }) => slips.has(word));
}
const FAR = 12;

/** Followed by an everyday date: not a recurring occasion. */
function isDated({ spans, tokens, names }: Walk, at: number): boolean {
  // "In August".
  const next = spans[cueOf(spans[at + 1])?.kind === 'talk' ? at + 2 : at + 1];
  const cue = cueOf(next);
  if (cue?.kind === 'month' || cue?.kind === 'ago') return true;
  const isPlan = cue?.kind === 'status' && cue.status === 'planned';
  return isPlan && tokens.slice(next?.from ?? 0, next?.to ?? 0).every(({ word }) => names.words.planHints.has(word));
}

/** "When I feed the cat at 7 am": what is done every day at that hour. With an ailment beside it, it is a need. */
function isAtHour({ spans }: Walk, at: number): boolean {
  let hasHour = false;
  for (let i = at + 1; i < Math.min(at + FAR, spans.length) && !ENDS_WHEN.has(spans[i]?.kind ?? 'stop'); i++) {
    const cue = cueOf(spans[i]);
    if (cue?.kind === 'ailment') return false;
    hasHour ||= cue?.kind === 'slot' && cue.hour !== undefined;
  }
  return hasHour;
}
const ENDS_WHEN: ReadonlySet<Span['kind']> = new Set(['stop', 'comma', 'dash', 'joint', 'name', 'unknown']);

/** "When I came out to Calgary": what happened then is no need; "when I had a headache" may be one. */
function isPastWhen(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { subjects, mine, pastWords, syntax } = names.words;
  const end = spans[at]?.to ?? 0;
  const who = subjects.has(tokens[end - 1]?.word ?? '') ? end - 1 : end;
  const verb = mine.has(tokens[who]?.word ?? '') ? who + 2 : who + 1;
  if (!subjects.has(tokens[who]?.word ?? '') && verb !== who + 2) return false;
  const word = tokens[verb]?.word ?? '';
  const isPast =
    (pastWords.has(word) && !names.words.unrelated.presentToo.has(word)) ||
    (word.length > SHORTEST && endsIn(word, syntax.pastEnds));
  return isPast && !spans.slice(at + 1, at + NEAR).some((span) => cueOf(span)?.kind === 'ailment');
}
/** "Need", "feed". */
const SHORTEST = 4;
const NEAR = 6;

/** "For seizures only": unless it is taken every day. */
export function takeEpisode(walk: Walk, at: number): void {
  if (!isRegular(walk.current)) tellNeeded(walk, at);
}

/** "Up to 8 a day": a limit means as-needed use, unless a frequency was stated. */
export function takeLimit(walk: Walk, at: number): void {
  const of = walk.current ?? walk.last;
  if (isMeasure(walk.spans[at + 1]) && of?.elements.some(isFixed) !== true) tellNeeded(walk, at);
}

/** "With food or milk 2 times a day as needed": the part has its own frequency. */
const tellsOften = ({ spans, part }: Walk, at: number): boolean =>
  spans.slice(part.from, at).some((span) => OFTEN.has(cueOf(span)?.kind ?? ''));
const OFTEN: ReadonlySet<string> = new Set(['frequency', 'slot']);

/** "Every 6 to 8 hours" is as often as one may. */
const isFixed = (each: Element): boolean => isRhythm(each) && !(each.kind === 'every' && each.days < 1);

function tellNeeded(walk: Walk, at: number): void {
  walk.tell(at, (target) => {
    target.isNeeded = true;
  });
}

const hasDose = ({ elements }: Waiting): boolean => elements.some(({ kind }) => kind === 'amount');

const isRegular = (entry: Mention | undefined): boolean =>
  entry !== undefined && !entry.isNeeded && entry.elements.some((each) => each.kind === 'every' && each.days <= 1);

const isMeasure = (span: Span | undefined): boolean => span?.kind === 'amount' || cueOf(span)?.kind === 'frequency';
