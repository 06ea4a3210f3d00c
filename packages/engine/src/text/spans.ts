import type { Cue } from './cues.ts';
import type { ListNumber } from './directions/list-numbers.ts';
import type { Meaning } from './names.ts';

/** A name in the text, known or guessed. */
export interface NameSpan {
  readonly kind: 'name';
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning;
  readonly guessed: boolean;
  /** A strength that is part of the name: the 40 of "Pan 40". */
  readonly strength: number | null;
}

/** A run of words that no name was found in, where a name would stand. */
export interface UnknownSpan {
  readonly kind: 'unknown';
  readonly from: number;
  readonly to: number;
  /** Every meaning a misspelling may have, where it is not clear which. */
  readonly candidates: readonly Meaning[];
  /** Words off a label of the product table. */
  readonly isProduct?: boolean;
}

export interface CueSpan {
  readonly kind: 'cue';
  readonly from: number;
  readonly to: number;
  readonly cue: Cue;
  /** The number in the phrase. */
  readonly number: number;
  /** Alone it would name a kind of medicine: "inhaler". */
  readonly meaning: Meaning | null;
}

export interface AmountSpan {
  readonly kind: 'amount';
  readonly from: number;
  readonly to: number;
  readonly value: number;
  /** Null for a bare number. */
  readonly unit: string | null;
  /** So many millilitres hold it: the 5 of "250 mg/5 ml". */
  readonly inMl?: number;
  /** So many pieces hold it together: the 2 of "200 mg per 2 capsules". */
  readonly inPieces?: number;
  /** The 15 of "15 to 30 mg". */
  readonly low?: number;
}

/** "8/500" names two strengths, "1-0-1" what is taken in the morning, at noon and at night, "7-11-15-19" the hours. */
export interface FiguresSpan {
  readonly kind: 'pair' | 'pattern' | 'doses' | 'hours';
  readonly from: number;
  readonly to: number;
  readonly figures: readonly number[];
  readonly unit: string | null;
}

export type MarkKind = 'stop' | 'comma' | 'dash' | 'joint' | 'open' | 'close' | 'colon' | 'mark' | 'word';
export interface MarkSpan {
  /** word: everyday English that says nothing here. mark: a sign without meaning. */
  readonly kind: MarkKind;
  readonly from: number;
  readonly to: number;
  /** The place in a list that it tells. */
  readonly listNumber?: ListNumber;
  /** What something costs. */
  readonly isPrice?: boolean;
  /** A word that nobody knows, in a sentence that speaks of no taking. */
  readonly isStrange?: boolean;
}

export type Span = NameSpan | UnknownSpan | CueSpan | AmountSpan | FiguresSpan | MarkSpan;
