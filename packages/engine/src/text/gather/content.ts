import type { Span } from '../spans.ts';
import { endsIn } from '../word-lists.ts';
import { saidOf } from './gathered.ts';
import type { Walk } from './walk.ts';

/** Where the words start that a sentence of life has before a span: behind what speaks of the medicine, and not too far. */
export function lifeFrom(walk: Walk, at: number): number {
  return Math.max(walk.clause.named > 0 ? behindLast(walk, at) : walk.part.from, at - LONGEST);
}
/** A longer sentence is looked at from its end; it keeps the time linear. */
const LONGEST = 64;

/** Behind the last span that speaks of the medicine itself. */
function behindLast({ spans }: Walk, at: number): number {
  let from = at;
  while (from > 0 && at - from < FAR && OF_LIFE.has(spans[from - 1]?.kind ?? 'stop')) from -= 1;
  return from;
}
/** So far a sentence of life is looked at. */
export const FAR = 12;
const OF_LIFE: ReadonlySet<Span['kind']> = new Set(['word', 'said']);
/** A word that says something, and nothing of taking or beginning a medicine. */
export function isContent({ tokens, names }: Walk, span: Span | undefined): boolean {
  const said = saidOf(span);
  if (span !== undefined && names.words.prose.doings.match(tokens, span.from) !== null) return true;
  if (span === undefined || (span.kind !== 'word' && said === null)) return false;
  if (said !== null)
    return said.kind === 'thing' || said.kind === 'needed' || (said.kind === 'talk' && said.isApart === true);
  const { grammar, little, by, taking, beginnings, medicine, subjects, doers, prose, isEnglish, syntax } = names.words;
  const { word = '', kind } = tokens[span.from] ?? {};
  if (kind !== 'word' || word.length < 3 || !isEnglish(word) || endsIn(word, syntax.howEnds)) return false;
  return ![grammar, little, by, taking, beginnings, medicine, subjects, doers, prose.taking].some((list) =>
    list.has(word),
  );
}
