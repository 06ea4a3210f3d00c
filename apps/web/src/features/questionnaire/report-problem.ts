import { AppError, type QuizFailure } from '@evidose/contract';
import type { AnswerStore } from '../../components/questions/answer-store.ts';
import { clearError, reportError } from '../../lib/errors.ts';

/** Shows an error next to its question and reports it to the quiz slot. */
export function reportProblem(store: AnswerStore, { field, message, hint }: QuizFailure): void {
  reportError(new AppError('QUESTIONNAIRE_INVALID', { field, message, ...(hint === undefined ? {} : { hint }) }));
  store.change({ problem: { field, message, ...(hint === undefined ? {} : { hint }) } });
}

export function clearProblem(store: AnswerStore): void {
  clearError('quiz');
  if (store.get().problem !== null) store.change({ problem: null });
}
