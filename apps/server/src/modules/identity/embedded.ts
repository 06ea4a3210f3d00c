import { AppError, type StandingAccess } from '@evidose/contract';
import type { Clock } from '../../clock.ts';
import type { ProviderConfig } from '../../config-identity.ts';
import { type Database, inTransaction } from '../../database/index.ts';
import type { User } from '../../http/guards.ts';
import type { Http } from '../../http/mount.ts';
import type { Secret } from '../../secret.ts';
import type { Audit } from '../audit/service.ts';
import type { Mail } from '../mail/index.ts';
import type { PersonDocuments } from '../person-documents.ts';
import type { Throttle } from '../throttle/service.ts';
import { findAccount, holdAccount, listProviders } from './accounts.ts';
import { createBearer } from './bearer.ts';
import { createCodes } from './codes.ts';
import { createDeletion } from './deletion.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityParts } from './identity-parts.ts';
import { createKeys } from './keys.ts';
import { createIdentityMails } from './mails.ts';
import { createAccountOperator } from './operator.ts';
import { createHasher, type Hasher } from './passwords/hasher.ts';
import { CALLBACK_PATH, mountCallbackPage } from './providers/callback-page.ts';
import { createProviderOperations } from './providers/operations.ts';
import type { AccountProvider, AccountSession } from './schema.ts';
import { createSessions } from './sessions.ts';
import { createUnverifiedSweep } from './sweep-unverified.ts';
import { createTokens } from './tokens.ts';
import { mountWire } from './wire/routes.ts';

interface EmbeddedOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Secret;
  readonly audit: Audit;
  readonly throttle: Throttle;
  readonly mail: Mail;
  readonly publicUrl: string;
  readonly corsOrigins: readonly string[];
  readonly minPasswordLength: number;
  readonly providers: readonly ProviderConfig[];
  readonly documents: PersonDocuments;
  readonly hasher?: Hasher;
}

export interface SignIns {
  readonly hasPassword: boolean;
  readonly providers: readonly AccountProvider[];
  readonly sessions: readonly AccountSession[];
  readonly standingAccess: Readonly<Record<StandingAccess, number>>;
}

export function createEmbeddedIdentity(options: EmbeddedOptions) {
  const { db, clock, secret, audit, throttle, mail, publicUrl, minPasswordLength } = options;
  const keys = createKeys({ db, clock, secret });
  const tokens = createTokens({ clock, keys, issuer: publicUrl });
  const sessions = createSessions({ clock });
  const codes = createCodes({ clock });
  const bearer = createBearer({ db, clock, tokens });
  const nameOf = (providerId: string) => options.providers.find(({ id }) => id === providerId)?.name ?? providerId;
  const parts: IdentityParts = {
    db,
    clock,
    audit,
    throttle,
    hasher: options.hasher ?? createHasher(),
    tokens,
    sessions,
    codes,
    mails: createIdentityMails({ db, mail, audit, codes, publicUrl, nameOf }),
    minPasswordLength,
    continueOrigins: new Set([new URL(publicUrl).origin, ...options.corsOrigins]),
    ...options.documents,
  };

  const provided = createProviderOperations({
    parts,
    bearer,
    secret,
    providers: options.providers,
    callbackUrl: `${publicUrl}${CALLBACK_PATH}`,
  });

  const deleteAccount = createDeletion(parts);
  const sweepUnverified = createUnverifiedSweep({ db, clock, deleteAccount });

  return {
    verifyIdToken: async (token: string): Promise<User> => {
      try {
        const { account, session } = await bearer.identify(token);
        // An account without an address belongs to nobody we could name.
        if (account.email === null) throw new AppError('NOT_LOGGED_IN');
        const { uid, email, emailVerified } = account;
        return { uid, email, emailVerified, sessionId: session.id };
      } catch (error) {
        if (error instanceof IdentityError) throw new AppError('NOT_LOGGED_IN');
        throw error;
      }
    },
    tokens,
    mayAct: async (uid: string): Promise<boolean> => {
      const account = await findAccount(db, uid);
      return account !== null && !account.isDisabled;
    },
    /** Whether a session still authorizes its device. */
    isSignedIn: async (uid: string, sessionId: string): Promise<boolean> =>
      (await sessions.list(db, uid)).some(({ id }) => id === sessionId),
    mount: async (http: Pick<Http, 'app' | 'loadShedding'>): Promise<void> => {
      await keys.check();
      await mountWire(http, { parts, bearer, keys, publicUrl, more: provided.operations });
      mountCallbackPage(http.app);
    },
    isSound: keys.areSound,
    /** Ends one session (signing out) and invalidates its tokens. */
    endSession: (refreshToken: string, source: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const uid = await sessions.endByToken(tx, refreshToken);
        if (uid !== null) await audit.record({ event: 'session.ended', uid, source }, tx);
      }),
    nameOf,
    endAllSessions: (uid: string, kept: readonly StandingAccess[], source: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const account = await holdAccount(tx, uid);
        if (account === null) throw new AppError('NOT_LOGGED_IN');
        await sessions.endAll(tx, account);
        await parts.endStandingAccess(tx, { uid, kept, now: clock() });
        await audit.record({ event: 'session.all-ended', uid, source }, tx);
      }),
    /** The person's sessions and sign-in methods. */
    signInsOf: async (uid: string): Promise<SignIns> => {
      const account = await findAccount(db, uid);
      return {
        hasPassword: account !== null && account.passwordHash !== null,
        providers: await listProviders(db, uid),
        sessions: await sessions.list(db, uid),
        standingAccess: await parts.countStandingAccess(db, uid, clock()),
      };
    },
    /** False if the person has no such session. */
    endOneSession: (uid: string, sessionId: string, source: string): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        const isEnded = await sessions.endOne(tx, uid, sessionId);
        if (isEnded) await audit.record({ event: 'session.ended', uid, source }, tx);
        return isEnded;
      }),
    /** For the operator's command; not reachable over HTTP. */
    operator: {
      accounts: createAccountOperator({ db, audit, sessions, deleteAccount }),
      rotateKeys: async (options: { readonly isCompromised: boolean }): Promise<string> => {
        const kid = await keys.rotate(options);
        await audit.record({ event: 'keys.rotated', source: 'operator' });
        return kid;
      },
    },
    sweep: async (): Promise<void> => {
      await provided.sweep();
      await keys.sweep();
      await sessions.sweep(db);
      await codes.sweep(db);
      await sweepUnverified();
    },
  };
}

export type EmbeddedIdentity = ReturnType<typeof createEmbeddedIdentity>;
