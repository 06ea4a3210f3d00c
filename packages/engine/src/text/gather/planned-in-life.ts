import { isContent, lifeFrom } from './content.ts';
import { type Gathered, isRhythm, saidOf } from './gathered.ts';
import { endOfPart } from './life.ts';
import { hasOwnObject } from './own-object.ts';
import type { Walk } from './walk.ts';

/** Something else than the medicine is planned: "starting a new job"; "starting next week", "starting it" are said of the medicine. */
export const isPlannedInLife = (walk: Walk, at: number, before: Gathered): boolean =>
  isNextBox(walk, at, before) || isOtherArrival(walk, at) || isPlanOfLife(walk, at) || startsElse(walk, at);

/** "Starting a new job". */
const startsElse = (walk: Walk, at: number): boolean =>
  walk.names.words.life.starts.has(walk.wordAt(at)) && hasOwnObject(walk, at);

/** "Twice a day, picking it up Friday", "as needed, it's in the post": what is taken already comes again. */
const isNextBox = (walk: Walk, at: number, { elements, isNeeded }: Gathered): boolean =>
  (isNeeded || elements.some(isRhythm)) && walk.names.words.life.fetches.has(walk.wordAt(at));

/** "My sister is arriving tomorrow", "the parcel is in the post": somebody or something else comes. */
function isOtherArrival(walk: Walk, at: number): boolean {
  const { spans, names, clauseEntries } = walk;
  if (!names.words.life.arrivals.has(walk.wordAt(at)) || clauseEntries > 0) return false;
  return spans
    .slice(lifeFrom(walk, at), at)
    .some((span) => isContent(walk, span) || saidOf(span)?.kind === 'person' || saidOf(span)?.kind === 'thing');
}

/** "On holiday next week", "they might change it soon", "maybe 3 a month": a time or a doubt, and no word of beginning it. */
function isPlanOfLife(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { from = 0, to = 0 } = spans[at] ?? {};
  const { planHints, life } = names.words;
  // "Maybe 3 a month", "going on 11 years".
  const isCounted = spans[at + 1]?.kind === 'amount' || saidOf(spans[at + 1])?.kind === 'frequency';
  if (isCounted && (life.going.has(walk.wordAt(at)) || planHints.has(walk.wordAt(at)))) return true;
  if (!tokens.slice(from, to).every(({ word, kind }) => kind !== 'word' || planHints.has(word))) return false;
  const end = endOfPart(walk, at);
  let isElse = false;
  for (let i = lifeFrom(walk, at); i < end; i++) {
    if (i === at) continue;
    if (speaksOfBeginning(walk, i) && !startsElse(walk, i)) return false;
    const isAwaited = i < at || life.waits.has(walk.wordAt(at));
    isElse ||= isContent(walk, spans[i]) || (isAwaited && saidOf(spans[i])?.kind === 'ailment');
  }
  return isElse;
}

/** "Before I can start", "might have to go on it". */
function speaksOfBeginning({ spans, tokens, names }: Walk, at: number): boolean {
  const { beginnings, backTo, syntax } = names.words;
  const { from = 0, to = 0 } = spans[at] ?? {};
  for (let i = from; i < to; i++) {
    const { word = '' } = tokens[i] ?? {};
    if (beginnings.has(word) || (syntax.on.has(word) && backTo.has(tokens[i + 1]?.word ?? ''))) return true;
  }
  return false;
}
