import type { Supplement } from './knowledge.ts';

/** Weight units in micrograms. */
export const MICROGRAMS: Readonly<Record<string, number>> = { g: 1_000_000, mg: 1000, µg: 1 };

export const DAYS_OF_WEEK = 7;

/** A number that is almost certainly a year. */
export const isYear = (value: number): boolean => value >= 1950 && value <= 2035 && Number.isInteger(value);

/** Units with another name: the "units" on a bottle of vitamin D are international units. */
const SAME_UNIT: Readonly<Record<string, string>> = { units: 'IU', mmol: 'mEq' };

/** Dose units per written unit; undefined if not comparable. */
export function factorOf(supplement: Supplement, unit: string): number | undefined {
  if (unit === supplement.doseUnit) return 1;
  const factor = supplement.conversions[unit] ?? supplement.conversions[SAME_UNIT[unit] ?? ''];
  if (factor !== undefined) return factor;
  const from = MICROGRAMS[unit];
  const to = MICROGRAMS[supplement.doseUnit];
  return from === undefined || to === undefined ? undefined : from / to;
}
