import type { QuizFailure } from '@evidose/contract';
import { type Observable, observable } from '../../lib/store.ts';
import { type BodyUnits, type LabUnit, usualUnits } from './usual-units.ts';

/** Answers by field name, exactly as typed: checked when the person moves on, not while typing. */
export type RawAnswers = Readonly<Record<string, unknown>>;

export interface AnswerState {
  readonly answers: RawAnswers;
  readonly bodyUnits: BodyUnits;
  /** By test; a test not listed is shown in its stored unit. */
  readonly labUnits: Readonly<Record<string, LabUnit>>;
  /** Answers we derived from another one; the page says so. */
  readonly filled: readonly string[];
  /** How many lines of a typed list need a decision, by field. */
  readonly toCheck: Readonly<Record<string, number>>;
  /** One at a time: the answer that needs attention. */
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

/** A problem in a part of an answer (`labResults.tsh`) belongs to its question. */
export const concerns = (problem: QuizFailure | null, field: string): boolean =>
  problem !== null && (problem.field === field || problem.field.startsWith(`${field}.`));

interface StoreOptions {
  readonly initial?: AnswerState;
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
