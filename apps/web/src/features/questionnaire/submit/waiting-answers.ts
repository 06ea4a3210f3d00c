import { type Answers, validateQuestionnaire } from '@evidose/contract';
import { newId } from '../../../lib/new-id.ts';
import { readDurable, readTab } from '../model/draft-storage.ts';

export interface WaitingAnswers {
  readonly answers: Answers;
  readonly key: string;
  /** Sent by the button that asks for consent, not only complete. */
  readonly hasAgreed: boolean;
}

/**
 * `sent`: the person pressed "Get my plan", here or in another tab of this device (a mailed link opens a new one).
 * `complete`: as well those of this tab that lack nothing but an account.
 */
export type Waiting = 'sent' | 'complete';

/** Answers given without an account that only wait for one. A draft begun inside an account is sent by hand only. */
export function findWaitingAnswers(which: Waiting): WaitingAnswers | null {
  const tab = readTab();
  const record = tab ?? readDurable();
  if (record === null || record.owner !== null) return null;
  const isEnough = record.sendKey !== null || (which === 'complete' && tab !== null);
  const checked = validateQuestionnaire(record.state.answers);
  if (!isEnough || !checked.ok) return null;
  return { answers: checked.answers, key: record.sendKey ?? newId(), hasAgreed: record.sendKey !== null };
}
