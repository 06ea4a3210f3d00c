import { cents, EPSILON, tidyNumber } from '../limits/round.ts';
import type { PreparedForm } from '../prepare/forms.ts';

export interface DosedForm {
  readonly form: PreparedForm;
  /** Per intake, in dose units. */
  readonly amount: number;
  readonly perDay: number;
  /** Per day. */
  readonly total: number;
  /** Pieces per intake: tablets, scoops, sprays. */
  readonly pieces: number;
  /** Pieces to swallow per day; none for what is poured or chewed. */
  readonly pills: number;
  readonly monthlyCost: number;
}

export interface DoseRange {
  readonly low: number;
  readonly wanted: number;
  readonly high: number;
  readonly maxAtOnce: number;
  readonly maxTimes: number;
}

const MOST_PIECES_AT_ONCE = 4;

function finish(form: PreparedForm, amount: number, perDay: number, pieces: number): DosedForm {
  const { price, pieceSize } = form.data;
  const total = tidyNumber(amount * perDay);
  return {
    form,
    amount: tidyNumber(amount),
    perDay,
    total,
    pieces,
    pills: pieceSize === 'not-swallowed' || !form.isPill ? 0 : pieces * perDay,
    monthlyCost: cents((price.usd * total) / price.atDailyDose),
  };
}

/** Liquids and powders are measured in halves of their label's unit. */
const PARTS = 2;
const MOST_MEASURES_AT_ONCE = 10;

function measured(form: PreparedForm, range: DoseRange, times: number): DosedForm | null {
  const { perPiece } = form.data;
  const part = perPiece / PARTS;
  const room = Math.floor(Math.min(range.high / times, range.maxAtOnce) / part + EPSILON);
  const most = Math.min(MOST_MEASURES_AT_ONCE * PARTS, room);
  const least = Math.max(1, Math.ceil(range.low / times / part - EPSILON));
  if (least > most) return null;
  const parts = Math.min(most, Math.max(least, Math.round(range.wanted / times / part)));
  return finish(form, parts * part, times, parts / PARTS);
}

function counted(form: PreparedForm, range: DoseRange, times: number): DosedForm | null {
  const { perPiece } = form.data;
  const most = Math.min(
    MOST_PIECES_AT_ONCE,
    Math.floor(Math.min(range.high / times, range.maxAtOnce) / perPiece + EPSILON),
  );
  const least = Math.max(1, Math.ceil(range.low / times / perPiece - EPSILON));
  if (least > most) return null;
  const pieces = Math.min(most, Math.max(least, Math.round(range.wanted / times / perPiece)));
  return finish(form, pieces * perPiece, times, pieces);
}

/** Missing the target amount costs most, then each additional intake, then each additional pill. */
function effort({ total, perDay, pills }: DosedForm, { wanted }: DoseRange): number {
  return Math.abs(total - wanted) / wanted + 0.15 * (perDay - 1) + 0.04 * pills;
}

/** The amount of this form closest to the target, in whole pieces and equal intakes; null if none fits. */
export function doseForm(form: PreparedForm, range: DoseRange): DosedForm | null {
  let best: DosedForm | null = null;
  for (let times = 1; times <= range.maxTimes; times++) {
    const option = form.isMeasured ? measured(form, range, times) : counted(form, range, times);
    if (option === null) continue;
    if (best === null || effort(option, range) < effort(best, range) - EPSILON) best = option;
    // More intakes cannot come closer than this.
    if (Math.abs(best.total - range.wanted) <= range.wanted * 0.01) break;
  }
  return best;
}
