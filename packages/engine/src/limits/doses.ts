import type { Supplement } from '../knowledge.ts';
import type { Amount } from '../text/amounts.ts';
import { keyOf } from '../text/tokens.ts';

const MICROGRAMS: Readonly<Record<string, number>> = { g: 1_000_000, mg: 1000, µg: 1 };

/** How many dose units one of a written unit is; undefined where the two cannot be compared. */
function factorOf(supplement: Supplement, unit: string): number | undefined {
  if (unit === supplement.doseUnit) return 1;
  const told = supplement.conversions[unit];
  if (told !== undefined) return told;
  const from = MICROGRAMS[unit];
  const to = MICROGRAMS[supplement.doseUnit];
  return from === undefined || to === undefined ? undefined : from / to;
}

/** A number without a unit is read in the unit that brings it nearest to what people usually take. */
function likeliest(supplement: Supplement, value: number): number {
  const units = [supplement.doseUnit, ...Object.keys(supplement.conversions)];
  let best = value;
  let distance = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    const amount = value * (factorOf(supplement, unit) ?? 1);
    const far = Math.abs(Math.log(amount / supplement.typicalDailyDose));
    if (far < distance) {
      best = amount;
      distance = far;
    }
  }
  return best;
}

export interface DailyDose {
  /** In the supplement's dose unit. */
  readonly amount: number;
  /** Not readable as written: a typical or likely amount stands for it, and the person is told. */
  readonly assumed: boolean;
}

/** The share of a salt's weight that counts; 1 where the name or the amount is not one of a salt. */
function saltShare({ salts = {} }: Supplement, name: string, amount: number): number {
  const key = keyOf(name);
  const salt = Object.entries(salts).find(([spelling]) => keyOf(spelling) === key)?.[1];
  return salt !== undefined && amount >= salt.from ? salt.share : 1;
}

export function dailyDoseOf(supplement: Supplement, amount: Amount | null, name: string): DailyDose {
  const typical = supplement.typicalDailyDose;
  if (amount === null) return { amount: typical, assumed: true };
  if (amount.unit === null) {
    const once = likeliest(supplement, amount.value);
    return { amount: once * saltShare(supplement, name, once) * amount.timesADay, assumed: true };
  }
  if (amount.unit === 'piece') {
    const pieces = supplement.serving === undefined ? 1 : amount.value;
    return { amount: typical * pieces * amount.timesADay, assumed: true };
  }
  const factor = factorOf(supplement, amount.unit);
  if (factor === undefined) return { amount: typical, assumed: true };
  const once = amount.value * factor;
  return { amount: once * saltShare(supplement, name, once) * amount.timesADay, assumed: false };
}
