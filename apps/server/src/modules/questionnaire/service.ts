import {
  AppError,
  mergeAnswers,
  type PartialAnswers,
  type QuizFailure,
  validateQuestionnaire,
} from '@evidose/contract';
import type { Clock } from '../../clock.ts';
import { type Database, personalWrite } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import type { User } from '../../http/guards.ts';
import { noteHealthDataConsent } from '../consents/service.ts';
import { lockQuestionnaire, writeQuestionnaire } from './store.ts';

const refused = (failure: QuizFailure) => new AppError('QUESTIONNAIRE_INVALID', failure);

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  /** Runs in the transaction that writes the answers: deletes what must not outlive the old ones. */
  readonly onAnswers: (tx: Database, uid: string, answers: PartialAnswers) => Promise<void>;
}

/** The questionnaire inside the user document. */
export function createQuestionnaire({ db, clock, onAnswers }: Parts) {
  async function updateWithin(
    tx: Database,
    user: Pick<User, 'uid' | 'email'>,
    changeOf: (stored: PartialAnswers) => unknown,
  ): Promise<PartialAnswers> {
    const stored = await lockQuestionnaire(tx, user.uid);
    if (stored === undefined) throw new AppError('USER_NOT_FOUND');
    const merged = mergeAnswers(stored, changeOf(stored));
    if (!merged.ok) throw refused(merged.failure);
    await writeQuestionnaire(tx, user, merged.answers, clock());
    await onAnswers(tx, user.uid, merged.answers);
    return merged.answers;
  }

  return {
    /** Like `update`, in the transaction of a caller that writes more than the answers. */
    updateWithin,

    /** The complete questionnaire, validated as specified, with its consent. */
    save: async (user: User, given: unknown, consentVersion: string | null = null): Promise<PartialAnswers> => {
      const checked = validateQuestionnaire(given);
      if (!checked.ok) throw refused(checked.failure);
      await failWith('QUESTIONNAIRE_NOT_SAVED', () =>
        personalWrite(db, { uid: user.uid, isRepeatable: true }, async (tx) => {
          const now = clock();
          await writeQuestionnaire(tx, user, checked.answers, now);
          await onAnswers(tx, user.uid, checked.answers);
          if (consentVersion !== null) await noteHealthDataConsent(tx, user.uid, { version: consentVersion, now });
        }),
      );
      return checked.answers;
    },

    /** Merges some answers into the stored ones: all of them or, if one is invalid, none. */
    update: (user: User, change: unknown): Promise<PartialAnswers> =>
      failWith('QUESTIONNAIRE_NOT_UPDATED', () =>
        personalWrite(db, { uid: user.uid }, (tx) => updateWithin(tx, user, () => change)),
      ),
  };
}

export type Questionnaire = ReturnType<typeof createQuestionnaire>;

/** Since when somebody's answers differ from others, as a column for another query; null while equal. */
export { changedSinceColumn as answersChangedColumn } from './store.ts';
