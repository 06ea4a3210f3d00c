import { AppError, type SettledAlert } from '@evidose/contract';
import type { Clock } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failsAs } from '../../fails-as.ts';
import { listSettled, putSettled, removeSettled } from './store.ts';

export type SettledService = ReturnType<typeof createSettledService>;

interface Settling {
  readonly uid: string;
  readonly key: string;
  readonly title: string;
  /** null opens it again. */
  readonly how: SettledAlert['how'] | null;
}

/** The keys alone, for those who judge in a transaction of their own. */
export const settledIn = async (db: Database, uid: string): Promise<ReadonlySet<string>> =>
  new Set((await listSettled(db, uid)).map(({ key }) => key));

/** Which alerts a person has dealt with. The alerts themselves are the plan's. */
export function createSettledService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const list = async (uid: string): Promise<SettledAlert[]> =>
    (await repeatable(() => listSettled(db, uid))).map(({ key, title, how, settledOn }) => ({
      key,
      title,
      how,
      settledOn: settledOn.toISOString(),
    }));

  return {
    list: (uid: string) => failsAs('SOMETHING_FAILED', () => list(uid)),

    settle: ({ uid, key, title, how }: Settling) =>
      failsAs('DATA_NOT_STORED', async () => {
        await personalWrite(db, { uid }, async (tx) => {
          if (how === null) return removeSettled(tx, uid, key);
          if (!(await putSettled(tx, { uid, key, title, how, settledOn: clock() }))) {
            throw new AppError('TOO_MUCH_STORED');
          }
        });
        return list(uid);
      }),
  };
}
