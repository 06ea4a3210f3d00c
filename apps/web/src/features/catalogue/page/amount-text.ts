import type { SupplementFacts, SupplementUse } from '@evidose/contract';

const DIGITS = 3;
/** No more figures than anybody weighs out, thousands set apart. */
export const figure = (value: number): string => Number(value.toPrecision(DIGITS)).toLocaleString('en-US');

/** '25 µg (1,000 IU)' where people count in those. A figure never loses its unit at the end of a line. */
export function amountText({ doseUnit, perInternationalUnit }: SupplementFacts, amount: number): string {
  const plain = `${figure(amount)}\u00a0${doseUnit}`;
  if (perInternationalUnit === undefined || doseUnit === 'IU') return plain;
  return `${plain} (${figure(amount / perInternationalUnit)}\u00a0IU)`;
}

export function doseRange(facts: SupplementFacts, { low, usual, high }: SupplementUse['dose']): string {
  if (facts.serving !== undefined) return facts.serving;
  if (low === high) return amountText(facts, usual);
  return `${figure(low)} to ${figure(high)}\u00a0${facts.doseUnit}, usually ${amountText(facts, usual)}`;
}

export function weeksText([from, to]: SupplementUse['weeks']): string {
  return from === to ? `${from} weeks` : `${from} to ${to} weeks`;
}

const isOurs = ({ clinicianOnly }: SupplementUse): boolean => !clinicianOnly;

/** The amount most plans would hold: that of the best proven use. */
export function usualDose(facts: SupplementFacts): SupplementUse['dose'] | null {
  return facts.outcomes.flatMap(({ uses }) => uses).find(isOurs)?.dose ?? null;
}

export function lowestPrice({ forms }: SupplementFacts): number | null {
  return forms.length === 0 ? null : Math.min(...forms.map(({ price }) => price.usd));
}
