import type { Span } from '../spans.ts';
import { type Gathered, nothing, saidOf, type Waiting } from './gathered.ts';
import type { Walk } from './walk.ts';

/** "When needed", "if it is bad": taken now and then, unless it is taken every day besides. */
export function takeNeed(walk: Walk, at: number, isWhen: boolean): void {
  if (walk.isOver && isWhen) return;
  // "Two puffs twice daily plus one as needed": it is taken every day besides.
  if (!walk.partHasName && isRegular(walk.current)) return;
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
