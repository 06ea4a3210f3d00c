import { type Element, lettersOf } from './elements.ts';

/** A grammar rule: a pattern over the letters of the elements, and what they become. */
export interface Rule {
  readonly rule: string;
  readonly example: string;
  readonly when: RegExp;
  /** Only for single substances: two numbers of a combination are two strengths. */
  readonly isOfOne?: boolean;
  /** Null if the pattern matches but the numbers do not fit. */
  readonly rewrite: (found: Found) => readonly Element[] | null;
}

export interface Found {
  readonly elements: readonly Element[];
  readonly letters: string;
  /** Where the pattern matched. */
  readonly at: number;
}

/** The rules in order, each applied at most once. */
export function rewritten(rules: readonly Rule[], elements: readonly Element[], isOfOne: boolean): readonly Element[] {
  let now = elements;
  let letters = lettersOf(elements);
  for (const rule of rules) {
    if (rule.isOfOne === true && !isOfOne) continue;
    const match = rule.when.exec(letters);
    if (match === null) continue;
    const next = rule.rewrite({ elements: now, letters, at: match.index });
    if (next === null) continue;
    now = next;
    letters = lettersOf(next);
  }
  return now;
}
