import {
  AppError,
  mergeAnswers,
  type PartialAnswers,
  type QuizFailure,
  validateQuestionnaire,
} from '@evidose/contract';
import type { Clock } from '../../clock.ts';
import { type Database, personalWrite } from '../../database/index.ts';
import { failsAs } from '../../fails-as.ts';
import type { User } from '../../http/guards.ts';
import { noteHealthDataConsent } from '../consents/service.ts';
import { lockQuestionnaire, writeQuestionnaire } from './store.ts';

const refused = (failure: QuizFailure) => new AppError('QUESTIONNAIRE_INVALID', failure);

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  /** In the transaction that writes the answers: what must not outlive the old ones. */
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
    /** As `update`, in the transaction of whoever writes more than the answers. */
    updateWithin,

    /** The whole of it, after the specified check, with the consent that it was sent under. */
    save: async (user: User, given: unknown, consentVersion: string | null = null): Promise<PartialAnswers> => {
      const checked = validateQuestionnaire(given);
      if (!checked.ok) throw refused(checked.failure);
      await failsAs('QUESTIONNAIRE_NOT_SAVED', () =>
        personalWrite(db, { uid: user.uid, isRepeatable: true }, async (tx) => {
          const now = clock();
          await writeQuestionnaire(tx, user, checked.answers, now);
          await onAnswers(tx, user.uid, checked.answers);
          if (consentVersion !== null) await noteHealthDataConsent(tx, user.uid, { version: consentVersion, now });
        }),
      );
      return checked.answers;
    },

    /** Some answers, merged into what is stored: all of them or, if one cannot be used, none. */
    update: (user: User, change: unknown): Promise<PartialAnswers> =>
      failsAs('QUESTIONNAIRE_NOT_UPDATED', () =>
        personalWrite(db, { uid: user.uid }, (tx) => updateWithin(tx, user, () => change)),
      ),
  };
}

export type Questionnaire = ReturnType<typeof createQuestionnaire>;

/** Since when somebody's answers differ from other ones, as a column of another query; null while they agree. */
export { changedSinceColumn as answersChangedColumn } from './store.ts';
