import { isCalledByAllergy } from './called-by-allergy.ts';
import { isContent } from './content.ts';
import type { Gathered } from './gathered.ts';
import { endOfPart } from './life.ts';
import type { Walk } from './walk.ts';

/** Something else than the medicine is not borne: "allergic to cats", "lactose intolerant"; or it is only called by an allergy. */
export const isAllergyOfLife = (walk: Walk, at: number, before: Gathered): boolean =>
  hasObject(walk, at) || isDoneBy(walk, at) || isCalledByAllergy(walk, at, before);

/** Something else than the medicine is denied, or it was so once. */
export const isDeniedInLife = (walk: Walk, at: number): boolean =>
  [isOnlyAtFirst, isDoneBy, isOfSelf, isWishedAway].some((is) => is(walk, at));

/** "Allergic to cats", "allergic to pollen"; "allergic to it" is said of the medicine. */
function hasObject({ spans, tokens, names }: Walk, at: number): boolean {
  const { to = 0 } = spans[at] ?? {};
  const { backTo, taking, objectLeads } = names.words;
  const next = tokens[to];
  if (!objectLeads.has(tokens[to - 1]?.word ?? '') || next?.kind !== 'word') return false;
  return !backTo.has(next.word) && !taking.has(next.word);
}

/** "Bee stings bring me out in hives": what does that is named before. */
function isDoneBy(walk: Walk, at: number): boolean {
  const { spans, names, partFrom } = walk;
  if (walk.clauseEntries > 0 || at <= partFrom || names.words.denialOpeners.has(walk.wordAt(at))) return false;
  return isContent(walk, spans[at - 1]) && !names.words.life.ownDenials.has(walk.wordAt(at));
}

/** "I wish I didn't need it". */
function isWishedAway(walk: Walk, at: number): boolean {
  const { from = 0 } = walk.spans[at] ?? {};
  return [from - 1, from - 2].some((i) => walk.names.words.life.wishedAway.has(walk.tokens[i]?.word ?? ''));
}

/** "So I'm not up all night", "I'm not one for doctors": how somebody is; "I'm not on it", "I'm not taking any" is denied. */
function isOfSelf(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { from = 0, to = 0 } = spans[at] ?? {};
  if (
    !names.words.syntax.not.has(walk.wordAt(at)) ||
    to - from > 1 ||
    !names.words.life.beingMe.has(tokens[from - 1]?.word ?? '')
  )
    return false;
  const next = tokens[to];
  return next?.kind === 'word' && !names.words.deniedOfSelf.has(next.word);
}

/** "I didn't like it at first". */
function isOnlyAtFirst(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  for (let i = at + 1; i < endOfPart(walk, at); i++)
    if (names.words.atFirst.match(tokens, spans[i]?.from ?? 0) !== null) return true;
  return false;
}
