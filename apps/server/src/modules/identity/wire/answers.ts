import { listProviders } from '../accounts.ts';
import type { IdentityParts } from '../identity-parts.ts';
import type { Account, AccountProvider } from '../schema.ts';
import type { OpenSession } from '../sessions.ts';
import { ID_TOKEN_MS } from '../tokens.ts';

export const EXPIRES_IN = String(ID_TOKEN_MS / 1_000);

const given = (fields: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => field[1] !== null));

const look = ({ displayName, photoUrl }: Pick<Account, 'displayName' | 'photoUrl'>) => given({ displayName, photoUrl });

export function providerUserInfo(account: Account, providers: readonly AccountProvider[]) {
  const { email } = account;
  const password =
    account.passwordHash === null || email === null
      ? []
      : [{ providerId: 'password', email, federatedId: email, rawId: email, ...look(account) }];
  const linked = providers.map((provider) => ({
    providerId: provider.providerId,
    ...given({ email: provider.email }),
    federatedId: provider.subject,
    rawId: provider.subject,
    ...look(provider),
  }));
  return [...password, ...linked];
}

/** What several operations return about an account. Never a hash or salt. */
export function accountAnswer(account: Account, providers: readonly AccountProvider[]) {
  return {
    localId: account.uid,
    emailVerified: account.emailVerified,
    providerUserInfo: providerUserInfo(account, providers),
    ...given({ email: account.email }),
    ...look(account),
  };
}

export const milliseconds = (time: Date): string => String(time.getTime());

/** The tokens of a session, in the field names of most operations. */
export async function tokenAnswer({ db, tokens }: IdentityParts, opened: OpenSession) {
  const providers = await listProviders(db, opened.account.uid);
  const idToken = await tokens.issue({ ...opened, providers });
  return { idToken, refreshToken: opened.refreshToken, expiresIn: EXPIRES_IN };
}
