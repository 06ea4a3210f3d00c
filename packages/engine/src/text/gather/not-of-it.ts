import type { ReadingStatus } from '@evidose/contract';
import type { Span } from '../spans.ts';
import { type Gathered, saidOf } from './gathered.ts';
import { endOfPart } from './life.ts';
import { hasOwnObject } from './own-object.ts';
import type { Walk } from './walk.ts';

interface SaidBehind {
  readonly at: number;
  readonly status: ReadingStatus;
  readonly isAllergy: boolean;
  /** The medicine that it would be said of. */
  readonly before: Gathered;
}

/**
 * Behind a list people go on with their lives: "I am allergic to cats", "periods stopped two years ago", "on holiday next
 * week". What is stopped, denied or planned there has a subject or an object of its own, and is not the medicine.
 */
export function isNotOfIt(walk: Walk, said: SaidBehind): boolean {
  if (said.isAllergy) return hasObject(walk, said.at) || isDoneBy(walk, said.at);
  if (INTOLERANT.has(walk.wordAt(said.at)) && isContent(walk, walk.spans[said.at - 1])) return true;
  if (said.status === 'planned')
    return isPlanOfLife(walk, said.at) || (STARTS.has(walk.wordAt(said.at)) && hasOwnObject(walk, said.at));
  if (said.status === 'not-taking')
    return [isOnlyAtFirst, isDoneBy, isOfSelf, isWishedAway].some((is) => is(walk, said.at));
  if (isStillHad(walk, said.at) || isPastOf(walk, said.at) || isTimeOfLife(walk, said.at)) return true;
  return (
    isOfSubject(walk, said.at) || isOnOccasion(walk, said.at) || isBeginning(walk, said) || isOfDischarge(walk, said.at)
  );
}

/** "Lactose intolerant". */
const INTOLERANT: ReadonlySet<string> = new Set(['intolerant', 'intolerance', 'sensitive', 'sensitivity']);

/** "Starting a new job on Monday"; "starting next week", "starting it" are said of the medicine. */
const STARTS: ReadonlySet<string> = new Set(['starting', 'start', 'starts', 'begin', 'begins', 'beginning']);

/** "Allergic to cats", "allergic to pollen"; "allergic to it" is said of the medicine. */
function hasObject({ spans, tokens, names }: Walk, at: number): boolean {
  const { to = 0 } = spans[at] ?? {};
  const { backTo, taking, objectLeads } = names.words;
  const next = tokens[to];
  if (!objectLeads.has(tokens[to - 1]?.word ?? '') || next?.kind !== 'word') return false;
  return !backTo.has(next.word) && !taking.has(next.word);
}

/** "Periods stopped", "the headaches have stopped": in a part of its own, what stands directly before it is what is over. */
function isOfSubject(walk: Walk, at: number): boolean {
  const { spans, names, partFrom } = walk;
  if (walk.clauseEntries > 0 || at <= partFrom) return false;
  // "The bleeding has stopped".
  const before = spans[AUXILIARY.has(walk.wordAt(at - 1)) ? at - 2 : at - 1];
  const kind = saidOf(before)?.kind;
  if (kind !== 'ailment' && !isContent(walk, before)) return false;
  // "For migraine, stopped", "gave me a cough stopped it": why, and what it did.
  const { pastWords } = names.words;
  for (let i = partFrom; i < at; i++)
    if (saidOf(spans[i])?.kind === 'purpose' || pastWords.has(walk.wordAt(i))) return false;
  return true;
}

const AUXILIARY: ReadonlySet<string> = new Set(['has', 'have', 'had', 'is', 'are', 'finally', 'now', 'just', 'all']);

/** "Bee stings bring me out in hives": what does that is named before. */
function isDoneBy(walk: Walk, at: number): boolean {
  const { spans, names, partFrom } = walk;
  if (walk.clauseEntries > 0 || at <= partFrom || names.words.denialOpeners.has(walk.wordAt(at))) return false;
  return isContent(walk, spans[at - 1]) && !DENIES.has(walk.wordAt(at));
}
const DENIES: ReadonlySet<string> = new Set([
  'cant',
  'cannot',
  'didnt',
  'did',
  'doesnt',
  'does',
  'wont',
  'will',
  'refuse',
  'refused',
  'avoid',
]);

/** "I wish I didn't need it". */
function isWishedAway(walk: Walk, at: number): boolean {
  const { from = 0 } = walk.spans[at] ?? {};
  return [from - 1, from - 2].some((i) => WISHES.has(walk.tokens[i]?.word ?? ''));
}
const WISHES: ReadonlySet<string> = new Set(['wish', 'wished', 'wishing']);

/** "So I'm not up all night", "I'm not one for doctors": how somebody is; "I'm not on it", "I'm not taking any" is denied. */
function isOfSelf(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { from = 0, to = 0 } = spans[at] ?? {};
  if (walk.wordAt(at) !== NOT || to - from > 1 || !I_AM.has(tokens[from - 1]?.word ?? '')) return false;
  const next = tokens[to];
  return next?.kind === 'word' && !names.words.deniedOfSelf.has(next.word);
}
const NOT = 'not';
const I_AM: ReadonlySet<string> = new Set(['im', 'am', 'was', 'were', 'are']);

/** "I've had this one for years" is still so. */
function isStillHad(walk: Walk, at: number): boolean {
  const { tokens, names } = walk;
  const { from = 0, to = 0 } = walk.spans[at] ?? {};
  if (walk.wordAt(at) !== HAD) return false;
  // "Had it ever since my daughter was born".
  const isSince = names.words.backTo.has(tokens[to]?.word ?? '') && SINCE.has(tokens[to + 1]?.word ?? '');
  return isSince || HAVE.has(tokens[from - 1]?.word ?? '');
}
const SINCE: ReadonlySet<string> = new Set(['since', 'ever', 'all']);
const HAD = 'had';
const HAVE: ReadonlySet<string> = new Set(['ive', 'have', 'weve', 'has', 'hes', 'shes']);

/** "Can't sleep past 4", "it was half that until May": an hour, or another dose. */
function isPastOf(walk: Walk, at: number): boolean {
  if (walk.wordAt(at) === PAST && walk.spans[at + 1]?.kind === 'amount') return true;
  if (!walk.names.words.untils.has(walk.wordAt(at))) return false;
  for (let i = Math.max(walk.partFrom, at - FAR); i < at; i++)
    if (OTHER_DOSE.has(saidOf(walk.spans[i])?.kind ?? '') || hasOtherDose(walk, i)) return true;
  return false;
}
const hasOtherDose = ({ spans, tokens }: Walk, at: number): boolean =>
  tokens.slice(spans[at]?.from ?? 0, spans[at]?.to ?? 0).some(({ word }) => LESS_OR_MORE.has(word));
const LESS_OR_MORE: ReadonlySet<string> = new Set([
  'half',
  'double',
  'less',
  'more',
  'lower',
  'higher',
  'smaller',
  'bigger',
]);
const PAST = 'past';
const OTHER_DOSE: ReadonlySet<string> = new Set(['half', 'half-of', 'other-dose']);

/** "Lost a kidney as a child", "broke my leg in my twenties": the time of something else. */
function isTimeOfLife(walk: Walk, at: number): boolean {
  const { spans, names } = walk;
  const isTime = TIME_LEADS.has(walk.wordAt(at)) || saidOf(spans[at])?.kind === 'ago';
  if (!isTime || names.words.untils.has(walk.wordAt(at))) return false;
  const start = walk.clauseEntries > 0 ? behindLast(walk, at) : walk.partFrom;
  for (let i = start; i < at; i++) if (isContent(walk, spans[i])) return true;
  return false;
}
const TIME_LEADS: ReadonlySet<string> = new Set([
  'as',
  'when',
  'while',
  'during',
  'in',
  'before',
  'back',
  'past',
  'for',
  'after',
]);

/** "I ran out once in August": it happened, and was over. */
function isOnOccasion({ spans, tokens, names }: Walk, at: number): boolean {
  const { to = 0 } = spans[at] ?? {};
  return names.words.occasions.match(tokens, to, () => null) !== null;
}

/** "Put me on sertraline back in June", "mirtazapine 15 mg at night back in March": the day of the beginning. */
function isBeginning({ spans, tokens, names, clauseFrom }: Walk, { at, before }: SaidBehind): boolean {
  const { from = 0 } = spans[at] ?? {};
  if (tokens[from]?.word !== BACK) return false;
  const { beginnings } = names.words;
  return before.elements.length > 0 || tokens.slice(clauseFrom, from).some(({ word }) => beginnings.has(word));
}
const BACK = 'back';

/** "Weight on d/c 81 kg": the day on which somebody left the hospital. */
const isOfDischarge = (walk: Walk, at: number): boolean =>
  DISCHARGE.has(walk.wordAt(at)) && ON.has(walk.tokens[(walk.spans[at]?.from ?? 0) - 1]?.word ?? '');
const DISCHARGE: ReadonlySet<string> = new Set(['d', 'dc']);
const ON: ReadonlySet<string> = new Set(['on', 'at', 'upon', 'since', 'after', 'post', 'from']);

/** "I didn't like it at first". */
function isOnlyAtFirst(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  for (let i = at + 1; i < endOfPart(walk, at); i++)
    if (names.words.atFirst.match(tokens, spans[i]?.from ?? 0, () => null) !== null) return true;
  return false;
}

/** "On holiday next week", "they might change it soon", "maybe 3 a month": a time or a doubt, and no word of beginning it. */
function isPlanOfLife(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { from = 0, to = 0 } = spans[at] ?? {};
  const { planHints } = names.words;
  // "Maybe 3 a month", "going on 11 years".
  const isCounted = spans[at + 1]?.kind === 'amount' || saidOf(spans[at + 1])?.kind === 'frequency';
  if (isCounted && (walk.wordAt(at) === 'going' || planHints.has(walk.wordAt(at)))) return true;
  if (!tokens.slice(from, to).every(({ word, kind }) => kind !== 'word' || planHints.has(word))) return false;
  const start = walk.clauseEntries > 0 ? behindLast(walk, at) : walk.partFrom;
  let isElse = false;
  for (let i = start; i < endOfPart(walk, at); i++) {
    if (i === at) continue;
    if (speaksOfBeginning(walk, i)) return false;
    const isAwaited = i < at || WAITS.has(walk.wordAt(at));
    isElse ||= isContent(walk, spans[i]) || (isAwaited && saidOf(spans[i])?.kind === 'ailment');
  }
  return isElse;
}

/** "Waiting on a hip replacement". */
const WAITS: ReadonlySet<string> = new Set(['waiting', 'awaiting', 'booked', 'due', 'pending']);

/** "Before I can start", "might have to go on it". */
function speaksOfBeginning({ spans, tokens, names }: Walk, at: number): boolean {
  const { beginnings, backTo } = names.words;
  const { from = 0, to = 0 } = spans[at] ?? {};
  for (let i = from; i < to; i++) {
    const { word = '' } = tokens[i] ?? {};
    if (beginnings.has(word) || (word === 'on' && backTo.has(tokens[i + 1]?.word ?? ''))) return true;
  }
  return false;
}

/** "I had a stent in 2019 so it's clopidogrel": what was had is named before the medicine, and "so" turns to it. */
export function isHadBefore(walk: Walk, at: number, next: number): boolean {
  const { spans } = walk;
  if (walk.wordAt(at) !== HAD || next - at > FAR) return false;
  let isElse = false;
  for (let i = at + 1; i < next; i++) {
    const kind = saidOf(spans[i])?.kind;
    isElse ||= isContent(walk, spans[i]) || kind === 'ailment' || kind === 'person';
    if (isElse && SO.has(walk.wordAt(i))) return true;
  }
  return false;
}
const SO: ReadonlySet<string> = new Set(['so', 'hence', 'therefore']);

/** Behind the last span that speaks of the medicine itself. */
function behindLast({ spans }: Walk, at: number): number {
  let from = at;
  while (from > 0 && at - from < FAR && OF_LIFE.has(spans[from - 1]?.kind ?? 'stop') && !isDirection(spans[from - 1]))
    from -= 1;
  return from;
}
const FAR = 12;
const OF_LIFE: ReadonlySet<Span['kind']> = new Set(['word', 'said']);
const isDirection = (span: Span | undefined): boolean => TIMES.has(saidOf(span)?.kind ?? '');
const TIMES: ReadonlySet<string> = new Set(['frequency', 'slot', 'meals', 'piece', 'course', 'purpose']);

/** A word that says something, and nothing of taking or beginning a medicine. */
export function isContent({ tokens, names }: Walk, span: Span | undefined): boolean {
  const said = saidOf(span);
  if (span !== undefined && names.words.prose.doings.match(tokens, span.from, () => null) !== null) return true;
  if (span === undefined || (span.kind !== 'word' && said === null)) return false;
  if (said !== null)
    return said.kind === 'thing' || said.kind === 'needed' || (said.kind === 'talk' && said.isApart === true);
  const { grammar, little, by, taking, beginnings, medicine, subjects, doers, prose, isEnglish } = names.words;
  const { word = '', kind } = tokens[span.from] ?? {};
  if (kind !== 'word' || word.length < 3 || !isEnglish(word) || word.endsWith('ly')) return false;
  return ![grammar, little, by, taking, beginnings, medicine, subjects, doers, prose.taking].some((list) =>
    list.has(word),
  );
}
