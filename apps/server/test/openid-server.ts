import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { exportJWK, generateKeyPair } from 'jose';

/** A real OpenID server as the peer of provider tests, with the people it knows and a page to choose one of them. */

export interface OpenIdPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

interface OpenIdOptions {
  readonly redirectUri: string;
  readonly people: readonly OpenIdPerson[];
  readonly port?: number;
}

export const CLIENT = { clientId: 'evidose-test', clientSecret: 'a-secret-of-the-tests-only' } as const;

function choicePage(uid: string, people: readonly OpenIdPerson[]): string {
  const choice = ({ sub, email = sub }: OpenIdPerson) =>
    `<button name="sub" value="${sub}">Continue as ${email}</button>`;
  return [
    '<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,"><h1>Who are you?</h1>',
    `<form method="post" action="/interaction/${uid}">${people.map(choice).join('')}`,
    '<button name="sub" value="">Cancel</button></form></html>',
  ].join('');
}

async function readForm(request: NodeJS.ReadableStream): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

/** It warns on the console about the runtime and about keeping its state in memory: both are as tests want them. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = globalThis.console;
  globalThis.console.warn = () => undefined;
  try {
    return await work();
  } finally {
    globalThis.console.warn = warn;
  }
}

export const startOpenIdServer = (options: OpenIdOptions) => quietly(() => start(options));

async function start({ redirectUri, people, port = 0 }: OpenIdOptions) {
  const { default: Provider } = await import('oidc-provider');
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' }] },
    cookies: { keys: ['a key of the tests'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile'],
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: async (_ctx, sub) => {
      const person = people.find((one) => one.sub === sub);
      return person === undefined ? undefined : { accountId: sub, claims: async () => ({ ...person }) };
    },
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    const uid = /^\/interaction\/([\w-]+)$/.exec(ctx.path)?.[1];
    if (uid === undefined) return next();
    if (ctx.method === 'GET') {
      ctx.type = 'html';
      ctx.body = choicePage(uid, people);
      return undefined;
    }
    const sub = (await readForm(ctx.req)).get('sub') ?? '';
    const result = sub === '' ? { error: 'access_denied' } : { login: { accountId: sub } };
    ctx.respond = false;
    await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
    return undefined;
  });
  server.on('request', provider.callback());
  return {
    issuer,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Goes to the provider as a browser would, chooses a person there, and comes back with the address it was sent to. */
export async function chooseAtProvider(authUri: string, sub: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(authUri);
  let body: URLSearchParams | null = null;
  for (let step = 0; step < 10; step++) {
    if (`${url.origin}${url.pathname}` === redirectUri) return url;
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body === null ? {} : { method: 'POST', body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value.join('='));
    }
    const next = response.headers.get('location');
    body = next === null ? new URLSearchParams({ sub }) : null;
    if (next !== null) url = new URL(next, url);
  }
  throw new Error('the provider did not send us back');
}

// As a program, for browser tests: the options as JSON, the issuer on standard output.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { issuer } = await startOpenIdServer(JSON.parse(process.argv[2] ?? '{}'));
  process.stdout.write(`${issuer}\n`);
}
