import { MICROGRAMS } from '../../measures.ts';
import { type Cue, WHEN } from '../cues.ts';
import type { Element } from '../directions/elements.ts';
import type { Span } from '../spans.ts';
import { endsIn } from '../word-lists.ts';
import { cueOf, isNamed, PUNCTUATION } from './mention.ts';
import type { Walk } from './walk.ts';

const FAR = 16;
const LONGEST = 64;

const APART: ReadonlySet<Cue['kind']> = new Set(['thing', 'ailment', 'person']);
/** How a medicine is taken; a sentence that starts with one is about it. */
export const DIRECTIONS: ReadonlySet<Cue['kind']> = new Set([
  ...WHEN,
  'rest',
  'needed',
  'needed-when',
  'at-most',
  'each',
  'purpose',
]);
const OF_MEDICINE: ReadonlySet<Cue['kind']> = new Set(['piece', 'prescribed', 'replaced', 'looks']);
/** What stands before them belongs to the medicine. */
const BEHIND_MEDICINE: ReadonlySet<Cue['kind'] | Span['kind']> = new Set([
  ...[...PUNCTUATION, ...WHEN],
  ...(['name', 'unknown', 'amount', 'pair', 'rest', 'piece', 'course', 'needed', 'at-most', 'prescribed'] as const),
]);
const DOSES: ReadonlySet<Span['kind']> = new Set(['amount', 'pattern', 'pair', 'doses']);

/** A content word that is not about a medicine, or about taking or starting one. */
export function isContent({ tokens, names }: Walk, span: Span | undefined): boolean {
  if (span === undefined) return false;
  const { grammar, functionWords, by, taking, beginnings, medicine, subjects, doers, prose, isEnglish, syntax } =
    names.words;
  const cue = cueOf(span);
  // "Two going to bed" is when; "INR was 2.4 on Tuesday" is the day of what was measured.
  if (cue?.kind !== 'slot' && prose.doings.match(tokens, span.from) !== null) return true;
  if (span.kind === 'mark' && names.words.measures.match(tokens, span.from) !== null) return true;
  // "With milk", "after walking the dog": when the medicine is taken.
  if (cue?.kind === 'talk')
    return cue.isApart === true && !names.words.unrelated.besideTaken.has(tokens[span.from - 1]?.word ?? '');
  if (span.kind !== 'word') return cue?.kind === 'thing';
  const { word = '', kind } = tokens[span.from] ?? {};
  if (kind !== 'word' || word.length < 3 || !isEnglish(word) || endsIn(word, syntax.howEnds)) return false;
  return ![grammar, functionWords, by, taking, beginnings, medicine, subjects, doers, prose.taking].some((list) =>
    list.has(word),
  );
}

/** A name, a tablet, a weight, "it", "take": about what is taken. */
export function speaksOfMedicine({ spans, tokens, names }: Walk, from: number, to: number): boolean {
  const { backTo, medicine, prose, syntax, unrelated, grammar, functionWords, isEnglish } = names.words;
  return spans.slice(from, to).some((span) => {
    if (isNamed(span) || OF_MEDICINE.has(cueOf(span)?.kind ?? 'talk')) return true;
    if (span.kind === 'amount' && ((span.unit ?? '') in MICROGRAMS || span.unit === 'IU')) return true;
    // "Used to work nights".
    if (prose.doings.match(tokens, span.from) !== null) return false;
    return tokens.slice(span.from, span.to).some(({ word }, i) => {
      const at = span.from + i;
      // "My GP reviews it every six months", "so see you Monday".
      if (backTo.has(word)) return !prose.handling.has(tokens[at - 1]?.word ?? '') && !syntax.so.has(word);
      if (medicine.has(word) || !prose.taking.has(word)) return medicine.has(word) && !unrelated.chemists.has(word);
      // "Take the dog out", "use a machine".
      const object = unrelated.articles.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
      const next = tokens[object]?.word ?? '';
      if (medicine.has(next) || grammar.has(next) || functionWords.has(next) || !isEnglish(next)) return true;
      const { kind = 'talk' } = names.words.phrases.match(tokens, object)?.value ?? {};
      return object === at + 1 && !LOOSE_TOPICS.has(kind);
    });
  });
}

/** "Back home Sunday", "physio twice a week": a content word comes before what may be directions, and no medicine. */
export function isOfLife(walk: Walk, from: number, to: number, topics = TOPICS): boolean {
  if (speaksOfMedicine(walk, from, to)) return false;
  for (let at = from; at < to; at++) {
    const span = walk.spans[at] as Span;
    const cue = cueOf(span);
    if (isContent(walk, span) || isTopic(walk, span, topics)) return true;
    if (DOSES.has(span.kind)) return span.kind === 'amount' && isContent(walk, walk.spans[at + 1]);
    if (cue !== null && DIRECTIONS.has(cue.kind)) return false;
  }
  return false;
}

/** "Clinic on Monday", "the blister packs": any word that is neither small nor about taking. */
function isTopic({ tokens, names }: Walk, span: Span, topics: ReadonlySet<string>): boolean {
  const { grammar, functionWords, by, syntax, unrelated, theyTake } = names.words;
  const kind = cueOf(span)?.kind;
  // "She has two at night".
  if (kind === 'person') return theyTake.match(tokens, span.to) === null;
  if (!topics.has(kind ?? span.kind)) return false;
  if (unrelated.besideTaken.has(tokens[span.from - 1]?.word ?? '')) return false;
  return tokens
    .slice(span.from, span.to)
    .some(
      ({ word, kind: sort }) =>
        sort === 'word' &&
        word.length > 1 &&
        !endsIn(word, syntax.howEnds) &&
        ![grammar, functionWords, by, names.words.takenLeads].some((list) => list.has(word)),
    );
}
const TOPICS: ReadonlySet<string> = new Set(['word', 'thing', 'ailment']);
const LOOSE_TOPICS: ReadonlySet<string> = new Set([...TOPICS, 'talk', 'form']);

/** Whether the clause up to here is about something else than the medicine before it. */
export function isUnrelated(walk: Walk, to: number): boolean {
  const { spans, tokens, names, clause, line, part } = walk;
  let from = to;
  while (from > Math.max(to - LONGEST, 0) && (spans[from - 1]?.from ?? -1) >= clause.from) from -= 1;
  if (isPlant(walk, part.from) || isOfLife(walk, from, to)) return true;
  if (line.isUnrelated && !speaksOfMedicine(walk, from, to)) return true;
  // "She visits twice a week"; "she has two at night" is about the medicine.
  return (
    line.isStart &&
    names.words.unrelated.whoElse.has(tokens[clause.from]?.word ?? '') &&
    names.words.theyTake.match(tokens, clause.from + 1) === null &&
    !speaksOfMedicine(walk, from, to) &&
    !spans.slice(from, to).some(({ kind }) => kind === 'amount')
  );
}

/** "Cherry extract", "banana peel": an unknown name that is a supplement by its plant part, rather than a flavor. */
export function isPlant(walk: Walk, at: number): boolean {
  const { flavours, plantParts, functionWords } = walk.names.words;
  const cue = cueOf(walk.spans[at]);
  const isFood = cue?.kind === 'talk' && cue.isApart === true;
  const isWord = walk.spans[at]?.kind === 'word' && !functionWords.has(walk.wordAt(at));
  return (isWord || isFood || flavours.has(walk.wordAt(at))) && plantParts.has(walk.wordAt(at + 1));
}

export function endOfPart({ spans }: Walk, at: number): number {
  const end = spans.slice(at + 1, at + FAR).findIndex(({ kind }) => ENDS.has(kind));
  return end < 0 ? Math.min(spans.length, at + FAR) : at + 1 + end;
}
const ENDS: ReadonlySet<Span['kind']> = new Set(['stop', 'comma', 'dash']);

/** Where the words before a span start that do not belong to the medicine. */
export function behindMedicine(walk: Walk, at: number): number {
  const { spans } = walk;
  const isOfIt = (span: Span): boolean => BEHIND_MEDICINE.has(cueOf(span)?.kind ?? span.kind);
  let from = at;
  while (from > Math.max(0, at - FAR) && (!isOfIt(spans[from - 1] as Span) || isOfThing(walk, from - 1))) from -= 1;
  return from;
}

/** "Ten cups of tea a day", "two toddlers". */
function isOfThing(walk: Walk, at: number): boolean {
  const [span, next] = walk.spans.slice(at, at + 2);
  const isCount = span?.kind === 'amount' && span.unit === null;
  return isCount && (APART.has(cueOf(next)?.kind ?? 'talk') || isContent(walk, next));
}

/** "Metformin 850 twice a day I go to the gym": without punctuation, a new sentence starts with its own subject. */
export function isOfRunOn(walk: Walk, at: number): boolean {
  if (walk.current === undefined) return false;
  const from = behindMedicine(walk, at);
  // "With my orange juice at breakfast".
  if (from === at || walk.names.words.combining.has(walk.wordAt(from - 1))) return false;
  return startsUnrelated(walk, from) && isOfLife(walk, from, at);
}

/** Who does it, or what was done: "I", "my mother", "the nurse", "had", "smoked". */
export function startsUnrelated(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { from = 0 } = spans[at] ?? {};
  const { word = '', kind } = tokens[from] ?? {};
  const { lifeStarts, pastWords, subjects, except, syntax, unrelated } = names.words;
  // "Skipping Sundays".
  if (except.match(tokens, from) !== null) return false;
  if (lifeStarts.has(word) || subjects.has(word) || pastWords.has(word)) return true;
  if (kind !== 'word' || word.length <= SHORTEST) return false;
  // "Working from home 4 days a week".
  if (endsIn(word, syntax.doingEnds) && isContent(walk, spans[at])) return true;
  // "Crushed in her yoghurt", "mixed with juice": how it is taken.
  const isWay = unrelated.ways.has(tokens[from + 1]?.word ?? '');
  return endsIn(word, syntax.pastEnds) && !isWay && cueOf(spans[at]) === null;
}
const SHORTEST = 4;

/** "In the morning since I work nights": the time and reason of something else. */
export function isOfReason(walk: Walk, at: number): boolean {
  const { spans, tokens, names, current, clause } = walk;
  if (!clause.isReason || current === undefined || current.elements.length === 0) return false;
  const near = Math.max(0, at - FAR);
  const why = spans.slice(near, at).findLastIndex((span) => cueOf(span)?.kind === 'purpose');
  if (why < 0 || speaksOfMedicine(walk, near + why, at)) return false;
  // "Because she said twice a day".
  const says = tokens.slice(spans[near + why]?.from, spans[at]?.from);
  return !says.some(({ word }) => names.words.unrelated.saysHow.has(word));
}

/** Longer intervals are appointments and refills; such rare doses are written with the name or "it". */
const SELDOM_DAYS = 14;

/** Whether a rhythm is that of something else: "physio on Mondays", "cholesterol checked yearly", "leg day". */
export function isTimeOfElse(walk: Walk, at: number, element: Element): boolean {
  if (isOfReason(walk, at) || isOfRunOn(walk, at)) return true;
  if (element.kind === 'weekday') return isDayOfElse(walk, at);
  if (element.kind !== 'every') return false;
  return isOfAppointment(walk, at, element) || isLength(walk, at) || isOfPack(walk, at, element);
}
type Often = Extract<Element, { kind: 'every' }>;

/** "40 mg daily. The blister packs come every fortnight": another rhythm was stated before, and is more frequent. */
function isOfPack(walk: Walk, at: number, { times, days }: Often): boolean {
  const { last, clause, part, spans } = walk;
  const isRarer = last?.elements.some((each) => each.kind === 'every' && each.times / each.days > times / days);
  return (
    isRarer === true &&
    clause.named === 0 &&
    spans.slice(part.from, at).some((span) => isTopic(walk, span, LOOSE_TOPICS))
  );
}

/** "Metformin twice a day, clinic on Monday"; in "with a glass of water on Sundays" it is the medicine's day. */
function isDayOfElse(walk: Walk, at: number): boolean {
  const { last, clause, spans } = walk;
  if (last === undefined) return false;
  const isDaily = last.elements.some((each) => each.kind === 'every' && each.times >= each.days);
  let to = at;
  while (spans[to - 1]?.kind === 'joint' && cueOf(spans[to - 2])?.kind === 'weekday') to -= 2;
  return (isDaily || clause.named === 0) && isOfLife(walk, behindMedicine(walk, to), to, LOOSE_TOPICS);
}

/** "Cholesterol checked yearly", "repeat prescription every 2 months": how often one is seen, or the next box comes. */
function isOfAppointment(walk: Walk, at: number, { days, times }: Often): boolean {
  if (days / times < SELDOM_DAYS) return false;
  const { tokens, spans, names, clause, last, part } = walk;
  const { checked, appointments } = names.words.unrelated;
  const { from = 0, to = 0 } = spans[at] ?? {};
  const after = tokens[to]?.word ?? '';
  // In "monthly checked by the nurse" it is the medicine's.
  if (checked.has(after) && !endsIn(after, names.words.syntax.pastEnds)) return true;
  if (checked.has(tokens[from - 1]?.word ?? '')) return true;
  if (clause.named > 0 || last === undefined || last.route === 'injection') return false;
  if (speaksOfMedicine(walk, part.from, at)) return false;
  return tokens.slice(Math.max(clause.from, from - FAR), from).some(({ word }) => appointments.has(word));
}

/** "Finals week", "the week before Easter": after an ordinary word, a bare "week" is not a rhythm. */
function isLength({ spans, tokens, names }: Walk, at: number): boolean {
  const { from = 0, to = 0 } = spans[at] ?? {};
  const { lengths, besideTime } = names.words.unrelated;
  if (to - from > 1 || !lengths.has(tokens[from]?.word ?? '')) return false;
  if (besideTime.has(tokens[to]?.word ?? '')) return true;
  return spans[at - 1]?.kind === 'word' && (tokens[from - 1]?.word.length ?? 0) > 1;
}
