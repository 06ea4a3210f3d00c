import type { CompiledCriterion } from '../criteria/atoms.ts';

/** A precondition of a rule: one of these answers, or a given number. Without either the rule is always evaluated. */
export interface Look {
  readonly atoms: readonly number[];
  readonly number: number;
}
const NO_NUMBER = -1;
const NO_LOOK: Look = { atoms: [], number: NO_NUMBER };

export const lookFor = (atom: number): Look => ({ atoms: [atom], number: NO_NUMBER });

/** Everybody has an age, so it filters nothing. */
const isRare = ({ field }: CompiledCriterion): boolean => field.includes('.');

/** The criterion that most people fail: one answer, an uncommon number, or one of the fewest answers. */
export function lookOf({ all }: { readonly all: readonly CompiledCriterion[] }): Look {
  const worth = (criterion: CompiledCriterion): number =>
    criterion.atoms === null ? (isRare(criterion) ? 1 : Number.POSITIVE_INFINITY) : criterion.atoms.length;
  const [best] = all.toSorted((a, b) => worth(a) - worth(b));
  if (best === undefined || !Number.isFinite(worth(best))) return NO_LOOK;
  return best.atoms === null ? { atoms: [], number: best.number } : { atoms: best.atoms, number: NO_NUMBER };
}

/**
 * Rules behind their preconditions. The answers are contiguous in memory and the rules are not, so most rules are
 * skipped without being touched.
 */
export class Gate<T> {
  readonly #rules: readonly T[];
  readonly #numbers: Int16Array;
  /** The atoms of all rules in a row, and where each rule's begin. */
  readonly #atoms: Int16Array;
  readonly #starts: Int32Array;

  constructor(rules: readonly T[], lookOfRule: (rule: T) => Look) {
    const looks = rules.map(lookOfRule);
    this.#rules = rules;
    this.#numbers = Int16Array.from(looks, ({ number }) => number);
    this.#atoms = Int16Array.from(looks.flatMap(({ atoms }) => atoms));
    this.#starts = new Int32Array(rules.length + 1);
    for (const [i, { atoms }] of looks.entries()) this.#starts[i + 1] = (this.#starts[i] ?? 0) + atoms.length;
  }

  get size(): number {
    return this.#rules.length;
  }

  /** Rules not yet ruled out by the answers, in order. */
  open(flags: readonly number[], numbers: readonly number[]): T[] {
    const open: T[] = [];
    for (let i = 0; i < this.#rules.length; i++) {
      if (this.#isShut(i, flags, numbers)) continue;
      const rule = this.#rules[i];
      if (rule !== undefined) open.push(rule);
    }
    return open;
  }

  #isShut(rule: number, flags: readonly number[], numbers: readonly number[]): boolean {
    const number = this.#numbers[rule] ?? NO_NUMBER;
    if (number !== NO_NUMBER) return Number.isNaN(numbers[number]);
    const from = this.#starts[rule] ?? 0;
    const to = this.#starts[rule + 1] ?? 0;
    for (let at = from; at < to; at++) if (flags[this.#atoms[at] ?? 0] === 1) return false;
    return from < to;
  }
}
