import type { Recommendation } from '@evidose/contract';
import type { Facts, Truth } from './truth.ts';

/** One of the twenty: what is wrong with a result, in words; nothing where it holds. */
export interface Promised {
  readonly number: number;
  readonly title: string;
  readonly faults: (facts: Facts, truth: Truth, result: Recommendation) => string[];
}

export const dailyDose = ({ dose }: Recommendation['supplements'][number]): number => dose.amount * dose.perDay;
