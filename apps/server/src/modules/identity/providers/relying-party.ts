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

/** What a sign-in is checked against when the browser comes back. */
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

/** Our side of a provider: the code flow with PKCE, state and nonce. */
export function createRelyingParty(provider: ProviderConfig, redirectUri: string) {
  let known: Promise<Configuration> | null = null;

  function configuration(): Promise<Configuration> {
    // Plain http only where the configuration allows it, which it does not in production.
    const insecurely = provider.issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    // The specification allows skipping the signature of a token received over TLS. A TLS-terminating proxy could then
    // sign in as anybody, so we check it.
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

    /** Throws on a wrong state, nonce, signature, issuer or audience, or a reused code. */
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
      // Many providers omit the address from the ID token.
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
