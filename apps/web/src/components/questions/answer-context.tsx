import type { QuizFailure } from '@evidose/contract';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { type AnswerState, type AnswerStore, concerns } from './answer-store.ts';

const AnswerContext = createContext<AnswerStore | null>(null);

export const AnswerProvider = AnswerContext.Provider;

export function useAnswerStore(): AnswerStore {
  const store = useContext(AnswerContext);
  if (store === null) throw new Error('A question needs an AnswerProvider above it');
  return store;
}

/** Subscribes to a derived value. The selector must return the same reference while nothing relevant changed. */
export function useAnswerState<T>(select: (state: AnswerState) => T): T {
  const store = useAnswerStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** Each question subscribes to its own answer: typing redraws only that field. */
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
