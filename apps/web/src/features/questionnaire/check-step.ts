import { checkAnswer, type Field, isShown, type QuizFailure, questionOf } from '@evidose/contract';
import type { RawAnswers } from '../../components/questions/answer-store.ts';

/** The first invalid question of a screen, with the message the full validation would give. */
export function checkStep(fields: readonly Field[], answers: RawAnswers): QuizFailure | null {
  for (const field of fields) {
    if (!isShown(field, answers)) continue;
    const question = questionOf(field);
    const check = checkAnswer(question, answers[field]);
    if (check.state === 'invalid') {
      const name = check.part === undefined ? field : `${field}.${check.part}`;
      return { field: name, message: question.message, hint: check.hint };
    }
    if (check.state === 'empty' && question.number !== null) return { field, message: question.message };
  }
  return null;
}
