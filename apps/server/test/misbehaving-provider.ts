import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/**
 * A provider that follows the protocol up to the token, and there says whatever a test wants it to: what a real OpenID
 * server never would.
 */

export interface Claims extends JWTPayload {
  readonly nonce?: string | undefined;
  readonly email?: string;
  readonly email_verified?: unknown;
}

interface Lie {
  /** The token, from the claims that would be right. */
  readonly token: (right: Claims) => Promise<string> | string;
  readonly userInfo?: object;
}

interface Options {
  readonly clientId: string;
}

const KEY_ID = 'theirs';

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

export async function startLyingProvider({ clientId }: Options) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [theirs, others] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const keys = [{ ...(await exportJWK(theirs.publicKey)), alg: 'RS256', use: 'sig', kid: KEY_ID }];
  const signed = (claims: Claims, key = theirs.privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(key);
  const nonces = new Map<string, string>();
  let lie: Lie = { token: signed };

  const answers: Readonly<Record<string, (request: IncomingMessage) => Promise<object> | object>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': () => ({ keys }),
    '/me': () => lie.userInfo ?? {},
    '/token': async (request) => {
      const code = (await readForm(request)).get('code') ?? '';
      const now = Math.floor(Date.now() / 1_000);
      const right = {
        iss: issuer,
        aud: clientId,
        sub: `sub-of-${code}`,
        iat: now,
        exp: now + 60,
        nonce: nonces.get(code),
      };
      return { access_token: 'theirs', token_type: 'Bearer', expires_in: 60, id_token: await lie.token(right) };
    },
  };
  server.on('request', (request, response) => {
    const answer = answers[request.url ?? ''];
    void Promise.resolve(answer?.(request) ?? {}).then((body) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    });
  });
  return {
    issuer,
    signed,
    /** With a key that the provider never had, under the name of one that it has. */
    forged: (claims: Claims) => signed(claims, others.privateKey),
    lie: (next: Lie): void => {
      lie = next;
    },
    /** What the browser comes back with. */
    callback: (authUri: string, redirectUri: string, code: string): string => {
      const asked = new URL(authUri).searchParams;
      nonces.set(code, asked.get('nonce') ?? '');
      return `${redirectUri}?${new URLSearchParams({ code, state: asked.get('state') ?? '' })}`;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
