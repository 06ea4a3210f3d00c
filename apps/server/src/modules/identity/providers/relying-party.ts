import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import type { ProviderConfig } from '../../../config-identity.ts';

const SCOPE = 'openid email profile';
const TIMEOUT_S = 10;

/** What one sign-in is checked against when the browser comes back. */
export const Checks = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type Checks = z.infer<typeof Checks>;

const Person = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});
export type ProviderPerson = z.infer<typeof Person>;

export interface Grant {
  readonly person: ProviderPerson;
  readonly rawUserInfo: string;
  readonly accessToken: string;
  readonly idToken: string;
}

/** Our side of one provider: the code flow with PKCE, state and nonce, and nothing else. */
export function createRelyingParty(provider: ProviderConfig, redirectUri: string) {
  let known: Promise<Configuration> | null = null;

  function configuration(): Promise<Configuration> {
    // Plain http only where the configuration allows it, which in production it does not.
    const insecurely = provider.issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    // The protocol lets one leave a token's signature unread that came by way of TLS. Whoever stands in that way, such as
    // a proxy that opens TLS, could then sign in as anybody.
    const execute = [...insecurely, enableNonRepudiationChecks];
    known ??= discovery(new URL(provider.issuer), provider.clientId, provider.clientSecret, undefined, {
      execute,
      timeout: TIMEOUT_S,
    });
    known.catch(() => {
      known = null;
    });
    return known;
  }

  return {
    begin: async (): Promise<{ url: URL; checks: Checks }> => {
      const config = await configuration();
      const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        response_type: 'code',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { url, checks };
    },

    /** Throws whatever is wrong with the answer: state, nonce, signature, issuer, audience, a code used before. */
    finish: async (callback: URL, { state, nonce, verifier }: Checks): Promise<Grant> => {
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, callback, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined || tokens.id_token === undefined) throw new Error('the provider sent no ID token');
      const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined;
      // Many providers keep the address out of the ID token.
      const isEnough = claims['email'] !== undefined || !hasUserInfo;
      const more = isEnough ? {} : await fetchUserInfo(config, tokens.access_token, claims.sub);
      const info = { ...claims, ...more };
      return {
        person: Person.parse(info),
        rawUserInfo: JSON.stringify(info),
        accessToken: tokens.access_token,
        idToken: tokens.id_token,
      };
    },
  };
}

export type RelyingParty = ReturnType<typeof createRelyingParty>;
