import type { CurrentReview } from '@evidose/contract';
import type { CurrentSupplement } from '../model.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import type { Separation } from '../safety/assess.ts';
import { lineOf } from '../understand/usage.ts';
import type { Judgement } from './judgement.ts';

/** A current supplement with what decided its verdict. */
export interface ReviewedItem {
  readonly item: CurrentSupplement;
  readonly supplement: PreparedSupplement;
  readonly review: CurrentReview;
  readonly decisive: readonly Judgement[];
  readonly separations: readonly Separation[];
}

/** Unchanged, or with only its time or a question for the next visit open. */
export const mayGoOn = ({ review: { verdict }, decisive }: ReviewedItem): boolean =>
  verdict === 'keep' ||
  verdict === 'as-prescribed' ||
  (verdict === 'ask-first' && decisive.every((each) => each.isTiming || each.isUnhurried || each.keepSteady));

/** The parts of a tablet cannot be taken separately: what stops one part stops the tablet. */
export function asOneTablet(items: readonly ReviewedItem[]): ReviewedItem[] {
  const stops = new Map<string, ReviewedItem>();
  for (const each of items) {
    const line = lineOf(each.item);
    if (each.review.verdict === 'stop-and-ask' && !stops.has(line)) stops.set(line, each);
  }
  return items.map((each) => {
    const part = stops.get(lineOf(each.item));
    const { verdict, sources } = each.review;
    if (part === undefined || verdict === 'stop-and-ask' || verdict === 'as-prescribed') return each;
    return {
      ...each,
      decisive: part.decisive,
      review: {
        ...each.review,
        verdict: 'stop-and-ask',
        message: `It comes with ${part.review.name} in one product: what we say there applies to all of it.`,
        sources: [...new Set([...part.review.sources, ...sources])],
      },
    };
  });
}
