import type { Interaction } from '@evidose/contract';
import type { InteractionRule } from '../knowledge.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

/** A row between two supplements, told from the side of the one that is asked about. */
export function shownPair(rule: InteractionRule, other: PreparedSupplement): Interaction {
  const { severity, action, hours, message, sources } = rule;
  return {
    with: other.data.name,
    severity,
    action,
    ...(hours === undefined ? {} : { hours }),
    message,
    sources: [...sources],
  };
}
