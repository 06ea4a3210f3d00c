import type { ConsentKind } from '@evidose/contract';
import type { Clock } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failsAs } from '../../fails-as.ts';
import { listConsents, upsertConsent } from './store.ts';

export type ConsentsService = ReturnType<typeof createConsentsService>;

export function createConsentsService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const list = (uid: string) => failsAs('SOMETHING_FAILED', () => repeatable(() => listConsents(db, uid)));
  return {
    list,
    decide: (uid: string, kind: ConsentKind, granted: boolean) =>
      failsAs('DATA_NOT_STORED', async () => {
        const decidedAt = clock();
        await personalWrite(db, { uid, isRepeatable: true }, (tx) =>
          upsertConsent(tx, { uid, kind, granted, decidedAt }),
        );
        return list(uid);
      }),
  };
}
