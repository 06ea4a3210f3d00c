import { guardedStates } from '@evidose/contract';
import type { GuardedState } from '../knowledge.ts';

/** Null for an answer that guards nothing. */
export const guardedState = (status: string): GuardedState | null =>
  guardedStates.find((state) => state === status) ?? null;
