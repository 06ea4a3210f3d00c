import type { Database } from '../../database/index.ts';
import { deleteProviders } from './accounts.ts';
import type { IdentityParts } from './identity-parts.ts';
import type { Account } from './schema.ts';

/**
 * The person has just proven to own the address. Whatever was attached to the account before may belong to a stranger
 * who signed up with it and waited: codes, provider links, sessions and keys are removed.
 */
export async function forgetAttached(
  tx: Database,
  account: Account,
  { codes, sessions, mails, eraseKeys }: Pick<IdentityParts, 'codes' | 'sessions' | 'mails' | 'eraseKeys'>,
): Promise<Account> {
  await codes.cancelAll(tx, account.uid);
  await mails.signInMethodsChanged({ uid: account.uid, removed: [...(await deleteProviders(tx, account.uid))] }, tx);
  await eraseKeys(tx, account.uid);
  return sessions.endAll(tx, account);
}
