import { type Element, lettersOf } from './elements.ts';

/** One rule of the grammar: a pattern over the letters of the elements, and what the elements become. */
export interface Rule {
  readonly rule: string;
  /** What somebody writes. */
  readonly example: string;
  readonly when: RegExp;
  /** Only where the name stands for one substance: two figures of a combination are two strengths. */
  readonly isOfOne?: boolean;
  /** Null where the pattern is met and the numbers say otherwise. */
  readonly rewrite: (found: Found) => readonly Element[] | null;
}

/** What a pattern calls its parts. */
type Part = 'dose' | 'now' | 'behind' | 'strength' | 'count' | 'often' | 'parts' | 'sum';

export interface Found {
  readonly elements: readonly Element[];
  readonly letters: string;
  /** What a named group of the pattern stands for; -1 where it stands for nothing. */
  readonly at: (part: Part) => number;
}

/** The rules in their order, each at most once. */
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
