import type { Element } from '../directions/elements.ts';
import type { Span } from '../spans.ts';
import { endsIn } from '../word-lists.ts';
import { cueOf } from './mention.ts';
import type { Walk } from './walk.ts';

/** Before what something else is about: "I swim", "my dog is walked". */
const LEADS: ReadonlySet<string> = new Set(['talk', 'person']);

/** "Cherry extract", "banana peel": an unknown name that is a supplement by its plant part, rather than a flavor. */
export function isPlant(walk: Walk, at: number): boolean {
  const { flavours, plantParts, functionWords } = walk.names.words;
  const cue = cueOf(walk.spans[at]);
  const isFood = cue?.kind === 'talk' && cue.isApart === true;
  const isWord = walk.spans[at]?.kind === 'word' && !functionWords.has(walk.wordAt(at));
  return (isWord || isFood || flavours.has(walk.wordAt(at))) && plantParts.has(walk.wordAt(at + 1));
}

/** "Warfarin 3 mg, physio twice a week": how often belongs to what is done, not to the medicine before. */
export function isOfSomethingElse(walk: Walk, to: number): boolean {
  const { spans, names } = walk;
  const joint = spans[walk.part.from - 1];
  // "With coffee in the morning" is when the medicine is taken.
  if (joint?.kind === 'joint' && names.words.combining.has(walk.wordAt(walk.part.from - 1))) return false;
  if (isPlant(walk, walk.part.from)) return true;
  for (let i = walk.part.from; i < to; i++) {
    const span = spans[i];
    const cue = cueOf(span);
    // "The white one goes down with my porridge".
    if (cue?.kind === 'looks') return false;
    if (cue?.kind === 'thing' || (cue?.kind === 'talk' && cue.isApart === true)) return true;
    // "Grandkids at weekends"; "my wife gives me it at night" is about the medicine.
    if (cue?.kind === 'person' && cueOf(spans[i + 1])?.kind !== 'talk') return true;
    if (span?.kind === 'word') {
      // "Half a tablet twice a day".
      if (names.words.functionWords.has(walk.wordAt(i)) || names.words.by.has(walk.wordAt(i))) continue;
      // "Choir on Tuesdays": what is no word of ours is what the rest is about; "religiously twice a day" says how.
      return !endsIn(walk.wordAt(i), names.words.syntax.howEnds) && !names.words.prose.taking.has(walk.wordAt(i));
    }
    if (span?.kind === 'amount' ? span.unit !== null : !LEADS.has(cue?.kind ?? '')) return false;
  }
  return false;
}

/**
 * "40 mg daily. The blister packs come every fortnight": the frequency was stated before, and the words beside this one
 * are about something else. "Daily, every other day from May" has no such words, and "daily, taken at night" no second
 * rhythm.
 */
export function isOtherRhythm({ spans, last, waiting, part, names, tokens }: Walk, to: number): boolean {
  const often = last?.elements.find(isOften);
  const other = waiting.elements.find(isOften);
  if (often === undefined || other === undefined || waiting.elements.length > 1 || !isRarer(other, often)) return false;
  return spans
    .slice(part.from, to)
    .some(
      (span) =>
        (span.kind === 'word' || ELSEWHERE.has(cueOf(span)?.kind ?? '')) &&
        !tokens.slice(span.from, span.to).some(({ word }) => names.words.prose.taking.has(word)),
    );
}
/** Packs and prescriptions come this often. */
const ELSEWHERE: ReadonlySet<string> = new Set(['form', 'prescribed']);
type Often = Extract<Element, { kind: 'every' }>;
const isOften = (element: Element): element is Often => element.kind === 'every';
const isRarer = (one: Often, other: Often): boolean => one.times / one.days < other.times / other.days;

/**
 * "In the morning since I work nights": the time and reason of something else; "because she said twice a day" is about
 * the medicine.
 */
export function isOfReason(walk: Walk, at: number): boolean {
  const { spans, tokens, names, current } = walk;
  if (!walk.clause.isReason || current === undefined || current.elements.length === 0) return false;
  const { backTo, unrelated, prose } = names.words;
  for (let i = at - 1; i >= Math.max(0, at - FAR); i--) {
    const span = spans[i] as Span;
    if (cueOf(span)?.kind === 'purpose') return true;
    // "As I have AF 3 mg at 6 pm": after a dose it is the medicine's time again.
    if (span.kind === 'amount' && span.unit !== null) return false;
    // "Since the stent, that's one in the morning".
    for (const { word } of tokens.slice(span.from, span.to))
      if (backTo.has(word) || prose.taking.has(word) || unrelated.saysHow.has(word)) return false;
  }
  return false;
}

/** Marks between statements about different things. */
const MARKS: ReadonlySet<string> = new Set(['comma', 'stop', 'joint', 'dash', 'open']);
/** Unrelated to the medicine. */
const OF_LIFE: ReadonlySet<string> = new Set(['talk', 'person', 'thing']);
/** Says nothing about whose day it is: "always on a Monday", "Tuesday and Thursday". */
const BETWEEN: ReadonlySet<string> = new Set(['time', 'weekday']);

/** The longest sentence about one thing; a text of only days is scanned once. */
const FAR = 16;

/**
 * "Metformin twice a day, clinic on Monday", "once daily, blood test every Monday": the day of what is done then. Without
 * a mark between it is the medicine's own day, "with a glass of water on Sundays", unless that is taken every day.
 */
export function isDayOfSomethingElse(walk: Walk, at: number): boolean {
  const { spans, tokens, names, last } = walk;
  if (last === undefined) return false;
  const { grammar, functionWords, syntax, takenLeads } = names.words;
  let isElse = false;
  for (let i = at - 1; i >= Math.max(0, at - FAR); i--) {
    const span = spans[i] as Span;
    if (MARKS.has(span.kind)) {
      if (isElse) return true;
      continue;
    }
    const cue = cueOf(span);
    if (BETWEEN.has(cue?.kind ?? '')) continue;
    if (span.kind !== 'word' && !OF_LIFE.has(cue?.kind ?? '')) break;
    for (const { word } of tokens.slice(span.from, span.to)) {
      if (names.words.combining.has(word)) return false;
      isElse ||= !(
        grammar.has(word) ||
        functionWords.has(word) ||
        takenLeads.has(word) ||
        endsIn(word, syntax.howEnds)
      );
    }
  }
  return isElse && last.elements.some((each) => each.kind === 'every' && each.times >= each.days);
}

/** "Finals week", "leg day", "the whole month": after an ordinary word, a bare "week" is not a rhythm. */
export function isTimeOfSomething(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  const { lengths, besideTime } = walk.names.words.unrelated;
  const isBare = span !== undefined && span.to - span.from === 1 && lengths.has(walk.wordAt(at));
  // "The week before Easter".
  if (isBare && besideTime.has(walk.wordAt(at + 1))) return true;
  return isBare && walk.spans[at - 1]?.kind === 'word' && walk.wordAt(at - 1).length > 1;
}
