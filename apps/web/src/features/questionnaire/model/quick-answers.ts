import { longAnswersOf, quickProgress, validateShortQuestionnaire } from '@evidose/contract';
import type { RawAnswers } from '../../../components/questions/answer-store.ts';
import { session } from '../../../lib/storage.ts';
import { readJson } from './draft-record.ts';

/** Where the quick quiz keeps its answers in this tab. */
const QUICK_KEY = 'draft:quick-quiz';

export interface FromQuickQuiz {
  readonly answers: RawAnswers;
  readonly done: number;
  readonly of: number;
}

/** What the quick quiz of this tab already answers; null where it was not finished. */
export function answersFromQuickQuiz(): FromQuickQuiz | null {
  const text = session.read(QUICK_KEY);
  const checked = text === null ? null : validateShortQuestionnaire(readJson(text));
  if (checked === null || !checked.ok) return null;
  return { answers: { ...longAnswersOf(checked.answers) }, ...quickProgress(checked.answers) };
}
