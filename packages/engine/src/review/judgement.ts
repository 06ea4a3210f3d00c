import type { Because, CurrentReview, ExclusionKind } from '@evidose/contract';

export type Verdict = CurrentReview['verdict'];

/** A reason about a current supplement, with the verdict it implies. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly message: string;
  readonly sources: readonly string[];
  readonly because: readonly Because[];
  readonly kind: ExclusionKind | null;
  /** The knowledge row, if any: one row about three medicines is reported once. */
  readonly rule: string | null;
  /** Combined on purpose by the prescriber. */
  readonly belongsTogether: boolean;
  /** Must neither be started nor abruptly stopped: an alert to ask. */
  readonly keepSteady: boolean;
  /** Would be "stop" if already taken: also an alert if only planned. */
  readonly forbidsStart: boolean;
  /** Solved by hours of separation. */
  readonly isTiming: boolean;
  /** An alert gives the reason; next to another reason it is not repeated. */
  readonly isSaidOnTop: boolean;
  /** At least twice the person's limit: also an alert. */
  readonly isFarOver: boolean;
  /** Only a question for the next visit. */
  readonly isUnhurried: boolean;
  /** Cannot wait: a contraindicated combination. */
  readonly isUrgent: boolean;
}

export const judgementOf = (
  verdict: Verdict,
  parts: Pick<Judgement, 'message' | 'sources'> & Partial<Judgement>,
): Judgement => ({
  verdict,
  message: parts.message,
  sources: parts.sources,
  because: parts.because ?? [],
  kind: parts.kind ?? null,
  rule: parts.rule ?? null,
  belongsTogether: parts.belongsTogether ?? false,
  isTiming: parts.isTiming ?? false,
  forbidsStart: parts.forbidsStart ?? false,
  keepSteady: parts.keepSteady ?? false,
  isUrgent: parts.isUrgent ?? false,
  isSaidOnTop: parts.isSaidOnTop ?? false,
  isFarOver: parts.isFarOver ?? false,
  isUnhurried: parts.isUnhurried ?? false,
});

const ORDER: readonly Verdict[] = ['stop-and-ask', 'adjust', 'ask-first', 'unknown', 'as-prescribed', 'keep'];

export const gravestOf = (judgements: readonly Judgement[]): Verdict =>
  ORDER.find((verdict) => judgements.some((each) => each.verdict === verdict)) ?? 'keep';
