import type { NameSpan } from '../spans.ts';
import { isBare, leadOf } from './mention.ts';
import type { Walk } from './walk.ts';

/** "A water tablet, indapamide I think", "quit the pill, Yaz it was": a class, and after a comma which it is. */
export function isApposed(walk: Walk, span: NameSpan): boolean {
  const { last, tokens, names } = walk;
  if (last?.name == null || !isBare(last) || walk.pending !== null || walk.line.depth > 0) return false;
  const { whichKind, wasKind, maybeKind, functionWords } = names.words;
  // "That's the apixaban".
  const start = functionWords.has(tokens[span.from - 1]?.word ?? '') ? span.from - 1 : span.from;
  const lead = leadOf(walk, whichKind, start);
  if (tokens[(lead < 0 ? start : lead) - 1]?.word !== ',') return false;
  if (wasKind.match(tokens, span.to) !== null) return true;
  if (last.status !== 'taking') return false;
  const isHedged = lead >= 0 || maybeKind.match(tokens, span.to) !== null;
  const isLittle = (i: number): boolean => functionWords.has(tokens[i]?.word ?? '');
  // "The pill" is a name with its article; in "a to z" and "a-z" the letter is not one.
  const { from } = last.name;
  const isArticle = isLittle(from) && tokens[from + 1]?.kind === 'word' && !isLittle(from + 1);
  return isHedged || isLittle(from - 1) || isArticle;
}
