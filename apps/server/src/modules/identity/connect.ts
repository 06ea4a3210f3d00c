import { clientConfig } from '@evidose/contract';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { EmbeddedService } from '../../config-identity.ts';
import type { Database } from '../../database/index.ts';
import { type Http, mount } from '../../http/mount.ts';
import type { Secret } from '../../secret.ts';
import type { Audit } from '../audit/service.ts';
import type { Mail } from '../mail/index.ts';
import type { Throttle } from '../throttle/service.ts';
import { createEmbeddedIdentity } from './embedded.ts';
import type { IdentityParts } from './parts.ts';
import type { Identity } from './service.ts';
import { mountSessions } from './session-routes.ts';
import { ACCOUNTS_PREFIX, TOKEN_PREFIX } from './wire/routes.ts';

interface ConnectOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Secret;
  readonly audit: Audit;
  readonly throttle: Throttle;
  readonly mail: Mail;
  readonly config: Config;
  readonly eraseDocuments: IdentityParts['eraseDocuments'];
}

interface ConnectedIdentity extends Identity {
  readonly mount: (http: Http) => Promise<void>;
  readonly sweep: () => Promise<void>;
}

/** Any key will do for our own service; a name of our own keeps the official client content. */
const EMBEDDED_KEY = 'evidose';

function connectEmbedded(options: ConnectOptions, service: EmbeddedService): ConnectedIdentity {
  const { config } = options;
  const { publicUrl, corsOrigins } = config;
  const { minPasswordLength, providers } = service;
  const identity = createEmbeddedIdentity({ ...options, publicUrl, corsOrigins, minPasswordLength, providers });
  return {
    verifyIdToken: identity.verifyIdToken,
    sweep: identity.sweep,
    mount: async (http) => {
      await identity.mount(http.app);
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
      }));
    },
  };
}

/** Configuration alone decides who vouches for people. */
export function connectIdentity(options: ConnectOptions): ConnectedIdentity {
  const { service } = options.config.identity;
  if (service.mode === 'embedded') return connectEmbedded(options, service);
  throw new Error('hosted identity is not connected yet');
}
