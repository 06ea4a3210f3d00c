import { saidOf } from './gathered.ts';
import type { Walk } from './walk.ts';

/** So far back the words of one sentence are looked at. */
const FAR = 16;

/** "Started bisoprolol years ago", "switched to losartan ages ago": that is when it began, and it is not over. */
export function isOfBeginning({ tokens, spans, names, clauseFrom }: Walk, at: number): boolean {
  const { from = 0 } = spans[at] ?? {};
  return tokens.slice(Math.max(clauseFrom, from - FAR), from).some(({ word }) => names.words.begunThen.has(word));
}

/** "Restarted bisoprolol after they stopped it in hospital": it was over before that. */
export function isBeforeAgain(walk: Walk, at: number): boolean {
  let isAfter = false;
  for (let i = at; i > Math.max(-1, at - FAR) && (walk.spans[i]?.from ?? 0) >= walk.clauseFrom; i--) {
    isAfter ||= walk.names.words.afterThat.has(walk.wordAt(i));
    if (saidOf(walk.spans[i])?.kind === 'again') return isAfter;
  }
  return false;
}
