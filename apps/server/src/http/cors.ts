import type { FastifyInstance } from 'fastify';

/** The last three are sent by the official identity client. */
const ALLOWED_HEADERS =
  'authorization, consent-version, content-type, idempotency-key, x-api-key, x-client-version, x-firebase-client, x-firebase-gmpid';
const ALLOWED_METHODS = 'GET, POST, PUT, PATCH, DELETE';
const PREFLIGHT_CACHE_S = '600';

export interface Cors {
  /** Nothing for an origin that is not allowed. */
  readonly headersFor: (origin: string | undefined) => Readonly<Record<string, string>>;
}

/** Exact origins only; no credentials, as the API takes bearer tokens and keys, never cross-site cookies. */
export function useCors(app: FastifyInstance, origins: readonly string[]): Cors {
  const allowed = new Set(origins);
  const isAllowed = (origin: string | undefined): origin is string => origin !== undefined && allowed.has(origin);
  const headersOf = (origin: string) => ({ 'access-control-allow-origin': origin, vary: 'origin' });
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (isAllowed(origin)) reply.headers(headersOf(origin));
    if (!isAllowed(origin) || request.method !== 'OPTIONS') {
      done();
      return;
    }
    reply.headers({
      'access-control-allow-methods': ALLOWED_METHODS,
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': PREFLIGHT_CACHE_S,
    });
    reply.code(204).send();
  });
  return { headersFor: (origin) => (isAllowed(origin) ? headersOf(origin) : {}) };
}
