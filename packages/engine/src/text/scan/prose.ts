import type { Cue } from '../cues.ts';
import type { Looking } from '../find-name.ts';
import { type Span, type UnknownSpan, wordOf } from '../spans.ts';
import { foreignClauses } from './foreign-clauses.ts';
import { isHeading, isOfLetters } from './headings.ts';

const LEAST_BEFORE = 3;
/** Or this many around it, with at least one before. */
const LEAST_AROUND = 6;
const LONGEST_PART = 24;

/** Turns unknown words of ordinary sentences into plain words. */
export function withoutProse(of: Looking, spans: readonly Span[]): readonly Span[] {
  if (!spans.some(isUnsure)) return spans;
  const kept: Span[] = [];
  const inForeignClause = foreignClauses(of, spans);
  for (const [at, span] of spans.entries()) {
    const isOfLife =
      (isUnsure(span) && inForeignClause[at] === true && isForeignWord(of, spans, at)) ||
      (isUnknown(span) &&
        (isProse(of, spans, kept, at) ||
          isHeading(spans, at) ||
          (!isDosed(spans, at) && !isSaidOfMedicine(spans[at + 1]) && isOfLetters(of, spans, at))));
    kept.push(
      isOfLife ? { ...wordOf(span), isStrange: inForeignClause[at] !== true && !isWrittenAsPlace(of, span) } : span,
    );
  }
  return kept;
}

/** Without a dose or a form after it, or itself a function word of that language. */
const isForeignWord = ({ tokens, names }: Looking, spans: readonly Span[], at: number): boolean => {
  const next = spans[at + 1];
  const isForm = next?.kind === 'cue' && next.cue.kind === 'form';
  return isForm || !isDosed(spans, at) || names.words.foreignSentence.has(tokens[spans[at]?.from ?? 0]?.word ?? '');
};

const isUnsure = (span: Span): boolean => span.kind === 'unknown' || (span.kind === 'name' && span.guessed);

const isUnknown = (span: Span): span is UnknownSpan =>
  span.kind === 'unknown' && span.candidates.length === 0 && span.isProduct !== true;

/** "He's at uni in Galway doing sports science": an unknown word inside an unrelated sentence is not a medicine. */
function isProse(of: Looking, spans: readonly Span[], kept: readonly Span[], at: number): boolean {
  const { taking, takenBefore, lifeBefore } = of.names.words.prose;
  const before = lead(of, kept);
  if (isInPlace(of, before, spans, at) || isOnStreet(of, before, spans, at) || isKnownPlace(of, spans[at] as Span))
    return true;
  if (takenBefore.has(before) || isDosed(spans, at)) return false;
  const part = partBefore(kept);
  if (part === null || hasTaking(of, part, taking)) return false;
  if (lifeBefore.has(before) || isPlaceTo(of, before, spans[at] as Span)) return true;
  if (isSaidOfMedicine(spans[at + 1])) return false;
  const words = plainIn(part);
  return words >= LEAST_BEFORE || (words >= 1 && words + plainIn(partBehind(spans, at)) >= LEAST_AROUND);
}

/** "B12 monthly at the drs": even directly after a name, "at" leads to a place. */
const isInPlace = ({ names }: Looking, before: string, spans: readonly Span[], at: number): boolean =>
  names.words.syntax.at.has(before) && !isDosed(spans, at);

/** "Moringa powder from kerala 1 tsp daily", "operated in Durban 2014": a known place directly after "in" or "from". */
const isKnownPlace = ({ tokens, names }: Looking, { from }: Span): boolean =>
  names.words.prose.placed.has(tokens[from - 1]?.word ?? '') && names.words.english.isProper(tokens[from]?.word ?? '');

/** "From the Shoppers on Bloor", "I get it from Cohens on Deansgate". */
function isOnStreet(of: Looking, before: string, spans: readonly Span[], at: number): boolean {
  const span = spans[at] as Span;
  const shop = span.from - 2;
  if (!of.names.words.syntax.on.has(before) || isDosed(spans, at)) return false;
  if (!isWrittenAsPlace(of, span) || !isWrittenAsPlace(of, { ...span, from: shop })) return false;
  return [1, 2].some((back) => of.names.words.shopLeads.has(of.tokens[shop - back]?.word ?? ''));
}

/** "Drives me to Tallaght". A change of medicine has its own phrase with its verb. */
const isPlaceTo = (of: Looking, before: string, span: Span): boolean =>
  of.names.words.syntax.to.has(before) && isWrittenAsPlace(of, span);

const isWrittenAsPlace = ({ tokens, text }: Looking, { from }: Span): boolean => {
  const { start = 0 } = tokens[from] ?? {};
  return /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2));
};

/** The word before, skipping an article: the "in" of "in the Astro". */
function lead({ tokens, names }: Looking, kept: readonly Span[]): string {
  const { functionWords, prose } = names.words;
  let at = (kept.at(-1)?.to ?? 0) - 1;
  while (at > 0 && functionWords.has(tokens[at]?.word ?? '') && !prose.keptLeads.has(tokens[at]?.word ?? '')) at -= 1;
  return tokens[at]?.word ?? '';
}

const OF_DOSES: ReadonlySet<Span['kind']> = new Set(['amount', 'pair', 'pattern', 'doses']);
const OF_FORMS: ReadonlySet<Cue['kind']> = new Set(['piece', 'route', 'needed', 'status', 'prescribed', 'form']);
const OF_MEDICINES: ReadonlySet<Cue['kind']> = new Set(['frequency', 'slot', 'meals', 'weekday', 'purpose']);

function isDosed(spans: readonly Span[], at: number): boolean {
  const next = spans[at + 1];
  return next !== undefined && (next.kind === 'cue' ? OF_FORMS.has(next.cue.kind) : OF_DOSES.has(next.kind));
}

const isSaidOfMedicine = (span: Span | undefined): boolean => span?.kind === 'cue' && OF_MEDICINES.has(span.cue.kind);

const isBorder = (span: Span): boolean => BORDERS.has(span.kind) || (span.kind === 'cue' && span.cue.kind === 'break');
const SIGNS = ['stop', 'comma', 'dash', 'colon', 'open', 'close'] as const;
const BORDERS: ReadonlySet<Span['kind']> = new Set([...SIGNS, 'name', 'unknown']);

/** The same part of the sentence before this; null if it is joined directly to a name. */
function partBefore(kept: readonly Span[]): readonly Span[] | null {
  const first = Math.max(kept.length - LONGEST_PART, 0);
  let from = kept.length;
  while (from > first && !isBorder(kept[from - 1] as Span)) from -= 1;
  const edge = kept[from - 1];
  const part = kept.slice(from);
  const joint = part.findLastIndex(({ kind }) => kind === 'joint');
  const isNamed = edge?.kind === 'name' || edge?.kind === 'unknown';
  // "Ramipril and foobarol", "shop for batteries and inverters".
  if (isNamed && joint < 0) return null;
  return isNamed || plainIn(part.slice(joint + 1)) >= LEAST_BEFORE ? part.slice(joint + 1) : part;
}

function partBehind(spans: readonly Span[], at: number): readonly Span[] {
  let to = at + 1;
  while (to < Math.min(spans.length, at + LONGEST_PART) && !isBorder(spans[to] as Span) && spans[to]?.kind !== 'joint')
    to += 1;
  return spans.slice(at + 1, to);
}

const hasTaking = ({ tokens }: Looking, part: readonly Span[], taking: ReadonlySet<string>): boolean =>
  part.some((span) => tokens.slice(span.from, span.to).some(({ word }) => taking.has(word)));

const PLAIN: ReadonlySet<Cue['kind']> = new Set(['talk', 'person', 'time', 'ailment', 'break', 'month']);

function plainIn(part: readonly Span[]): number {
  let words = 0;
  for (const span of part)
    if (span.kind === 'word' || (span.kind === 'cue' && PLAIN.has(span.cue.kind))) words += span.to - span.from;
  return words;
}
