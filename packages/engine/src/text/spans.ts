import type { Cue } from './cues.ts';
import type { ListNumber } from './directions/list-numbers.ts';
import type { Meaning } from './names.ts';

export interface NameSpan {
  readonly kind: 'name';
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning;
  readonly guessed: boolean;
  /** A strength that is part of the name: the 40 of "Pan 40". */
  readonly strength: number | null;
}

export interface UnknownSpan {
  readonly kind: 'unknown';
  readonly from: number;
  readonly to: number;
  /** Every possible meaning of a misspelling, if it is unclear. */
  readonly candidates: readonly Meaning[];
  readonly isProduct?: boolean;
}

export interface CueSpan {
  readonly kind: 'cue';
  readonly from: number;
  readonly to: number;
  readonly cue: Cue;
  readonly number: number;
  /** On its own it would be a class of medicine: "inhaler". */
  readonly meaning: Meaning | null;
}

export interface AmountSpan {
  readonly kind: 'amount';
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly unit: string | null;
  /** The volume that contains it, in ml: the 5 of "250 mg/5 ml". */
  readonly inMl?: number;
  /** The number of pieces that contain it: the 2 of "200 mg per 2 capsules". */
  readonly inPieces?: number;
  /** The 15 of "15 to 30 mg". */
  readonly low?: number;
}

/** "8/500" is two strengths, "1-0-1" morning, noon and night, "7-11-15-19" hours. */
export interface FiguresSpan {
  readonly kind: 'pair' | 'pattern' | 'doses' | 'hours';
  readonly from: number;
  readonly to: number;
  readonly figures: readonly number[];
  readonly unit: string | null;
}

export type MarkKind = 'stop' | 'comma' | 'dash' | 'joint' | 'open' | 'close' | 'colon' | 'mark' | 'word';
export interface MarkSpan {
  /** word: everyday English without a role here. mark: punctuation without meaning. */
  readonly kind: MarkKind;
  readonly from: number;
  readonly to: number;
  readonly listNumber?: ListNumber;
  readonly isPrice?: boolean;
  /** An unknown word in a sentence that does not mention taking anything. */
  readonly isStrange?: boolean;
}

export type Span = NameSpan | UnknownSpan | CueSpan | AmountSpan | FiguresSpan | MarkSpan;

export const wordOf = ({ from, to }: { readonly from: number; readonly to: number }): MarkSpan => ({
  kind: 'word',
  from,
  to,
});
