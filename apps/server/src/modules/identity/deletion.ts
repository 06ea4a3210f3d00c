import { buryPerson, type Database, inTransaction } from '../../database/index.ts';
import { deleteAccount, holdAccount } from './accounts.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityParts } from './identity-parts.ts';

type Parts = Pick<IdentityParts, 'db' | 'clock' | 'audit' | 'eraseDocuments'> & {
  readonly mails: Pick<IdentityParts['mails'], 'accountDeleted' | 'wake'>;
};

/**
 * Account, documents, codes, sessions and tokens are deleted in one transaction. Only anonymized audit entries remain.
 */
export function createDeletion({ db, clock, audit, mails, eraseDocuments }: Parts) {
  /** `check` runs just before the deletion: the caller must still be signed in. Operators need none. */
  return async (uid: string, source: string, check?: (tx: Database) => Promise<unknown>): Promise<void> => {
    await inTransaction(db, async (tx) => {
      await buryPerson(tx, uid, clock());
      const account = await holdAccount(tx, uid);
      if (account === null) throw new IdentityError('USER_NOT_FOUND');
      await check?.(tx);
      await eraseDocuments(tx, uid);
      await deleteAccount(tx, uid);
      await audit.record({ event: 'account.deleted', uid, source }, tx);
      await audit.forget(uid, tx);
      if (account.email !== null && account.emailVerified) await mails.accountDeleted({ email: account.email }, tx);
    });
    mails.wake();
  };
}
