import type { Interaction } from '@evidose/contract';
import type { InteractionRule } from '../knowledge.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

/** A row between two supplements, told from the side of the one that is asked about. */
export interface PairRow {
  readonly rule: InteractionRule;
  /** The supplement whose row it is: `fromDose` is in its unit. */
  readonly owner: PreparedSupplement;
}

/** One carries the other inside it: rows between them would speak of the product against itself. */
export function areKin(a: PreparedSupplement, b: PreparedSupplement): boolean {
  return a.kin.has(b.data.id) || b.kin.has(a.data.id);
}

function rowsOf(owner: PreparedSupplement, other: PreparedSupplement): PairRow[] {
  const rows: PairRow[] = [];
  for (const rule of owner.supplementInteractions) if (other.kin.has(rule.with.id)) rows.push({ rule, owner });
  return rows;
}

const NO_ROWS: readonly PairRow[] = [];

export function rowsBetween(a: PreparedSupplement, b: PreparedSupplement): readonly PairRow[] {
  if (a.supplementInteractions.length === 0 && b.supplementInteractions.length === 0) return NO_ROWS;
  return a.index === b.index || areKin(a, b) ? NO_ROWS : [...rowsOf(a, b), ...rowsOf(b, a)];
}

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
