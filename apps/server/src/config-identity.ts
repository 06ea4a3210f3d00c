import { DEFAULT_MIN_PASSWORD_LENGTH } from '@evidose/contract';
import { z } from 'zod';
import { optional, webAddress, withDefault } from './config-fields.ts';

/** Configures who authenticates people: we, or a hosted service. */

const LONGEST_MINIMUM = 30;
const ProviderId = z.string().regex(/^(google\.com|oidc\.[a-z0-9-]{1,40})$/, 'must be google.com or oidc.<name>');

const Provider = z.strictObject({
  id: ProviderId,
  name: z.string().min(1).max(40),
  issuer: webAddress.optional(),
  clientId: z.string().min(1).optional(),
  clientSecret: z.string().min(1).optional(),
});
type ProviderEntry = z.output<typeof Provider>;

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a JSON list' });
    return z.NEVER;
  }
}

export const identityFields = {
  IDENTITY_MODE: withDefault(z.enum(['embedded', 'hosted']), 'embedded'),
  IDENTITY_ACCOUNTS_URL: optional(webAddress),
  IDENTITY_TOKEN_URL: optional(webAddress),
  IDENTITY_API_KEY: optional(z.string()),
  IDENTITY_ISSUER: optional(webAddress),
  IDENTITY_AUDIENCE: optional(z.string()),
  IDENTITY_JWKS_URL: optional(webAddress),
  IDENTITY_UNSIGNED_TOKENS: withDefault(z.enum(['true', 'false']), 'false'),
  IDENTITY_PROVIDERS: optional(z.string().transform(parseJson).pipe(z.array(Provider))),
  IDENTITY_TOKEN_SYNC_URL: optional(z.string()),
  MIN_PASSWORD_LENGTH: withDefault(
    z.coerce.number().int().min(DEFAULT_MIN_PASSWORD_LENGTH).max(LONGEST_MINIMUM),
    DEFAULT_MIN_PASSWORD_LENGTH,
  ),
} as const;

const Fields = z.object(identityFields);
type IdentityEnvironment = z.output<typeof Fields> & { readonly NODE_ENV: string };

const HOSTED_NEEDS = [
  'IDENTITY_ACCOUNTS_URL',
  'IDENTITY_TOKEN_URL',
  'IDENTITY_API_KEY',
  'IDENTITY_ISSUER',
  'IDENTITY_AUDIENCE',
] as const;

function hostedProblems(env: IdentityEnvironment): string[] {
  const isUnsigned = env.IDENTITY_UNSIGNED_TOKENS === 'true';
  const missing = HOSTED_NEEDS.filter((name) => env[name] === undefined);
  const problems = missing.map((name) => `${name} is required when IDENTITY_MODE is hosted`);
  if (isUnsigned && env.NODE_ENV === 'production') {
    problems.push('IDENTITY_UNSIGNED_TOKENS is for the Auth emulator and refused in production');
  }
  if (!isUnsigned && env.IDENTITY_JWKS_URL === undefined) {
    problems.push('IDENTITY_JWKS_URL is required when IDENTITY_MODE is hosted');
  }
  return problems;
}

/** Our own service talks to the provider; with a hosted one we only list its names. */
function providerProblems(env: IdentityEnvironment): string[] {
  const providers = env.IDENTITY_PROVIDERS ?? [];
  const ids = providers.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const isComplete = ({ issuer, clientId, clientSecret }: ProviderEntry) =>
    issuer !== undefined && clientId !== undefined && clientSecret !== undefined;
  const isPlain = ({ issuer }: ProviderEntry) => issuer?.startsWith('http:') && env.NODE_ENV === 'production';
  return [
    ...(twice.length > 0 ? ['IDENTITY_PROVIDERS names a provider twice'] : []),
    ...(env.IDENTITY_MODE === 'embedded' && !providers.every(isComplete)
      ? ['IDENTITY_PROVIDERS needs id, name, issuer, clientId and clientSecret of each provider']
      : []),
    ...(providers.some(isPlain) ? ['IDENTITY_PROVIDERS must have https issuers in production'] : []),
  ];
}

/** Otherwise the token would go to another site. */
function syncProblems({ IDENTITY_TOKEN_SYNC_URL: url }: IdentityEnvironment, publicUrl: string): string[] {
  if (url === undefined) return [];
  const isOwn = URL.canParse(url, publicUrl) && new URL(url, publicUrl).origin === new URL(publicUrl).origin;
  return isOwn ? [] : ['IDENTITY_TOKEN_SYNC_URL must be a path, or an address on PUBLIC_URL'];
}

export function identityProblems(env: IdentityEnvironment, publicUrl: string): string[] {
  const hosted = env.IDENTITY_MODE === 'hosted' ? hostedProblems(env) : [];
  return [...hosted, ...providerProblems(env), ...syncProblems(env, publicUrl)];
}

const trimmed = (url: string | undefined) => (url ?? '').replace(/\/+$/, '');

function serviceOf(env: IdentityEnvironment) {
  if (env.IDENTITY_MODE === 'embedded') {
    const providers = (env.IDENTITY_PROVIDERS ?? []).map(
      ({ id, name, issuer = '', clientId = '', clientSecret = '' }) => ({
        id,
        name,
        issuer,
        clientId,
        clientSecret,
      }),
    );
    return { mode: 'embedded' as const, providers, minPasswordLength: env.MIN_PASSWORD_LENGTH };
  }
  return {
    mode: 'hosted' as const,
    providers: (env.IDENTITY_PROVIDERS ?? []).map(({ id, name }) => ({ id, name })),
    /** Base address of `/v1/accounts:…` and `/v1/token`. */
    accountsUrl: trimmed(env.IDENTITY_ACCOUNTS_URL),
    tokenUrl: trimmed(env.IDENTITY_TOKEN_URL),
    apiKey: env.IDENTITY_API_KEY ?? '',
    issuer: env.IDENTITY_ISSUER ?? '',
    audience: env.IDENTITY_AUDIENCE ?? '',
    /** Null for the unsigned tokens of the Auth emulator. */
    jwksUrl: env.IDENTITY_UNSIGNED_TOKENS === 'true' ? null : (env.IDENTITY_JWKS_URL ?? ''),
  };
}

export function identityConfig(env: IdentityEnvironment) {
  return { service: serviceOf(env), tokenSyncUrl: env.IDENTITY_TOKEN_SYNC_URL ?? null };
}

export type IdentityService = ReturnType<typeof serviceOf>;
export type EmbeddedService = Extract<IdentityService, { mode: 'embedded' }>;
export type HostedService = Extract<IdentityService, { mode: 'hosted' }>;
export type ProviderConfig = EmbeddedService['providers'][number];
