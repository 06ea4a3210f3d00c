import { AppError, type ErrorType } from '@evidose/contract';
import { useSyncExternalStore } from 'react';
import { observable } from './store.ts';

export type ErrorSlot = 'general' | 'fill' | 'password' | 'login' | 'quiz' | 'verify' | 'database';

const SLOT_OF: Record<ErrorType, ErrorSlot> = {
  email: 'fill',
  password: 'password',
  login: 'login',
  verify: 'verify',
  general: 'general',
  quiz: 'quiz',
  database: 'database',
  data: 'database',
  delete: 'database',
  search: 'database',
};

type Slots = Readonly<Partial<Record<ErrorSlot, AppError>>>;
const slots = observable<Slots>({});

export const slotOf = (type: ErrorType): ErrorSlot => SLOT_OF[type];

/** Maps whatever was thrown to a row of the error catalogue: nobody should read a raw error. */
export function toAppError(thrown: unknown): AppError {
  return thrown instanceof AppError ? thrown : new AppError('SOMETHING_FAILED', { cause: thrown });
}

export function reportError(thrown: unknown): AppError {
  const error = toAppError(thrown);
  slots.set({ ...slots.get(), [slotOf(error.type)]: error });
  return error;
}

export function clearError(slot: ErrorSlot): void {
  const { [slot]: _, ...others } = slots.get();
  slots.set(others);
}

export function clearAllErrors(): void {
  slots.set({});
}

export const errorIn = (slot: ErrorSlot): AppError | undefined => slots.get()[slot];

export function useErrorSlot(slot: ErrorSlot): AppError | undefined {
  return useSyncExternalStore(slots.subscribe, () => errorIn(slot));
}
