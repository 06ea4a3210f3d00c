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

type Part = 'dose' | 'now' | 'behind' | 'strength' | 'count' | 'often' | 'parts' | 'sum';

export interface Found {
  readonly elements: readonly Element[];
  readonly letters: string;
  /** The index of a named group's element; -1 if it is empty. */
  readonly at: (part: Part) => number;
}

/** The rules in order, each applied at most once. */
export function rewritten(rules: readonly Rule[], elements: readonly Element[], isOfOne: boolean): readonly Element[] {
  let now = elements;
  let letters = lettersOf(elements);
  for (const rule of rules) {
    if (rule.isOfOne === true && !isOfOne) continue;
    const match = rule.when.exec(letters);
    if (match === null) continue;
    const found = { elements: now, letters, at: (part: Part) => match.indices?.groups?.[part]?.[0] ?? -1 };
    const next = rule.rewrite(found);
    if (next === null) continue;
    now = next;
    letters = lettersOf(next);
  }
  return now;
}
