import { WHEN } from '../cues.ts';
import type { Span } from '../spans.ts';
import { endsIn } from '../word-lists.ts';
import { FAR, isContent } from './content.ts';
import { cueOf, isNamed, PUNCTUATION } from './mention.ts';
import type { Walk } from './walk.ts';

/** Cues about the medicine: what stands before them belongs to it. */
const OF_MEDICINE: ReadonlySet<string> = new Set([
  ...WHEN,
  'rest',
  'piece',
  'course',
  'needed',
  'at-most',
  'prescribed',
  'half',
  'now-dose',
]);

/**
 * "Metformin 850 twice a day I go to the gym three times a week": people type and dictate without punctuation. After a
 * dose, a new sentence starts with its subject and has a content word before its number or time, which is not a dose.
 */
export function isOfRunOn(walk: Walk, at: number): boolean {
  const { current, spans, names } = walk;
  if (current === undefined) return false;
  let from = at;
  while (from > Math.max(0, at - FAR) && (!isOfMedicine(spans[from - 1] as Span) || isOfThing(walk, from - 1)))
    from -= 1;
  // "With my orange juice at breakfast".
  if (from === at || names.words.combining.has(walk.wordAt(from - 1)) || !startsUnrelated(walk, from)) return false;
  let isElse = false;
  for (let i = from; i < at; i++) {
    if (speaksOfIt(walk, i)) return false;
    const kind = cueOf(spans[i])?.kind;
    isElse ||= isContent(walk, spans[i]) || kind === 'thing' || kind === 'ailment';
  }
  return isElse;
}

const isOfMedicine = (span: Span): boolean =>
  isNamed(span) || ENDS.has(span.kind) || OF_MEDICINE.has(cueOf(span)?.kind ?? '');
const ENDS: ReadonlySet<Span['kind']> = new Set([
  ...PUNCTUATION,
  'amount',
  'pattern',
  'pair',
  'doses',
  'hours',
] as const);

/** "Ten cups of tea a day", "two toddlers". */
function isOfThing(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  const next = walk.spans[at + 1];
  const isCount = span?.kind === 'amount' && span.unit === null;
  return isCount && (THINGS.has(cueOf(next)?.kind ?? '') || isContent(walk, next));
}
const THINGS: ReadonlySet<string> = new Set(['thing', 'person', 'ailment']);

/** Who does it, or what was done: "I", "my mother", "the nurse", "had", "smoked". */
export function startsUnrelated(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { from = 0 } = spans[at] ?? {};
  const { word = '', kind } = tokens[from] ?? {};
  const { lifeStarts, pastWords, subjects, except, syntax } = names.words;
  // "Skipping Sundays".
  if (except.match(tokens, from) !== null) return false;
  if (lifeStarts.has(word) || subjects.has(word) || pastWords.has(word)) return true;
  // "Working from home 4 days a week".
  if (kind === 'word' && word.length > SHORTEST && endsIn(word, syntax.doingEnds) && isContent(walk, spans[at]))
    return true;
  // "Crushed in her yoghurt", "mixed with juice": how it is taken.
  const isWay = names.words.unrelated.ways.has(tokens[from + 1]?.word ?? '');
  return (
    kind === 'word' && word.length > SHORTEST && endsIn(word, syntax.pastEnds) && !isWay && cueOf(spans[at]) === null
  );
}
const SHORTEST = 4;

/** "It", "take two", a tablet. "Take the dog out", "use a machine" have something else to take. */
function speaksOfIt(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { backTo, medicine, prose, grammar, functionWords, isEnglish } = names.words;
  const { from = 0, to = 0 } = spans[at] ?? {};
  for (let i = from; i < to; i++) {
    const { word = '' } = tokens[i] ?? {};
    if (backTo.has(word) && prose.handling.has(tokens[i - 1]?.word ?? '')) continue;
    if (backTo.has(word) || medicine.has(word)) return true;
    if (!prose.taking.has(word)) continue;
    const object = names.words.unrelated.articles.has(tokens[i + 1]?.word ?? '') ? i + 2 : i + 1;
    const next = tokens[object]?.word ?? '';
    const isPlain = !medicine.has(next) && !grammar.has(next) && !functionWords.has(next) && isEnglish(next);
    if (!isPlain || (object === i + 1 && names.words.phrases.match(tokens, object) !== null)) return true;
  }
  return false;
}
