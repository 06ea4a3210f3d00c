import { MICROGRAMS } from '../../measures.ts';
import { type Cue, WHEN } from '../cues.ts';
import type { Span } from '../spans.ts';
import { endsIn } from '../word-lists.ts';
import { cueOf, isNamed } from './mention.ts';
import type { Walk } from './walk.ts';

/** Kinds that describe how a medicine is taken; a sentence that starts with one is about it. */
export const DIRECTIONS: ReadonlySet<Cue['kind']> = new Set([
  ...WHEN,
  'rest',
  'needed',
  'needed-when',
  'at-most',
  'episode',
  'of-all',
  'of-each',
  'same-time',
  'each',
  'total',
  'split',
  'now-dose',
  'later-dose',
  'moving-dose',
  'other-dose',
  'step',
  'half',
  'half-of',
  'purpose',
]);

/**
 * "Back home Sunday", "ex smoker 20/day", "work Monday to Friday": an unrelated sentence after a list, with a content
 * word before its days and numbers, and none about medicine. Its counts and times are not doses. `to`: end of the part.
 */
export function isUnrelated(walk: Walk, to: number): boolean {
  const from = clauseStart(walk, to);
  if (speaksOfMedicine(walk, from, to)) return false;
  if (walk.line.isUnrelated) return true;
  if (isOthersDoing(walk, from, to)) return true;
  for (let at = from; at < to; at++) {
    const span = walk.spans[at] as Span;
    const cue = cueOf(span);
    if (isOwnWord(walk, at) || isHadAilment(walk, at)) return true;
    if (cue !== null && DIRECTIONS.has(cue.kind)) return false;
    // "2 coffees in the morning", "9 most nights".
    if (span.kind === 'amount') return isOwnWord(walk, at + 1);
    if (span.kind === 'pattern' || span.kind === 'pair' || span.kind === 'doses') return false;
  }
  return false;
}

/**
 * "We go every second Saturday", "she visits twice a week": other people's activities are not doses. "She has two at
 * night" is about the medicine.
 */
function isOthersDoing({ spans, tokens, names, clause, line }: Walk, from: number, to: number): boolean {
  if (!line.isStart || !names.words.unrelated.whoElse.has(tokens[clause.from]?.word ?? '')) return false;
  if (names.words.theyTake.match(tokens, clause.from + 1) !== null) return false;
  return !spans.slice(from, to).some(({ kind }) => kind === 'amount');
}

/** The end of the clause that contains a span. */
export function endOfPart({ spans }: Walk, at: number): number {
  let end = at + 1;
  while (end < Math.min(spans.length, at + FAR) && !ENDS.has(spans[end]?.kind ?? 'stop')) end += 1;
  return end;
}
const ENDS: ReadonlySet<Span['kind']> = new Set(['stop', 'comma', 'dash']);
/** How far ahead to look; also keeps the time linear. */
const FAR = 24;

function clauseStart({ spans, clause }: Walk, to: number): number {
  let from = to;
  while (from > Math.max(to - LONGEST, 0) && (spans[from - 1]?.from ?? -1) >= clause.from) from -= 1;
  return from;
}

/** A longer sentence is searched from its end, which keeps the time linear. */
const LONGEST = 64;

/** "Had covid twice", "I get cramps at night". */
function isHadAilment({ spans, tokens, names }: Walk, at: number): boolean {
  const { unrelated } = names.words;
  const { from = 0 } = spans[at] ?? {};
  if (cueOf(spans[at])?.kind !== 'ailment') return false;
  // "My knees are bad in the mornings".
  const isBad =
    unrelated.ownLeads.has(tokens[from - 1]?.word ?? '') && unrelated.ails.has(tokens[spans[at]?.to ?? 0]?.word ?? '');
  return isBad || unrelated.hadAilment.has(tokens[from - 1]?.word ?? '');
}

/** An everyday content word that is not about a medicine. */
function isOwnWord({ spans, tokens, names }: Walk, at: number): boolean {
  const span = spans[at];
  const cue = cueOf(span);
  const { functionWords, grammar, by, unrelated, prose, syntax } = names.words;
  const from = span?.from ?? 0;
  const { word = '', kind } = tokens[from] ?? {};
  // "Two going to bed" is when.
  if (cue?.kind !== 'slot' && prose.doings.match(tokens, from) !== null) return true;
  // "INR was 2.4 on Tuesday": the day of what was measured.
  if (span?.kind === 'mark' && names.words.measures.match(tokens, from) !== null) return true;
  // "With milk", "after walking the dog": when the medicine is taken.
  if (cue !== null)
    return cue.kind === 'talk' && cue.isApart === true && !unrelated.besideTaken.has(tokens[from - 1]?.word ?? '');
  if (span?.kind !== 'word' || kind !== 'word' || word.length < 2) return false;
  return !functionWords.has(word) && !grammar.has(word) && !by.has(word) && !endsIn(word, syntax.howEnds);
}

/** A tablet, a weight, "take", "it": then it is about what is taken. */
function speaksOfMedicine({ spans, tokens, names }: Walk, from: number, to: number): boolean {
  const { backTo, medicine, prose, syntax } = names.words;
  // "The chemist delivers it".
  const isHandled = spans.slice(from, to).some((span) => prose.handling.has(tokens[span.from]?.word ?? ''));
  for (const span of spans.slice(from, to)) {
    if (isNamed(span)) return true;
    const kind = cueOf(span)?.kind;
    // "The white one goes down with my porridge".
    if (kind === 'piece' || kind === 'prescribed' || kind === 'replaced' || kind === 'looks') return true;
    if (span.kind === 'amount' && ((span.unit ?? '') in MICROGRAMS || span.unit === 'IU')) return true;
    // "Used to work nights".
    if (prose.doings.match(tokens, span.from) !== null) continue;
    for (const [i, { word }] of tokens.slice(span.from, span.to).entries()) {
      // "My GP reviews it every six months".
      if (backTo.has(word) && prose.handling.has(tokens[span.from + i - 1]?.word ?? '')) continue;
      if (isHandled && names.words.unrelated.chemists.has(word)) continue;
      // "So see you Monday": it points to nothing here.
      if ((backTo.has(word) && !syntax.so.has(word)) || medicine.has(word) || prose.taking.has(word)) return true;
    }
  }
  return false;
}
