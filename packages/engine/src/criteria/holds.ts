import type { CompiledCriterion, CompiledWhen } from './atoms.ts';

export interface Asked {
  /** 1 if true, by atom. */
  readonly certain: readonly number[];
  readonly possible: readonly number[];
  /** NaN if missing. */
  readonly numbers: readonly number[];
}

function holdsIn(criterion: CompiledCriterion, flags: readonly number[], numbers: readonly number[]): boolean {
  if (criterion.atoms === null) {
    // NaN, for a missing value, is neither at least nor below anything.
    const value = numbers[criterion.number] ?? Number.NaN;
    return value >= criterion.atLeast && value < criterion.below;
  }
  for (const atom of criterion.atoms) if (flags[atom] === 1) return true;
  return false;
}

/** For suggesting: every criterion is certain, and no exception is even possible. */
export function surelyHolds(when: CompiledWhen, facts: Asked): boolean {
  for (const criterion of when.all) if (!holdsIn(criterion, facts.certain, facts.numbers)) return false;
  for (const criterion of when.unless) if (holdsIn(criterion, facts.possible, facts.numbers)) return false;
  return true;
}

/** For excluding: every criterion is possible, and no exception is certain. Unknown never means no. */
export function mayHold(when: CompiledWhen, facts: Asked): boolean {
  for (const criterion of when.all) if (!holdsIn(criterion, facts.possible, facts.numbers)) return false;
  for (const criterion of when.unless) if (holdsIn(criterion, facts.certain, facts.numbers)) return false;
  return true;
}
