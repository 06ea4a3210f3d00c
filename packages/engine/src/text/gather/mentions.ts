import type { Span } from '../spans.ts';
import { isNamed, saidOf } from './gathered.ts';
import type { Walk } from './walk.ts';

/** So far before and behind a name the sentence is looked at. */
const FAR = 16;

/**
 * "Read an article about fish oil", "it was on the news that Ozempic is to cost less": what is only read, heard or talked about is
 * not taken. A dose or a time behind it, one's own ("about my warfarin"), or any word of taking in the sentence says otherwise.
 */
export function isMention(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { mine, prose } = names.words;
  const span = spans[at];
  if (span === undefined || isDirected(spans[at + 1])) return false;
  const before = tokens.slice(Math.max(walk.clauseFrom, span.from - FAR), span.from).map(({ word }) => word);
  if (!before.some((word) => prose.mentions.has(word)) || mine.has(before.at(-1) ?? '') || before.at(-1) === ON)
    return false;
  const isTaken = (word: string): boolean => prose.taking.has(word) || TAKES.has(word);
  if (before.some(isTaken)) return false;
  for (const { word } of tokens.slice(span.to, span.to + FAR)) {
    if (ENDS.has(word)) return true;
    if (isTaken(word)) return false;
  }
  return !spans.slice(0, at).some((each) => isNamed(each) && each.from >= walk.clauseFrom);
}
const ENDS: ReadonlySet<string> = new Set(['.', '\n', '!', '?', ';']);
/** "I am on turmeric"; not "on the radio". */
const ON = 'on';
const TAKES: ReadonlySet<string> = new Set(['having', 'have', 'bought', 'buy', 'ordered', 'daily']);

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
