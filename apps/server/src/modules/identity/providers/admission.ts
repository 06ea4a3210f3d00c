import { type Database, inTransaction } from '../../../database/index.ts';
import {
  findAccountByEmail,
  findProvider,
  holdAccount,
  insertAccount,
  insertProvider,
  listProviders,
  updateAccount,
} from '../accounts.ts';
import type { Bearer, BearerService } from '../bearer.ts';
import { forgetAttached } from '../forget-attached.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { parseEmail } from '../inputs.ts';
import type { Account } from '../schema.ts';
import type { OpenSession } from '../sessions.ts';
import { PASSWORD_METHOD } from '../sign-in-methods-mail.ts';
import type { ProviderPerson } from './relying-party.ts';

interface Candidate {
  readonly providerId: string;
  readonly person: ProviderPerson;
  /** A signed-in person who wants to link this provider. */
  readonly bearer: Bearer | null;
  readonly source: string;
  readonly device: string;
}

export type Admission =
  | { readonly outcome: 'signed-in'; readonly opened: OpenSession; readonly isNewUser: boolean }
  /** The address belongs to an account, and the provider does not vouch for it. */
  | { readonly outcome: 'needs-confirmation'; readonly account: Account; readonly verifiedProviders: readonly string[] }
  | { readonly outcome: 'linked-elsewhere' };

/** Which account a provider sign-in may enter. The key is (provider, subject); an address counts only if verified. */
export function createAdmission(parts: IdentityParts, bearer: BearerService) {
  const { db, clock, audit, sessions, mails } = parts;

  async function link(tx: Database, uid: string, { providerId, person }: Candidate): Promise<void> {
    const { sub, email, name, picture } = person;
    const isLinked = await insertProvider(tx, {
      providerId,
      subject: sub,
      uid,
      email: email ?? null,
      displayName: name ?? null,
      photoUrl: picture ?? null,
      linkedAt: clock(),
    });
    if (!isLinked) throw new IdentityError('FEDERATED_USER_ID_ALREADY_LINKED');
  }

  /** Whoever set the password never proved the address and must not keep access. */
  async function takeOver(tx: Database, account: Account): Promise<void> {
    await updateAccount(tx, account.uid, { passwordHash: null, passwordChangedAt: null, emailVerified: true });
    await forgetAttached(tx, account, parts);
  }

  async function open(tx: Database, account: Account, candidate: Candidate, isNewUser: boolean): Promise<Admission> {
    if (account.isDisabled) throw new IdentityError('USER_DISABLED');
    const { providerId, source, device } = candidate;
    await audit.record({ event: 'provider.signed-in', uid: account.uid, source }, tx);
    const opened = await sessions.open(tx, { uid: account.uid, providerId, device });
    return { outcome: 'signed-in', opened, isNewUser };
  }

  async function linkAndOpen(
    tx: Database,
    account: Account,
    candidate: Candidate,
    removed: string[] = [],
  ): Promise<Admission> {
    const { uid } = account;
    await link(tx, uid, candidate);
    await audit.record({ event: 'provider.linked', uid, source: candidate.source }, tx);
    await mails.signInMethodsChanged({ uid, linked: [candidate.providerId], removed }, tx);
    return open(tx, account, candidate, false);
  }

  async function joinExisting(tx: Database, found: Account, candidate: Candidate): Promise<Admission> {
    const account = await holdAccount(tx, found.uid);
    if (account === null) throw new IdentityError('USER_NOT_FOUND');
    if (candidate.person.email_verified !== true) {
      const verifiedProviders = (await listProviders(tx, account.uid)).map(({ providerId }) => providerId);
      await audit.record({ event: 'provider.refused', uid: account.uid, source: candidate.source }, tx);
      return { outcome: 'needs-confirmation', account, verifiedProviders };
    }
    if (account.emailVerified) return linkAndOpen(tx, account, candidate);
    await takeOver(tx, account);
    return linkAndOpen(tx, account, candidate, account.passwordHash === null ? [] : [PASSWORD_METHOD]);
  }

  /**
   * At the request of a signed-in person, and only if the account's address is verified: otherwise a stranger could
   * sign up with it, add a link of their own, and wait for the owner to come.
   */
  async function linkTo(tx: Database, who: Bearer, candidate: Candidate): Promise<Admission> {
    if (candidate.person.email_verified !== true) {
      throw new IdentityError('INVALID_IDP_RESPONSE', { text: 'The provider does not vouch for the email address' });
    }
    const account = await bearer.hold(tx, who);
    if (!account.emailVerified) {
      throw new IdentityError('OPERATION_NOT_ALLOWED', { text: 'Verify the email address before linking' });
    }
    return linkAndOpen(tx, account, candidate);
  }

  async function createNew(tx: Database, email: string, candidate: Candidate): Promise<Admission> {
    const { name, picture, email_verified: emailVerified = false } = candidate.person;
    const looks = { displayName: name ?? null, photoUrl: picture ?? null };
    const account = await insertAccount(tx, { email, emailVerified, passwordHash: null, ...looks }, clock());
    if (account === null) throw new IdentityError('EMAIL_EXISTS');
    await link(tx, account.uid, candidate);
    await audit.record({ event: 'account.signed-up', uid: account.uid, source: candidate.source }, tx);
    return open(tx, account, candidate, true);
  }

  return async (candidate: Candidate): Promise<Admission> => {
    const admission = await inTransaction(db, async (tx): Promise<Admission> => {
      const { providerId, person, bearer: who } = candidate;
      const linked = await findProvider(tx, providerId, person.sub);
      if (linked !== null) {
        if (who !== null && who.account.uid !== linked.uid) return { outcome: 'linked-elsewhere' };
        const account = await holdAccount(tx, linked.uid);
        // The link may have been removed while we waited for the account.
        const isStill = (await findProvider(tx, providerId, person.sub))?.uid === linked.uid;
        if (account === null || !isStill) throw new IdentityError('USER_NOT_FOUND');
        return open(tx, account, candidate, false);
      }
      if (person.email === undefined) {
        throw new IdentityError('INVALID_IDP_RESPONSE', { text: 'The provider named no email address' });
      }
      const email = parseEmail(person.email);
      if (who !== null) return linkTo(tx, who, candidate);
      const existing = await findAccountByEmail(tx, email);
      return existing === null ? createNew(tx, email, candidate) : joinExisting(tx, existing, candidate);
    });
    mails.wake();
    return admission;
  };
}
