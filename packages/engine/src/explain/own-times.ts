import type { CurrentReview } from '@evidose/contract';
import { isPrescribedNutrient } from '../review/prescribed.ts';
import type { Reviewed } from '../stages/review.ts';
import type { Day, FewerTimes } from '../stages/schedule/table.ts';
import { andList } from '../words/open-words.ts';

const TIMES = ['never', 'once', 'twice', 'three times', 'four times', 'five times'] as const;

/** What to do when the day has no room for a time. */
function fewerText({ placed, taken }: FewerTimes, from: string): string {
  const often = [TIMES[placed] ?? `${placed} times`, TIMES[taken] ?? `${taken} times`];
  return `The day has room for it ${often[0]}, not ${often[1]}: the other times would be too close to ${from} or to what else you take. Ask your pharmacist whether to take it ${often[0]}, or to move ${from} to another time.`;
}

/** Current supplements with no time in the day, or fewer than needed; shown in their review. */
export function reviewsWithTimes({ reviews, items, kept }: Reviewed, { unplaced, fewer }: Day): CurrentReview[] {
  return reviews.map((review) => {
    const item = items.find((each) => each.review === review)?.item;
    const less = item === undefined ? undefined : fewer.get(item);
    if (item === undefined || (less === undefined && !unplaced.has(item))) return review;
    const separations = kept.find(({ current }) => current === item)?.separations ?? [];
    const names = [...new Set(separations.map(({ medicine }) => medicine.name))];
    const from = names.length === 0 ? 'the rest' : andList(names);
    const pause = isPrescribedNutrient(item) ? ' Do not leave it out on your own.' : '';
    if (less !== undefined) return { ...review, message: `${review.message} ${fewerText(less, from)}${pause}` };
    const message = `${review.message} We found no time of day that is far enough from ${from}: ask your pharmacist when to take it.${pause}`;
    return { ...review, message };
  });
}
