import type { Span } from '../spans.ts';
import { saidOf } from './gathered.ts';
import type { Walk } from './walk.ts';

/** So far before and behind a name the sentence is looked at. */
const FAR = 16;

/**
 * "Read an article about fish oil": a supplement that is only read or heard about is not taken. It must stand directly behind
 * "about"; a dose or a time behind it, or any word of taking or of oneself in the sentence, says otherwise. Of a medicine
 * nothing is inferred: denied wrongly, it would free what it forbids.
 */
export function isMention(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { little, mine, ofSelf, prose } = names.words;
  const span = spans[at];
  if (span?.kind !== 'name' || span.meaning.supplement === undefined || span.meaning.drug !== undefined) return false;
  if (isDirected(spans[at + 1])) return false;
  const before = tokens.slice(Math.max(walk.clauseFrom, span.from - FAR), span.from).map(({ word }) => word);
  const lead = before.findLast((word) => !little.has(word) || mine.has(word) || LEADS.has(word));
  if (!LEADS.has(lead ?? '') || !before.some((word) => prose.mentions.has(word))) return false;
  const isTaken = (word: string): boolean => prose.taking.has(word) || TAKES.has(word);
  if (before.some(isTaken)) return false;
  for (const { word } of tokens.slice(span.to, span.to + FAR)) {
    if (ENDS.has(word)) break;
    if (isTaken(word) || ofSelf.has(word) || mine.has(word)) return false;
  }
  return true;
}
const LEADS: ReadonlySet<string> = new Set(['about', 'of']);
const ENDS: ReadonlySet<string> = new Set(['.', '\n', '!', '?', ';']);
const TAKES: ReadonlySet<string> = new Set(['having', 'have', 'bought', 'buy', 'ordered', 'daily', 'got']);

function isDirected(span: Span | undefined): boolean {
  const kind = saidOf(span)?.kind;
  return span?.kind === 'amount' || span?.kind === 'pattern' || (kind !== undefined && HOW.has(kind));
}
const HOW: ReadonlySet<string> = new Set([
  'frequency',
  'slot',
  'piece',
  'needed',
  'needed-when',
  'meals',
  'weekday',
  'prescribed',
]);
