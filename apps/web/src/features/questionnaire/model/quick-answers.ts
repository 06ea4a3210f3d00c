import { longAnswersOf, quickProgress, validateShortQuestionnaire } from '@evidose/contract';
import type { RawAnswers } from '../../../components/questions/answer-store.ts';
import { session } from '../../../lib/storage.ts';
import { readJson } from './draft-record.ts';

const QUICK_KEY = 'draft:quick-quiz';

export interface FromQuickQuiz {
  readonly answers: RawAnswers;
  readonly done: number;
  readonly of: number;
}

/** Null if the quick quiz was not finished in this tab. */
export function answersFromQuickQuiz(): FromQuickQuiz | null {
  const text = session.read(QUICK_KEY);
  const checked = text === null ? null : validateShortQuestionnaire(readJson(text));
  if (checked === null || !checked.ok) return null;
  return { answers: { ...longAnswersOf(checked.answers) }, ...quickProgress(checked.answers) };
}
