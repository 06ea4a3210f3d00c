import type { CurrentReview } from '@evidose/contract';
import { isPrescribedNutrient } from '../review/prescribed.ts';
import type { Reviewed } from '../stages/review.ts';
import type { Day } from '../stages/schedule.ts';
import { andList } from '../words/open-words.ts';

/** What of one's own has no time in the day is told so where it is reviewed. */
export function reviewsWithTimes({ reviews, items, kept }: Reviewed, { unplaced }: Day): CurrentReview[] {
  return reviews.map((review) => {
    const item = items.find((each) => each.review === review)?.item;
    if (item === undefined || !unplaced.has(item)) return review;
    const separations = kept.find(({ current }) => current === item)?.separations ?? [];
    const names = [...new Set(separations.map(({ medicine }) => medicine.name))];
    const from = names.length === 0 ? 'the rest' : andList(names);
    const pause = isPrescribedNutrient(item) ? ' Do not leave it out on your own.' : '';
    const message = `${review.message} We found no time of day that is far enough from ${from}: ask your pharmacist when to take it.${pause}`;
    return { ...review, message };
  });
}
