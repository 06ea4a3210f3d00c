import type { QuizFailure } from '@evidose/contract';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { type AnswerState, type AnswerStore, concerns } from './answer-store.ts';

const AnswerContext = createContext<AnswerStore | null>(null);

/** Gives the questions below it a place to put their answers. */
export const AnswerProvider = AnswerContext.Provider;

export function useAnswerStore(): AnswerStore {
  const store = useContext(AnswerContext);
  if (store === null) throw new Error('A question needs an AnswerProvider above it');
  return store;
}

/** Follows one thing about the answers. What is selected must be the same value while nothing about it changed. */
export function useAnswerState<T>(select: (state: AnswerState) => T): T {
  const store = useAnswerStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** One question follows one answer: typing in a field draws that field again and no other. */
export function useAnswer(field: string): readonly [value: unknown, answer: (value: unknown) => void] {
  const store = useAnswerStore();
  const value = useAnswerState(({ answers }) => answers[field]);
  const answer = useCallback((next: unknown) => store.answer(field, next), [store, field]);
  return [value, answer];
}

export function useTextAnswer(field: string): readonly [text: string, answer: (text: string) => void] {
  const [value, answer] = useAnswer(field);
  return [typeof value === 'string' || typeof value === 'number' ? String(value) : '', answer];
}

export function useProblem(field: string): QuizFailure | null {
  return useAnswerState(({ problem }) => (concerns(problem, field) ? problem : null));
}
