import type { Walk } from './walk.ts';

/** "Would really like to be taken" has no more words. */
const LONGEST = 7;

/** "I should get off it", "can't come off them": what is wished, advised or tried has not happened, so that it is taken. */
export function isOnlyWished({ spans, tokens, names }: Walk, at: number): boolean {
  const { life, wishes, wishGaps } = names.words;
  const { from = 0 } = spans[at] ?? {};
  let before = from - 1;
  while (before > Math.max(from - LONGEST, 0) && wishGaps.has(tokens[before]?.word ?? '')) before -= 1;
  // "In May I stopped" is told.
  const isBase = before < from - 1 || life.wishedBase.has(tokens[from]?.word ?? '');
  return isBase && wishes.has(tokens[before]?.word ?? '');
}
