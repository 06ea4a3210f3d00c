import { AppError, ofEachProfileField, type UserDocument } from '@evidose/contract';
import type { Clock } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import type { User } from '../../http/guards.ts';
import { findUser, mergeUser, type ProfileChanges, type UserRow } from './store.ts';

function asDocument(row: UserRow): UserDocument {
  const { uid, email, createdAt, comprehensiveQuestionnaire } = row;
  return {
    uid,
    ...ofEachProfileField((field) => row[field]),
    email,
    createdAt: createdAt.toISOString(),
    comprehensiveQuestionnaire,
  };
}

export function createProfile({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    /** The address is the account's, whatever the document said before. */
    save: ({ uid, email }: User, changes: ProfileChanges): Promise<UserDocument> =>
      failWith('DATA_NOT_STORED', async () =>
        asDocument(
          await personalWrite(db, { uid, isRepeatable: true }, (tx) => mergeUser(tx, { uid, email, changes }, clock())),
        ),
      ),

    read: async (uid: string): Promise<UserDocument> => {
      const row = await repeatable(() => findUser(db, uid));
      if (row === null) throw new AppError('USER_NOT_FOUND');
      return asDocument(row);
    },
  };
}

export type Profile = ReturnType<typeof createProfile>;
