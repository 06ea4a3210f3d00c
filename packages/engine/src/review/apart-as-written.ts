import { near, setOf } from '../day/slots.ts';
import type { InteractionRule } from '../knowledge.ts';
import type { CurrentSupplement, Usage } from '../model.ts';
import { DEFAULT_HOURS } from '../safety/assess.ts';

/**
 * Both times were written and are far enough apart, and the review says so. It is still asked about, as a time can
 * change, and "keep" means no objection. An assumed time proves nothing.
 */
export function areApartAsWritten(
  { usage }: Pick<CurrentSupplement, 'usage'>,
  other: Pick<Usage, 'slots'>,
  rows: readonly Pick<InteractionRule, 'hours' | 'hoursAfter'>[],
): boolean {
  if (usage.slots === null || other.slots === null) return false;
  const ours = setOf(usage.slots);
  const theirs = setOf(other.slots);
  if (ours === 0 || theirs === 0) return false;
  return rows.every(({ hours = DEFAULT_HOURS, hoursAfter = hours }) => (ours & near(theirs, hours, hoursAfter)) === 0);
}

export const FAR_ENOUGH = 'At the times that you wrote they’re far enough apart.';
