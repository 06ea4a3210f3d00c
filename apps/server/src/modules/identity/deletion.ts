import { buryPerson, inTransaction } from '../../database/index.ts';
import { deleteAccount, holdAccount } from './accounts.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityParts } from './parts.ts';

/** Account, documents, codes, sessions and tokens go in one transaction. What stays is an audit that names nobody. */
export function createDeletion({ db, clock, audit, mails, eraseDocuments }: IdentityParts) {
  return async (uid: string, source: string): Promise<void> => {
    await inTransaction(db, async (tx) => {
      await buryPerson(tx, uid, clock());
      const account = await holdAccount(tx, uid);
      if (account === null) throw new IdentityError('USER_NOT_FOUND');
      await eraseDocuments(tx, uid);
      await deleteAccount(tx, uid);
      await audit.record({ event: 'account.deleted', uid, source }, tx);
      await audit.forget(uid, tx);
      if (account.email !== null && account.emailVerified) await mails.accountDeleted({ email: account.email }, tx);
    });
    mails.wake();
  };
}
