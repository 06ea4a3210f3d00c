import type { Span } from '../spans.ts';
import { endsIn } from '../word-lists.ts';
import { cueOf } from './mention.ts';
import type { Walk } from './walk.ts';

/**
 * Where the words of an unrelated sentence before a span start: after what concerns the medicine, and not too far back.
 */
export function unrelatedFrom(walk: Walk, at: number): number {
  return Math.max(walk.clause.named > 0 ? behindLast(walk, at) : walk.part.from, at - LONGEST);
}
/** A longer sentence is searched from its end, which keeps the time linear. */
const LONGEST = 64;

/** After the last span about the medicine itself. */
function behindLast({ spans }: Walk, at: number): number {
  let from = at;
  while (from > 0 && at - from < FAR && OF_LIFE.has(spans[from - 1]?.kind ?? 'stop')) from -= 1;
  return from;
}
/** The longest unrelated sentence considered. */
export const FAR = 12;
const OF_LIFE: ReadonlySet<Span['kind']> = new Set(['word', 'cue']);
/** A content word, and not about taking or starting a medicine. */
export function isContent({ tokens, names }: Walk, span: Span | undefined): boolean {
  const cue = cueOf(span);
  if (span !== undefined && names.words.prose.doings.match(tokens, span.from) !== null) return true;
  if (span === undefined || (span.kind !== 'word' && cue === null)) return false;
  if (cue !== null)
    return cue.kind === 'thing' || cue.kind === 'needed' || (cue.kind === 'talk' && cue.isApart === true);
  const { grammar, functionWords, by, taking, beginnings, medicine, subjects, doers, prose, isEnglish, syntax } =
    names.words;
  const { word = '', kind } = tokens[span.from] ?? {};
  if (kind !== 'word' || word.length < 3 || !isEnglish(word) || endsIn(word, syntax.howEnds)) return false;
  return ![grammar, functionWords, by, taking, beginnings, medicine, subjects, doers, prose.taking].some((list) =>
    list.has(word),
  );
}
