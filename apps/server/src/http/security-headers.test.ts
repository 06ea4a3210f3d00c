import { expect, it } from 'vitest';
import { createTestApp } from '../../test/app.ts';

const plain = await createTestApp();
const tls = await createTestApp({ env: { PUBLIC_URL: 'https://evidose.example' }, database: plain.database });

it('every answer carries the content policy and its companions', async () => {
  for (const url of ['/health', '/v1/gate', '/v1/nowhere', '/identitytoolkit.googleapis.com/v1/nowhere']) {
    const { headers } = await plain.app.inject({ url });
    const policy = String(headers['content-security-policy']).split('; ');
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  }
});

it('asks for TLS from then on, where there is TLS', async () => {
  expect((await tls.app.inject({ url: '/health' })).headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect((await plain.app.inject({ url: '/health' })).headers['strict-transport-security']).toBeUndefined();
});

it('personal answers and identity answers are stored nowhere', async () => {
  const { headers, idToken } = await plain.signUpVerified();
  expect((await plain.app.inject({ url: '/v1/me', headers })).headers['cache-control']).toBe('no-store');
  expect((await plain.call('lookup', { idToken })).headers['cache-control']).toBe('no-store');
  expect((await plain.sendPin('2468')).headers['cache-control']).toBe('no-store');
});

it('another origin is let in by exact name only', async () => {
  const listed = await createTestApp({ env: { CORS_ORIGINS: 'https://shop.example' }, database: plain.database });
  const allow = async (origin: string) =>
    (await listed.app.inject({ url: '/v1/gate', headers: { origin } })).headers['access-control-allow-origin'];
  expect(await allow('https://shop.example')).toBe('https://shop.example');
  for (const origin of ['https://evil.example', 'https://shop.example.evil.example', 'http://shop.example', 'null']) {
    expect(await allow(origin)).toBeUndefined();
  }
  const preflight = await listed.app.inject({
    method: 'OPTIONS',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k',
    headers: {
      origin: 'https://shop.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-client-version',
    },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-headers']).toContain('x-client-version');
});
