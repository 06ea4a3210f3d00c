import { shortQuestions } from '@evidose/contract';
import { createAnswerStore, noAnswers } from '../../components/questions/answer-store.ts';
import { session } from '../../lib/storage.ts';

const KEY = 'draft:quick-quiz';

export const shortFields = Object.keys(shortQuestions) as (keyof typeof shortQuestions)[];

function remembered() {
  try {
    const kept: unknown = JSON.parse(session.read(KEY) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([name]) => Object.hasOwn(shortQuestions, name));
    return { ...noAnswers, answers: Object.fromEntries(entries) };
  } catch {
    return noAnswers;
  }
}

/** Kept as long as the tab: eight questions are quickly answered again, and private. */
export const quickStore = createAnswerStore({ initial: remembered() });

export function keepQuickAnswers(): () => void {
  // Somebody may have signed out since; the next person must not see old answers.
  quickStore.replace(remembered());
  return quickStore.subscribe(() => session.write(KEY, JSON.stringify(quickStore.get().answers)));
}
