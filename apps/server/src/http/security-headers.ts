import type { FastifyInstance } from 'fastify';

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
} as const;

function contentSecurityPolicy(connectTo: readonly string[]): string {
  return Object.entries(POLICY)
    .map(([name, value]) => [name, value, ...(name === 'connect-src' ? connectTo : [])].join(' '))
    .join('; ');
}

interface HeaderOptions {
  readonly isBehindTls: boolean;
  /** Hosts of a hosted identity service; empty for the embedded one. */
  readonly connectTo: readonly string[];
}

export function securityHeaders({ isBehindTls, connectTo }: HeaderOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(connectTo),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(isBehindTls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

export function useSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
