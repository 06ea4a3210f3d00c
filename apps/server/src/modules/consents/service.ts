import { AppError, type ConsentKind } from '@evidose/contract';
import type { Clock } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import { listConsents, readConsent, upsertConsent } from './store.ts';

interface Decision {
  readonly kind: ConsentKind;
  readonly granted: boolean;
  readonly version?: string | undefined;
}

const ONLY_WITH_ACCOUNT = 'Deleting the account takes it back, with the answers and everything made from them.';

/** Which text was agreed to. Answers cannot be stored without the consent they depend on. */
function versionOf({ kind, granted, version }: Decision): string | null {
  if (kind !== 'health-data') return null;
  if (!granted) throw new AppError('BAD_REQUEST', { field: 'granted', hint: ONLY_WITH_ACCOUNT });
  if (version === undefined) throw new AppError('BAD_REQUEST', { field: 'version' });
  return version;
}

/** Together with the answers it covers, in their transaction. */
export function noteHealthDataConsent(
  tx: Database,
  uid: string,
  { version, now }: { readonly version: string; readonly now: Date },
): Promise<void> {
  return upsertConsent(tx, { uid, kind: 'health-data', granted: true, version, decidedAt: now });
}

interface Choice {
  readonly uid: string;
  readonly kind: Exclude<ConsentKind, 'health-data'>;
  readonly granted: boolean;
  readonly now: Date;
}

/** In the transaction of the change. The same choice again keeps its date. */
export async function noteChoice(tx: Database, { uid, kind, granted, now }: Choice): Promise<void> {
  if ((await readConsent(tx, uid, kind))?.granted === granted) return;
  await upsertConsent(tx, { uid, kind, granted, version: null, decidedAt: now });
}

export const isGranted = async (db: Database, uid: string, kind: ConsentKind): Promise<boolean> =>
  (await readConsent(db, uid, kind))?.granted === true;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  /** Updates what depends on a consent, in the same transaction. */
  readonly follow?: (tx: Database, uid: string, now: Date) => Promise<void>;
}

export type ConsentsService = ReturnType<typeof createConsentsService>;

export function createConsentsService({ db, clock, follow }: Parts) {
  const list = (uid: string) => failWith('SOMETHING_FAILED', () => repeatable(() => listConsents(db, uid)));
  return {
    list,
    decide: (uid: string, decision: Decision) =>
      failWith('DATA_NOT_STORED', async () => {
        const { kind, granted } = decision;
        const consent = { uid, kind, granted, version: versionOf(decision), decidedAt: clock() };
        await personalWrite(db, { uid, isRepeatable: true }, async (tx) => {
          await upsertConsent(tx, consent);
          if (kind === 'reminders') await follow?.(tx, uid, clock());
        });
        return list(uid);
      }),
  };
}
