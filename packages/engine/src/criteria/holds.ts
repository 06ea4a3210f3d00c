import type { CompiledCriterion, CompiledWhen } from './atoms.ts';

/** What rules are asked against. */
export interface Asked {
  /** 1 where so, by atom. */
  readonly certain: readonly number[];
  readonly possible: readonly number[];
  /** NaN where not given. */
  readonly numbers: readonly number[];
}

function holdsIn(criterion: CompiledCriterion, flags: readonly number[], numbers: readonly number[]): boolean {
  if (criterion.atoms === null) {
    // A value that was not given is NaN, and NaN is neither at least nor below anything.
    const value = numbers[criterion.number] ?? Number.NaN;
    return value >= criterion.atLeast && value < criterion.below;
  }
  for (const atom of criterion.atoms) if (flags[atom] === 1) return true;
  return false;
}

/** For a reason to suggest: every criterion is certain, and no exception is even possible. */
export function surelyHolds(when: CompiledWhen, facts: Asked): boolean {
  for (const criterion of when.all) if (!holdsIn(criterion, facts.certain, facts.numbers)) return false;
  for (const criterion of when.unless) if (holdsIn(criterion, facts.possible, facts.numbers)) return false;
  return true;
}

/** For a reason to leave out: every criterion is possible, and no exception is certain. Unknown never means no. */
export function mayHold(when: CompiledWhen, facts: Asked): boolean {
  for (const criterion of when.all) if (!holdsIn(criterion, facts.possible, facts.numbers)) return false;
  for (const criterion of when.unless) if (holdsIn(criterion, facts.certain, facts.numbers)) return false;
  return true;
}
