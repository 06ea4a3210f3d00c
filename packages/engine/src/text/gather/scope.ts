import type { Span } from '../spans.ts';
import { cueOf, isNamed } from './mention.ts';
import type { PendingStatus, Walk } from './walk.ts';

/** How far a status reaches over commas: to the end of a list whose last item is joined, or -1. */
export function scopeOf(walk: Walk, at: number, { status, isAllergy }: PendingStatus): number {
  const { reachesAll, closesDenial } = walk.names.words;
  const isOfAll = reachesAll.has(walk.wordAt(at));
  let last = '';
  let to = at + 1;
  for (; to < walk.spans.length; to++) {
    const span = walk.spans[to] as Span;
    if (span.kind === 'joint' || closesDenial.has(walk.wordAt(to))) last = walk.wordAt(to);
    else if (!isItem(walk, to, isOfAll || isAllergy === true)) break;
  }
  if (isOfAll || closesDenial.has(last)) return to;
  if (isAllergy !== true && status !== 'stopped') return -1;
  const isJoined = last !== '' && last !== '/' && isEnd(walk, to);
  // "Allergic to penicillin, codeine. Takes …": current medicines are in a separate sentence.
  const isSentence = isAllergy === true && walk.spans[to]?.kind === 'stop' && to < walk.spans.length - 1;
  return isJoined || isSentence ? to : -1;
}

function isItem(walk: Walk, at: number, isLoose: boolean): boolean {
  const span = walk.spans[at] as Span;
  if (isNamed(span) || span.kind === 'comma') return true;
  if (span.kind === 'word') return isLoose || walk.names.words.functionWords.has(walk.wordAt(at));
  return cueOf(span)?.kind === 'talk' && walk.names.words.vague.has(walk.wordAt(at));
}

/** Nothing more follows the last one, except a time. */
function isEnd(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  if (span === undefined || span.kind === 'stop') return true;
  const kind = cueOf(span)?.kind;
  return kind === 'ago' || kind === 'month' || kind === 'time' || walk.names.words.yearLeads.has(walk.wordAt(at));
}
