import type { Recommendation } from '@evidose/contract';
import type { Facts, Truth } from './truth.ts';

/** One promise: returns what is wrong with a result, in words; nothing if it holds. */
export interface Promised {
  readonly number: number;
  readonly title: string;
  readonly faults: (facts: Facts, truth: Truth, result: Recommendation) => string[];
}

export const dailyDose = ({ dose }: Recommendation['supplements'][number]): number => dose.amount * dose.perDay;

/** A vital need at its low dose stays beside unreadable text. */
export function isVitalAtLowDose(facts: Facts, suggestion: Recommendation['supplements'][number]): boolean {
  const vital = facts.supplement(suggestion.id).indications.filter(({ isVital }) => isVital);
  const isAlone = suggestion.reasons.every(({ use }) => vital.some(({ id }) => id === use));
  return isAlone && dailyDose(suggestion) <= Math.min(...vital.map(({ dose }) => dose.low));
}

/** Whether the message comes from this row, with the person's medicine or condition in its placeholder. */
export function isSaidBy(row: { readonly message: string; readonly template?: string }, message: string): boolean {
  if (row.template === undefined) return row.message === message;
  const parts = row.template.split(/\{\w+\}/);
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+');
  return new RegExp(`^${pattern}$`, 's').test(message);
}
