import { type Answers, validateQuestionnaire } from '@evidose/contract';
import { newId } from '../../../lib/new-id.ts';
import { readDurable, readTab } from '../model/draft-storage.ts';

export interface WaitingAnswers {
  readonly answers: Answers;
  readonly key: string;
  /** Submitted with the consent button, not merely complete. */
  readonly hasAgreed: boolean;
}

/**
 * `sent`: the person pressed "Get my plan" in any tab of this device (a mail link opens a new one). `complete`: also
 * complete answers in this tab that only lack an account.
 */
export type Waiting = 'sent' | 'complete';

/** Answers given signed out that only need an account. A draft started in an account must be submitted by hand. */
export function findWaitingAnswers(which: Waiting): WaitingAnswers | null {
  const tab = readTab();
  const record = tab ?? readDurable();
  if (record === null || record.owner !== null) return null;
  const isEnough = record.sendKey !== null || (which === 'complete' && tab !== null);
  const checked = validateQuestionnaire(record.state.answers);
  if (!isEnough || !checked.ok) return null;
  return { answers: checked.answers, key: record.sendKey ?? newId(), hasAgreed: record.sendKey !== null };
}
