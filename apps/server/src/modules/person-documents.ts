import { eraseDocuments, eraseKeys } from './erase-documents.ts';
import { noteAddress } from './profile/store.ts';
import { countStandingAccess, endStandingAccess } from './standing-access.ts';

/** Operations of the identity service on data of other modules. */
export const personDocuments = {
  /** Deletes all of it in the given transaction. */
  eraseDocuments,
  /** Deletes everything that grants access without a sign-in. */
  eraseKeys,
  /** The same at the person's own request: they choose what stays, and keep the log of their links. */
  endStandingAccess,
  countStandingAccess,
  /** Tells the documents that the account's address has changed. */
  noteAddress,
} as const;

export type PersonDocuments = typeof personDocuments;
