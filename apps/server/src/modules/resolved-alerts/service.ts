import { AppError, type ResolvedAlert } from '@evidose/contract';
import type { Clock } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import { listResolvedAlerts, putResolvedAlert, removeResolvedAlert } from './store.ts';

export type ResolvedAlertService = ReturnType<typeof createResolvedAlertService>;

interface Resolving {
  readonly uid: string;
  readonly key: string;
  readonly title: string;
  /** null reopens it. */
  readonly how: ResolvedAlert['how'] | null;
}

/** The keys alone, for callers with their own transaction. */
export const resolvedKeysIn = async (db: Database, uid: string): Promise<ReadonlySet<string>> =>
  new Set((await listResolvedAlerts(db, uid)).map(({ key }) => key));

/** Which alerts a person has resolved. The alerts themselves belong to the plan. */
export function createResolvedAlertService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const list = async (uid: string): Promise<ResolvedAlert[]> =>
    (await repeatable(() => listResolvedAlerts(db, uid))).map(({ key, title, how, settledOn }) => ({
      key,
      title,
      how,
      settledOn: settledOn.toISOString(),
    }));

  return {
    list: (uid: string) => failWith('SOMETHING_FAILED', () => list(uid)),

    resolve: ({ uid, key, title, how }: Resolving) =>
      failWith('DATA_NOT_STORED', async () => {
        await personalWrite(db, { uid }, async (tx) => {
          if (how === null) return removeResolvedAlert(tx, uid, key);
          if (!(await putResolvedAlert(tx, { uid, key, title, how, settledOn: clock() }))) {
            throw new AppError('TOO_MUCH_STORED');
          }
        });
        return list(uid);
      }),
  };
}
