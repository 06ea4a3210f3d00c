import { isIP } from 'node:net';
import { z } from 'zod';
import { optional, webAddress, withDefault } from './config-fields.ts';
import { identityConfig, identityFields, identityProblems } from './config-identity.ts';

/** The only reader of the environment. Everything else receives a parsed `Config`. */

export class ConfigError extends Error {
  override name = 'ConfigError';
}

const list = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean)
      : [],
  z.array(z.string()),
);
const Environment = z.object({
  NODE_ENV: withDefault(z.enum(['production', 'development', 'test']), 'development'),
  PORT: withDefault(z.coerce.number().int().min(0).max(65535), 3000),
  HOST: withDefault(z.string(), 'localhost'),
  PUBLIC_URL: optional(webAddress),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)),
  METRICS_HOST: withDefault(z.string(), '127.0.0.1'),
  STOP_DELAY_SECONDS: withDefault(z.coerce.number().min(0).max(120), 0),
  LOG_LEVEL: withDefault(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  PIN: optional(z.string().regex(/^\d{4}$/, 'must be 4 digits')),
  SECRET_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
  COMPUTE_CALLS_PER_MINUTE: withDefault(z.coerce.number().int().min(1), 120),
  TRUSTED_PROXIES: list,
  CORS_ORIGINS: list,
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: optional(z.string().min(3)),
  CONTACT_EMAIL: optional(z.email()),
  VAPID_PRIVATE_KEY: optional(z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes as base64url')),
  PUSH_SERVICES: list,
  CHAT_MODEL_URL: optional(webAddress),
  CHAT_MODEL: optional(z.string().min(1)),
  CHAT_MODEL_KEY: optional(z.string().min(1)),
  ...identityFields,
});

const LOCAL_PIN = '2468';
/** The browsers' push services. A server that posts to any address could be directed into its own network. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
  '*.push.apple.com',
];

function requiredInProduction(env: z.output<typeof Environment>): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const needed = ['PIN', 'SECRET_KEY', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'] as const;
  return needed.filter((name) => env[name] === undefined).map((name) => `${name} is required in production`);
}

function problemsOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
}

function refuse(problems: readonly string[]): never {
  throw new ConfigError(`Evidose cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
}

function checkedProxies(proxies: readonly string[]): string[] {
  const [bad] = proxies.filter((proxy) => isIP(proxy.split('/')[0] ?? '') === 0);
  if (bad !== undefined) refuse(['TRUSTED_PROXIES must list IP addresses or ranges']);
  return [...proxies];
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) refuse(problemsOf(parsed.error));
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const problems = [...requiredInProduction(env), ...identityProblems(env, publicUrl)];
  if (problems.length > 0) refuse(problems);
  return {
    isProduction: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    /** Base of links in mails and redirects, never taken from a request's Host. */
    publicUrl,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    /** Not publicly reachable; off unless a port is given. */
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    /** Delay between "not ready" and closing the listener. */
    stopDelayMs: env.STOP_DELAY_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
    pin: env.PIN ?? LOCAL_PIN,
    secretKey: env.SECRET_KEY ?? null,
    trustedProxies: checkedProxies(env.TRUSTED_PROXIES),
    /** Heavy calls (plans, checks, chat) of one pass or person. */
    computeCallsPerMinute: env.COMPUTE_CALLS_PER_MINUTE,
    corsOrigins: env.CORS_ORIGINS,
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? 'Evidose <hello@evidose.example>',
      contactAddress: env.CONTACT_EMAIL ?? null,
    },
    push: {
      /** Derived from the secret unless configured. */
      vapidPrivateKey: env.VAPID_PRIVATE_KEY ?? null,
      services: env.PUSH_SERVICES.length > 0 ? env.PUSH_SERVICES : PUSH_SERVICES,
    },
    /** An OpenAI-compatible endpoint that may rephrase answers; off by default. */
    chatModel:
      env.CHAT_MODEL_URL === undefined || env.CHAT_MODEL === undefined
        ? null
        : { url: env.CHAT_MODEL_URL, name: env.CHAT_MODEL, key: env.CHAT_MODEL_KEY ?? null },
    identity: identityConfig(env),
  };
}

export type Config = ReturnType<typeof readConfig>;
