import { NO_ATOM } from '../criteria/atoms.ts';

/**
 * Rules behind the one answer that each cannot do without. The answers stand side by side in memory, and the rules do
 * not: most rules are passed over without being touched.
 */
export class Gate<T> {
  readonly #keys: Int16Array;
  readonly #rules: readonly T[];

  constructor(rules: readonly T[], keyOf: (rule: T) => number) {
    this.#rules = rules;
    this.#keys = Int16Array.from(rules, keyOf);
  }

  get size(): number {
    return this.#rules.length;
  }

  /** Those that the flags do not shut out yet, in their order. */
  open(flags: Uint8Array): T[] {
    const open: T[] = [];
    const keys = this.#keys;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] ?? NO_ATOM;
      if (key !== NO_ATOM && flags[key] !== 1) continue;
      const rule = this.#rules[i];
      if (rule !== undefined) open.push(rule);
    }
    return open;
  }
}
