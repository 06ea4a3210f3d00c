import type { Facts } from '../criteria/facts.ts';
import type { CurrentSupplement, Finding } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import type { Cap, Remaining } from './assess.ts';
import { isForbidden } from './severity.ts';
import { shownRow } from './shown-row.ts';

export interface BesideCurrent {
  readonly findings: readonly Finding[];
  readonly caps: readonly Cap[];
  readonly interactions: readonly Remaining[];
}

const becauseCurrent = ({ field, text }: CurrentSupplement) => [{ field, value: text }];

function takenAlready(prepared: Prepared, supplement: PreparedSupplement, current: CurrentSupplement): Finding | null {
  const taken = current.supplement;
  if (taken === null || current.usage.status === 'stopped') return null;
  if (taken.index === supplement.index) {
    const message = `You already take it (“${current.text}”); see what we say about it there.`;
    return { kind: 'already-taking', rule: null, message, because: becauseCurrent(current), sources: [] };
  }
  // A nutrient in a combination counts by its amount; any other ingredient counts as already taken.
  const isInside = taken.kin.has(supplement.data.id) && supplement.supplies.length === 0;
  if (!isInside && !prepared.pairs.of(taken, supplement).areAlike) return null;
  const message = `It would double what you already take (“${current.text}”).`;
  return { kind: 'duplicate', rule: null, message, because: becauseCurrent(current), sources: [] };
}

const NOTHING: BesideCurrent = { findings: [], caps: [], interactions: [] };

/** What current supplements mean for a new one. */
export function besideCurrent(prepared: Prepared, facts: Facts, supplement: PreparedSupplement): BesideCurrent {
  if (facts.own.length === 0) return NOTHING;
  const findings: Finding[] = [];
  const caps: Cap[] = [];
  const interactions: Remaining[] = [];
  for (const { current, isCounted, isLocal } of facts.own) {
    const taken = isCounted ? null : takenAlready(prepared, supplement, current);
    if (taken !== null) findings.push(taken);
    const other = current.supplement;
    if (other === null || isLocal) continue;
    for (const { rule, owner } of prepared.pairs.of(supplement, other).rows) {
      const { fromDose, message, sources, id } = rule;
      if (owner === other && fromDose !== undefined && current.amount < fromDose) continue;
      if (!isForbidden(rule)) {
        const counted = owner === supplement ? (fromDose ?? 0) : 0;
        interactions.push({
          shown: shownRow(other.data.name, rule),
          fromDose: counted,
          because: { field: current.field, value: current.text },
        });
        continue;
      }
      const finding: Finding = { kind: 'interaction', rule: id, message, because: becauseCurrent(current), sources };
      if (owner === supplement && fromDose !== undefined) caps.push({ max: fromDose, isBelow: true, finding });
      else findings.push(finding);
    }
  }
  return { findings, caps, interactions };
}
