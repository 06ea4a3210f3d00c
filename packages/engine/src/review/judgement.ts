import type { Because, CurrentReview, ExclusionKind } from '@evidose/contract';

export type Verdict = CurrentReview['verdict'];

/** One thing that speaks about something the person takes, and what it would make of it. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly message: string;
  readonly sources: readonly string[];
  readonly because: readonly Because[];
  readonly kind: ExclusionKind | null;
  /** The knowledge row, where there is one: one row about three medicines is said once. */
  readonly rule: string | null;
  /** Given together on purpose: the prescriber knows. */
  readonly belongsTogether: boolean;
  /** Forbidden to start, and as dangerous to stop abruptly: said on top, as something to ask. */
  readonly keepSteady: boolean;
  /** It would say stop, if it were taken already: what is only planned is said on top as well. */
  readonly forbidsStart: boolean;
  /** Hours apart solve it. */
  readonly isTiming: boolean;
  /** An alert on top says why; beside another reason it need not be said again. */
  readonly isSaidOnTop: boolean;
  /** At least twice what this person may have: said on top as well. */
  readonly isFarOver: boolean;
  /** Nothing but a question for the next visit. */
  readonly isUnhurried: boolean;
  /** Not to wait with: a contraindicated combination. */
  readonly isUrgent: boolean;
}

export const judgementOf = (
  verdict: Verdict,
  told: Pick<Judgement, 'message' | 'sources'> & Partial<Judgement>,
): Judgement => ({
  verdict,
  message: told.message,
  sources: told.sources,
  because: told.because ?? [],
  kind: told.kind ?? null,
  rule: told.rule ?? null,
  belongsTogether: told.belongsTogether ?? false,
  isTiming: told.isTiming ?? false,
  forbidsStart: told.forbidsStart ?? false,
  keepSteady: told.keepSteady ?? false,
  isUrgent: told.isUrgent ?? false,
  isSaidOnTop: told.isSaidOnTop ?? false,
  isFarOver: told.isFarOver ?? false,
  isUnhurried: told.isUnhurried ?? false,
});

const ORDER: readonly Verdict[] = ['stop-and-ask', 'adjust', 'ask-first', 'unknown', 'as-prescribed', 'keep'];

export const gravestOf = (judgements: readonly Judgement[]): Verdict =>
  ORDER.find((verdict) => judgements.some((each) => each.verdict === verdict)) ?? 'keep';
