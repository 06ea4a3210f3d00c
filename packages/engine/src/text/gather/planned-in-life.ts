import { isContent, lifeFrom } from './content.ts';
import { saidOf } from './gathered.ts';
import { endOfPart } from './life.ts';
import { hasOwnObject } from './own-object.ts';
import type { Walk } from './walk.ts';

/** Something else than the medicine is planned: "starting a new job"; "starting next week", "starting it" are said of the medicine. */
export const isPlannedInLife = (walk: Walk, at: number): boolean =>
  isPlanOfLife(walk, at) || (walk.names.words.life.starts.has(walk.wordAt(at)) && hasOwnObject(walk, at));

/** "On holiday next week", "they might change it soon", "maybe 3 a month": a time or a doubt, and no word of beginning it. */
function isPlanOfLife(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { from = 0, to = 0 } = spans[at] ?? {};
  const { planHints, life } = names.words;
  // "Maybe 3 a month", "going on 11 years".
  const isCounted = spans[at + 1]?.kind === 'amount' || saidOf(spans[at + 1])?.kind === 'frequency';
  if (isCounted && (walk.wordAt(at) === 'going' || planHints.has(walk.wordAt(at)))) return true;
  if (!tokens.slice(from, to).every(({ word, kind }) => kind !== 'word' || planHints.has(word))) return false;
  const end = endOfPart(walk, at);
  let isElse = false;
  for (let i = lifeFrom(walk, at); i < end; i++) {
    if (i === at) continue;
    if (speaksOfBeginning(walk, i)) return false;
    const isAwaited = i < at || life.waits.has(walk.wordAt(at));
    isElse ||= isContent(walk, spans[i]) || (isAwaited && saidOf(spans[i])?.kind === 'ailment');
  }
  return isElse;
}

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
