import { clientConfig, eraseMyDocuments } from '@evidose/contract';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { EmbeddedService, HostedService } from '../../config-identity.ts';
import { buryPerson, type Database, inTransaction } from '../../database/index.ts';
import { type Http, mount } from '../../http/mount.ts';
import { sourceOf } from '../../http/source.ts';
import type { Secret } from '../../secret.ts';
import type { Audit } from '../audit/service.ts';
import { MAILBOX_PATH, type Mail } from '../mail/index.ts';
import type { PersonDocuments } from '../person-documents.ts';
import type { Throttle } from '../throttle/service.ts';
import { createEmbeddedIdentity } from './embedded.ts';
import { createHostedIdentity } from './hosted.ts';
import type { Hasher } from './passwords/hasher.ts';
import { mountCallbackPage } from './providers/callback-page.ts';
import type { Identity } from './service.ts';
import { mountSessions } from './session-routes.ts';
import type { Tokens } from './tokens.ts';
import { ACCOUNTS_PREFIX, TOKEN_PREFIX } from './wire/routes.ts';

interface ConnectOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Secret;
  readonly audit: Audit;
  readonly throttle: Throttle;
  readonly mail: Mail;
  readonly config: Config;
  readonly documents: PersonDocuments;
  readonly hasher?: Hasher;
}

interface ConnectedIdentity extends Identity {
  readonly mount: (http: Http) => Promise<void>;
  readonly sweep: () => Promise<void>;
  /** Whether a session still authorizes its device. */
  readonly isSignedIn: (uid: string, sessionId: string) => Promise<boolean>;
  /** Verification keys, if ID tokens are our own. */
  readonly tokens: Tokens | null;
  /** False while it runs on cached keys and an operator must look. */
  readonly isSound: () => Promise<boolean>;
}

/** Our own service accepts any key; a constant satisfies the official client. */
const EMBEDDED_KEY = 'evidose';

function connectEmbedded(options: ConnectOptions, service: EmbeddedService): ConnectedIdentity {
  const { config } = options;
  const { publicUrl, corsOrigins } = config;
  const { minPasswordLength, providers } = service;
  const identity = createEmbeddedIdentity({ ...options, publicUrl, corsOrigins, minPasswordLength, providers });
  return {
    verifyIdToken: identity.verifyIdToken,
    mayAct: identity.mayAct,
    isSignedIn: identity.isSignedIn,
    tokens: identity.tokens,
    sweep: identity.sweep,
    isSound: identity.isSound,
    mount: async (http) => {
      await identity.mount(http);
      mountSessions(http, identity);
      mount(http, clientConfig, () => ({
        identity: {
          mode: 'embedded' as const,
          accountsBase: ACCOUNTS_PREFIX,
          tokenBase: TOKEN_PREFIX,
          apiKey: EMBEDDED_KEY,
          providers: providers.map(({ id, name }) => ({ id, name })),
          tokenSyncUrl: config.identity.tokenSyncUrl,
        },
        localMailbox: config.mail.smtpUrl === null ? MAILBOX_PATH : null,
      }));
    },
  };
}

function connectHosted(
  { db, clock, config, audit, documents }: ConnectOptions,
  service: HostedService,
): ConnectedIdentity {
  return {
    ...createHostedIdentity({ service, clock, db }),
    tokens: null,
    // We do not know their sessions.
    isSignedIn: async () => true,
    sweep: async () => undefined,
    isSound: async () => true,
    mount: async (http) => {
      mountCallbackPage(http.app);
      // The account is elsewhere, so its deletion cannot include our documents.
      mount(http, eraseMyDocuments, async ({ user, request }) => {
        await inTransaction(db, async (tx) => {
          await buryPerson(tx, user.uid, clock());
          await documents.eraseDocuments(tx, user.uid);
          await audit.record({ event: 'account.deleted', uid: user.uid, source: sourceOf(request) }, tx);
          await audit.forget(user.uid, tx);
        });
        return undefined;
      });
      mount(http, clientConfig, () => ({
        identity: {
          mode: 'hosted' as const,
          accountsBase: service.accountsUrl,
          tokenBase: service.tokenUrl,
          apiKey: service.apiKey,
          providers: service.providers,
          tokenSyncUrl: config.identity.tokenSyncUrl,
        },
        // The hosted service sends its own mails.
        localMailbox: null,
      }));
    },
  };
}

/** Configuration alone decides who authenticates people. */
export function connectIdentity(options: ConnectOptions): ConnectedIdentity {
  const { service } = options.config.identity;
  return service.mode === 'embedded' ? connectEmbedded(options, service) : connectHosted(options, service);
}

/** Origins besides our own that pages must be allowed to connect to. */
export function identityOrigins({ identity: { service } }: Config): string[] {
  if (service.mode === 'embedded') return [];
  return [...new Set([service.accountsUrl, service.tokenUrl].map((url) => new URL(url).origin))];
}
