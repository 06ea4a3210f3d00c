import { type SupplementFacts, type SupplementUse, unitText } from '@evidose/contract';
import { formatNumber } from '../../../lib/format-number.ts';

/** Enough digits to print every limit exactly. */
const MOST_DIGITS = 4;
export const amountFigure = (value: number): string => formatNumber(value, MOST_DIGITS);

/** '25 mcg (1,000 IU)' where IU are usual. Non-breaking, so that a number keeps its unit. */
export function amountText(facts: SupplementFacts, amount: number): string {
  const { doseUnit, perInternationalUnit } = facts;
  const plain = `${amountFigure(amount)}\u00a0${unitText(doseUnit)}${countedBy(facts)}`;
  if (perInternationalUnit === undefined || doseUnit === 'IU') return plain;
  return `${plain} (${amountFigure(amount / perInternationalUnit)}\u00a0IU)`;
}

/** A combination is measured by one nutrient in it, which the serving names: "1 tablet, named by its zinc". */
function countedBy({ serving = '' }: SupplementFacts): string {
  const nutrient = /named by (?:its|their) (.+)$/.exec(serving)?.[1];
  return nutrient === undefined ? '' : ` of ${nutrient}`;
}

export function doseRange(facts: SupplementFacts, { low, usual, high }: SupplementUse['dose']): string {
  if (facts.serving !== undefined) return facts.serving;
  if (low === high) return amountText(facts, usual);
  return `${amountFigure(low)} to ${amountFigure(high)}\u00a0${unitText(facts.doseUnit)}, usually ${amountText(facts, usual)}`;
}

export function weeksText([from, to]: SupplementUse['weeks']): string {
  return from === to ? `${from} weeks` : `${from} to ${to} weeks`;
}

const isOurs = ({ clinicianOnly }: SupplementUse): boolean => !clinicianOnly;

/** The dose of the best-supported use. */
export function usualDose(facts: SupplementFacts): SupplementUse['dose'] | null {
  return facts.outcomes.flatMap(({ uses }) => uses).find(isOurs)?.dose ?? null;
}

export function lowestPrice({ forms }: SupplementFacts): number | null {
  return forms.length === 0 ? null : Math.min(...forms.map(({ price }) => price.usd));
}
