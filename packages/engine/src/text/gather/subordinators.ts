import type { ReadingStatus } from '@evidose/contract';
import type { Cue } from '../cues.ts';
import type { Span } from '../spans.ts';
import { endsIn } from '../word-lists.ts';
import { cueOf, isNamed, type Mention, PUNCTUATION } from './mention.ts';
import type { Walk } from './walk.ts';

/** "Stopped when they put me on atorvastatin", "not with my citalopram": from here on it is about another medicine. */
export function isSubordinator(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { turns } = names.words;
  const span = spans[at];
  const word = walk.wordAt(at);
  if (span === undefined || !turns.has(word)) return false;
  const kind = cueOf(span)?.kind;
  // "Before that ibuprofen": applies to what follows, and is not a turn.
  if (kind === 'status' && span.to - span.from > 1 && names.words.backTo.has(tokens[span.to - 1]?.word ?? ''))
    return false;
  const isWhole = span.to - span.from > 1 && kind !== 'frequency' && kind !== 'time';
  const next = tokens[span.from + 1]?.word ?? '';
  // "Can't take it while on warfarin".
  const isOn = names.words.syntax.on.has(next) && spans[at + 2]?.kind === 'name';
  return isWhole || isOn || spans[at + 1]?.kind === 'name' || isLead(walk, next);
}

/** "After reading about it", "since they …". */
const isLead = ({ names }: Walk, word: string): boolean =>
  names.words.turnLeads.has(word) ||
  names.words.subjects.has(word) ||
  (word.length > SHORTEST && endsIn(word, names.words.syntax.doingEnds));
const SHORTEST = 4;

/** "Quit diazepam and they gave me pregabalin": starts its own sentence. */
export function startsSentence(walk: Walk, at: number): boolean {
  const { subjects } = walk.names.words;
  if (startsDoing(walk, at)) return true;
  if (walk.spans[at]?.kind === 'joint') return subjects.has(walk.tokens[walk.spans[at]?.to ?? 0]?.word ?? '');
  return walk.clause.named > 0 && walk.pending?.isAllergy !== true && subjects.has(walk.wordAt(at));
}

/** A past status ends where the next medicine has its own verb. */
function startsDoing(walk: Walk, at: number): boolean {
  const { pending, clause } = walk;
  const isOver = pending !== null && pending.isAllergy !== true && OVER.has(pending.status);
  return isOver && clause.named > 0 && hasOwnDoing(walk, at);
}

/** "Stopped ramipril and was put on losartan": the next name has its own words; "and my losartan" has none. */
export function hasOwnDoing(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { joinedWords, goesOnBehind, syntax } = names.words;
  const isJoint = spans[at]?.kind === 'joint';
  if (!isJoint && !(cueOf(spans[at])?.kind === 'purpose' && syntax.and.has(walk.wordAt(at)))) return false;
  let hasOwnWords = !isJoint;
  let hasName = false;
  for (let i = at + 1; i < Math.min(at + FAR, spans.length); i++) {
    const span = spans[i] as Span;
    if (PUNCTUATION.includes(span.kind)) return false;
    if (isNamed(span)) hasName = true;
    else if (!hasName && (span.kind === 'word' || OWN.has(cueOf(span)?.kind ?? 'time')))
      hasOwnWords ||= tokens.slice(span.from, span.to).some(({ word }) => !joinedWords.has(word));
    if (hasName && (hasOwnWords || goesOnBehind.match(tokens, span.to) !== null)) return true;
    if (hasName && span.kind !== 'amount' && !isNamed(span)) return false;
  }
  return false;
}
const OWN: ReadonlySet<Cue['kind']> = new Set(['talk', 'prescribed'] as const);
const OVER: ReadonlySet<ReadingStatus> = new Set(['stopped', 'not-taking'] as const);
const FAR = 8;

/** "No calcium with vitamin D" denies both; "no ibuprofen with methotrexate" is advice to someone who takes it. */
export function isCompanion(walk: Walk, at: number): boolean {
  const { names, spans, tokens } = walk;
  if (!names.words.combining.has(walk.wordAt(at)) || names.words.mine.has(walk.wordAt(at + 1))) return false;
  if (tokens[spans[at]?.from ?? 0]?.kind === 'sign') return true;
  const next = spans[walk.nextName[at] ?? -1];
  return next?.kind !== 'name' || next.meaning.supplement !== undefined;
}

const LONGEST = 24;

export function turnsBefore(walk: Walk, at: number, next: number): boolean {
  const isStopped = cueOf(walk.spans[at])?.kind === 'status' && !walk.clause.isDenied;
  // "Until they changed me over to it" turns with its own word.
  const isOwn = (walk.spans[at]?.to ?? 0) - (walk.spans[at]?.from ?? 0) === 1;
  for (let i = isOwn ? at : at + 1; i < Math.min(next, at + LONGEST); i++) {
    if (!isSubordinator(walk, i)) continue;
    if (isStopped && isCompanion(walk, i)) continue;
    return true;
  }
  return false;
}

/** "… with my citalopram so I binned it": means the topic before it, not the reason. */
export function topicOf(walk: Walk, at: number, before: Mention | undefined): Mention | undefined {
  if (before?.isBeside !== true || !speaksBack(walk, at, before)) return before;
  return walk.entries.findLast(({ isBeside }) => !isBeside);
}

function speaksBack({ spans, tokens, names }: Walk, at: number, { name, unknown }: Mention): boolean {
  const from = (name ?? unknown)?.to ?? 0;
  const to = (spans[at]?.to ?? 0) + 1;
  return tokens.slice(from, to).some(({ word }) => names.words.backTo.has(word));
}
