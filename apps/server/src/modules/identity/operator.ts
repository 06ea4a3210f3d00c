import { asc, gt } from 'drizzle-orm';
import { type Database, inTransaction } from '../../database/index.ts';
import type { Audit } from '../audit/service.ts';
import { findAccount, findAccountByEmail, holdAccount, updateAccount } from './accounts.ts';
import { accounts } from './schema.ts';
import type { Sessions } from './sessions.ts';

const SOURCE = 'operator';
const PAGE_SIZE = 500;

export interface ListedAccount {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly isDisabled: boolean;
  readonly createdAt: Date;
  readonly lastLoginAt: Date;
}

interface OperatorParts {
  readonly db: Database;
  readonly audit: Audit;
  readonly sessions: Sessions;
  readonly deleteAccount: (uid: string, source: string) => Promise<void>;
}

/** What an operator may do to accounts; not available over HTTP. */
export function createAccountOperator({ db, audit, sessions, deleteAccount }: OperatorParts) {
  /** By uid or by address. */
  async function find(who: string) {
    return who.includes('@') ? findAccountByEmail(db, who.toLowerCase()) : findAccount(db, who);
  }

  /** Disabling ends every session at once. */
  function setDisabled(uid: string, isDisabled: boolean): Promise<void> {
    return inTransaction(db, async (tx) => {
      const account = await holdAccount(tx, uid);
      if (account === null) return;
      await updateAccount(tx, uid, { isDisabled });
      if (isDisabled) await sessions.endAll(tx, account);
      await audit.record({ event: isDisabled ? 'account.disabled' : 'account.enabled', uid, source: SOURCE }, tx);
    });
  }

  return {
    find,
    /** In pages, so that a million accounts need not fit in memory. */
    list: async function* (): AsyncGenerator<ListedAccount> {
      for (let after = ''; ; ) {
        const page = await db
          .select()
          .from(accounts)
          .where(gt(accounts.uid, after))
          .orderBy(asc(accounts.uid))
          .limit(PAGE_SIZE);
        yield* page;
        const last = page.at(-1);
        if (last === undefined || page.length < PAGE_SIZE) return;
        after = last.uid;
      }
    },
    disable: (uid: string) => setDisabled(uid, true),
    enable: (uid: string) => setDisabled(uid, false),
    remove: (uid: string) => deleteAccount(uid, SOURCE),
  };
}
