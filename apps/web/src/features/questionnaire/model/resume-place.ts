import { isField, validateQuestionnaire } from '@evidose/contract';
import type { RawAnswers } from '../../../components/questions/answer-store.ts';
import { firstPlace, type Place } from './steps.ts';

/** The first unanswered required question, else the review. */
export function resumePlace(answers: RawAnswers): Place {
  const checked = validateQuestionnaire(answers);
  if (checked.ok) return 'review';
  const [field = ''] = checked.failure.field.split('.');
  return isField(field) ? field : firstPlace;
}
