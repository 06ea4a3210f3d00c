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

/** The quick answers last as long as the tab: eight questions are quickly given again, and are nobody else's business. */
export const quickStore = createAnswerStore({ initial: remembered() });

export function keepQuickAnswers(): () => void {
  // Somebody may have signed out since: what was forgotten is not shown to the next one.
  quickStore.replace(remembered());
  return quickStore.subscribe(() => session.write(KEY, JSON.stringify(quickStore.get().answers)));
}
