import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type Clock, HOUR_MS } from '../../clock.ts';
import { digest } from '../../secret.ts';
import type { Keys } from './keys.ts';
import type { Account, AccountProvider, AccountSession } from './schema.ts';

export const ID_TOKEN_MS = HOUR_MS;
export const PROJECT_ID = 'evidose';

const Claims = z.object({
  sub: z.string(),
  /** The session's id, and the account's session version when it was issued. */
  sid: z.string(),
  sv: z.number().int(),
  auth_time: z.number(),
});
export type IdTokenClaims = z.infer<typeof Claims>;

/** Why a token was refused. */
export type TokenFault = 'invalid' | 'expired';
export class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly fault: TokenFault;
  constructor(fault: TokenFault) {
    super(`the ID token is ${fault}`);
    this.fault = fault;
  }
}

interface TokenParts {
  readonly clock: Clock;
  readonly keys: Keys;
  readonly issuer: string;
}

export interface TokenSubject {
  readonly account: Account;
  readonly providers: readonly AccountProvider[];
  readonly session: AccountSession;
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1_000);

function identitiesOf({ account, providers }: TokenSubject): Record<string, string[]> {
  const identities: Record<string, string[]> = account.email === null ? {} : { email: [account.email] };
  for (const { providerId, subject } of providers)
    identities[providerId] = [...(identities[providerId] ?? []), subject];
  return identities;
}

function claimsOf(subject: TokenSubject): Record<string, unknown> {
  const { account, session } = subject;
  return {
    ...(account.displayName === null ? {} : { name: account.displayName }),
    ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
    ...(account.email === null
      ? { provider_id: 'anonymous' }
      : { email: account.email, email_verified: account.emailVerified }),
    auth_time: secondsOf(session.signedInAt),
    user_id: account.uid,
    firebase: { identities: identitiesOf(subject), sign_in_provider: session.providerId },
    sid: session.id,
    sv: account.sessionVersion,
  };
}

interface Checked {
  readonly claims: IdTokenClaims;
  readonly kid: string;
  readonly expiresAt: number;
}

/** A page sends the same token with every call: verify its signature once. */
const MOST_CHECKED = 10_000;

/** ID tokens: RS256, one hour. Issuer, audience and keys are ours; nothing about them is taken from a token. */
export function createTokens({ clock, keys, issuer }: TokenParts) {
  const checked = new Map<string, Checked>();

  function remember(token: string, entry: Checked): IdTokenClaims {
    const [oldest] = checked.keys();
    if (checked.size >= MOST_CHECKED && oldest !== undefined) checked.delete(oldest);
    checked.set(digest(token), entry);
    return entry.claims;
  }

  /** A cached token still needs a valid key and time. */
  async function recall(token: string): Promise<IdTokenClaims | null> {
    const entry = checked.get(digest(token));
    if (entry === undefined) return null;
    const isGood = clock().getTime() < entry.expiresAt && (await keys.verifier(entry.kid)) !== undefined;
    if (isGood) return entry.claims;
    checked.delete(digest(token));
    return null;
  }

  return {
    issue: async (subject: TokenSubject): Promise<string> => {
      const { kid, key } = await keys.signer();
      const now = clock();
      return new SignJWT(claimsOf(subject))
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setSubject(subject.account.uid)
        .setIssuer(issuer)
        .setAudience(PROJECT_ID)
        .setIssuedAt(now)
        .setExpirationTime(secondsOf(now) + ID_TOKEN_MS / 1_000)
        .sign(key);
    },
    /** Checks signature, issuer, audience and expiry; the caller checks the session. */
    verify: async (token: string): Promise<IdTokenClaims> => {
      const known = await recall(token);
      if (known !== null) return known;
      try {
        const { kid } = decodeProtectedHeader(token);
        const key = kid === undefined ? undefined : await keys.verifier(kid);
        if (kid === undefined || key === undefined) throw new TokenError('invalid');
        const options = { issuer, audience: PROJECT_ID, algorithms: ['RS256'], currentDate: clock() };
        const { payload } = await jwtVerify(token, key, options);
        const { exp = 0 } = payload;
        return remember(token, { claims: Claims.parse(payload), kid, expiresAt: exp * 1_000 });
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new TokenError('expired');
        if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof TypeError) {
          throw new TokenError('invalid');
        }
        throw error;
      }
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
