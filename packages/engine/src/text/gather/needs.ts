import type { Span } from '../spans.ts';
import { type Gathered, nothing, saidOf, type Waiting } from './gathered.ts';
import { isOfRunOn } from './run-on.ts';
import type { Walk } from './walk.ts';

/** "When needed", "if it is bad": taken now and then, unless it is taken every day besides. */
export function takeNeed(walk: Walk, at: number, isWhen: boolean): void {
  if (isWhen && (walk.isOver || isPastWhen(walk, at) || isOfRunOn(walk, at))) return;
  // "On holiday next week".
  if (!isWhen && isDated(walk, at)) return;
  // "Two puffs twice daily plus one as needed": it is taken every day besides.
  if (!walk.partHasName && isRegular(walk.current)) return;
  if (isOfLife(walk, at)) return;
  // "20 mg, extra if my weight goes up".
  if (walk.hasAmount && walk.names.words.besides.has(walk.wordAt(at - 1))) return;
  // "1 g daily, 3 g if I get a cold sore".
  if (walk.clauseEntries === 0 && hasDose(walk.waiting) && isRegular(walk.last)) {
    walk.waiting = nothing();
    return;
  }
  // "20 mg, sometimes 40": it is the other dose that is taken now and then.
  if (walk.spans[at + 1]?.kind === 'amount' && walk.hasAmount && (walk.nextName[at] ?? -1) < 0) {
    walk.isPastDose = true;
    return;
  }
  tellNeeded(walk, at);
}

/**
 * "Iron twice a day. I get 4 hours sleep if I can": a sentence that names nothing and has words of its own, behind what is taken
 * every day, tells when something else is done.
 */
function isOfLife({ spans, tokens, names, ...walk }: Walk, at: number): boolean {
  const last = walk.entries.at(-1);
  if (walk.lineFrom !== walk.entries.length || !isRegular(last)) return false;
  const { backTo, grammar, little, medicine, prose } = names.words;
  const said = tokens.slice(spans[walk.partFrom]?.from ?? 0, spans[at]?.from ?? 0).map(({ word }) => word);
  if (said.some((word) => backTo.has(word) || prose.taking.has(word) || medicine.has(word))) return false;
  return spans
    .slice(walk.partFrom, at)
    .some(
      (span) =>
        span.kind === 'word' &&
        !grammar.has(tokens[span.from]?.word ?? '') &&
        !little.has(tokens[span.from]?.word ?? ''),
    );
}

/** A day of life behind it: then it is no occasion that comes again. */
function isDated({ spans, tokens, names }: Walk, at: number): boolean {
  // "In August".
  const next = spans[saidOf(spans[at + 1])?.kind === 'talk' ? at + 2 : at + 1];
  const said = saidOf(next);
  if (said?.kind === 'month' || said?.kind === 'ago') return true;
  const isPlan = said?.kind === 'status' && said.status === 'planned';
  return isPlan && tokens.slice(next?.from ?? 0, next?.to ?? 0).every(({ word }) => names.words.planHints.has(word));
}

/** "When I came out to Calgary": what happened then is no need; "when I had a headache" may be one. */
function isPastWhen(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { subjects, mine, pastWords } = names.words;
  const end = spans[at]?.to ?? 0;
  const who = subjects.has(tokens[end - 1]?.word ?? '') ? end - 1 : end;
  const verb = mine.has(tokens[who]?.word ?? '') ? who + 2 : who + 1;
  if (!subjects.has(tokens[who]?.word ?? '') && verb !== who + 2) return false;
  const word = tokens[verb]?.word ?? '';
  const isPast = (pastWords.has(word) && !PRESENT_TOO.has(word)) || (word.length > SHORTEST && word.endsWith('ed'));
  return isPast && !spans.slice(at + 1, at + NEAR).some((span) => saidOf(span)?.kind === 'ailment');
}
const PRESENT_TOO: ReadonlySet<string> = new Set(['put', 'upset', 'last', 'recently', 'ago']);
/** "Need", "feed". */
const SHORTEST = 4;
const NEAR = 6;

/** "For seizures only": unless it is taken every day. */
export function takeEpisode(walk: Walk, at: number): void {
  if (!isRegular(walk.current)) tellNeeded(walk, at);
}

/** "Up to 8 a day": what limits says that it is taken as it is needed. */
export function takeLimit(walk: Walk, at: number): void {
  if (isMeasure(walk.spans[at + 1])) tellNeeded(walk, at);
}

function tellNeeded(walk: Walk, at: number): void {
  walk.tell(at, (told) => {
    told.isNeeded = true;
  });
}

const hasDose = ({ elements }: Waiting): boolean => elements.some(({ kind }) => kind === 'amount');

const isRegular = (entry: Gathered | undefined): boolean =>
  entry !== undefined && !entry.isNeeded && entry.elements.some((each) => each.kind === 'every' && each.days <= 1);

const isMeasure = (span: Span | undefined): boolean => span?.kind === 'amount' || saidOf(span)?.kind === 'frequency';
