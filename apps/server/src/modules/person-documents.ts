import { eraseDocuments, eraseKeys } from './erase-documents.ts';
import { noteAddress } from './profile/store.ts';
import { countStandingAccess, endStandingAccess } from './standing-access.ts';

/** What the identity service has done to everything that other modules keep about a person. */
export const personDocuments = {
  /** Takes all of it away, in the given transaction. */
  eraseDocuments,
  /** Takes away what opens something without a sign-in, as if it had never been. */
  eraseKeys,
  /** The same at the person's own wish: they choose what stays, and keep the log of their links. */
  endStandingAccess,
  countStandingAccess,
  /** Tells the documents that the account has another address from now on. */
  noteAddress,
} as const;

export type PersonDocuments = typeof personDocuments;
