import type { SuggestedSupplement } from '@evidose/contract';
import type { Facts } from './answer.ts';

export const isResult = ({ field }: SuggestedSupplement['reasons'][number]): boolean => field.startsWith('labResults.');

/** Whether a laboratory value is the reason: then a new value tells whether it helped. */
export const isMeasured = ({ reasons }: SuggestedSupplement): boolean => reasons.some(isResult);

/** Nobody should stop what fills a lack because they feel nothing, so whatever is not known to be a wish counts as a need. */
export function isNeed(item: SuggestedSupplement, facts: Facts | undefined): boolean {
  const own = facts === undefined ? [] : usesIn(item, facts);
  return isMeasured(item) || own.length === 0 || own.some(({ kind }) => kind === 'need');
}

/** The uses of a supplement that the reasons of a plan rest on; none where the plan was stored before it told them. */
export const usesIn = ({ reasons }: SuggestedSupplement, { outcomes }: Facts) =>
  outcomes.flatMap(({ uses }) => uses.filter(({ id }) => reasons.some(({ use }) => use === id)));

/** What a test showed to be lacking first, then by how well it is proven. */
export const byWeight = (a: SuggestedSupplement, b: SuggestedSupplement): number =>
  Number(isMeasured(b)) - Number(isMeasured(a)) || a.evidence.localeCompare(b.evidence);
