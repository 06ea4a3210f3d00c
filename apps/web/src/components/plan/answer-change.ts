import type { Answers } from '@evidose/contract';

/** Answers that change, before the contract has checked them. */
export type AnswerChange = Readonly<Partial<Record<keyof Answers, unknown>>>;

export const DECIDING = 'Checking safety and choosing what fits you';
