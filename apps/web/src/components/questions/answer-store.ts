import type { QuizFailure } from '@evidose/contract';
import { type Observable, observable } from '../../lib/store.ts';
import { type BodyUnits, type LabUnit, usualUnits } from './usual-units.ts';

/** What a person has given so far, by field name, exactly as typed: checked when they move on, not while they type. */
export type RawAnswers = Readonly<Record<string, unknown>>;

export interface AnswerState {
  readonly answers: RawAnswers;
  readonly bodyUnits: BodyUnits;
  /** By test; one that is not named is shown in its stored unit. */
  readonly labUnits: Readonly<Record<string, LabUnit>>;
  /** Answers that we filled in ourselves from another one; the page says so. */
  readonly filled: readonly string[];
  /** How many lines of a typed list wait for an answer, by field. */
  readonly toCheck: Readonly<Record<string, number>>;
  /** One at a time: the answer that has to be looked at again. */
  readonly problem: QuizFailure | null;
}

export type Consequence = (state: AnswerState, field: string) => AnswerState;

export interface AnswerStore extends Pick<Observable<AnswerState>, 'get' | 'subscribe'> {
  readonly answer: (field: string, value: unknown) => void;
  readonly change: (part: Partial<Omit<AnswerState, 'answers'>>) => void;
  readonly replace: (state: AnswerState) => void;
}

export const noAnswers: AnswerState = {
  answers: {},
  ...usualUnits(),
  filled: [],
  toCheck: {},
  problem: null,
};

/** A problem with one part of an answer (`labResults.tsh`) is a problem of its question. */
export const concerns = (problem: QuizFailure | null, field: string): boolean =>
  problem !== null && (problem.field === field || problem.field.startsWith(`${field}.`));

interface StoreOptions {
  readonly initial?: AnswerState;
  /** What one answer means for another. */
  readonly consequence?: Consequence;
}

export function createAnswerStore({ initial = noAnswers, consequence }: StoreOptions = {}): AnswerStore {
  const state = observable(initial);
  return {
    get: state.get,
    subscribe: state.subscribe,
    replace: state.set,
    change: (part) => state.set({ ...state.get(), ...part }),
    answer: (field, value) => {
      const before = state.get();
      const next: AnswerState = {
        ...before,
        answers: { ...before.answers, [field]: value },
        filled: before.filled.filter((name) => name !== field),
        problem: concerns(before.problem, field) ? null : before.problem,
      };
      state.set(consequence === undefined ? next : consequence(next, field));
    },
  };
}
