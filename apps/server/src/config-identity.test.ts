import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const hosted = {
  IDENTITY_MODE: 'hosted',
  IDENTITY_ACCOUNTS_URL: 'https://accounts.example.com',
  IDENTITY_TOKEN_URL: 'https://tokens.example.com',
  IDENTITY_API_KEY: 'key',
  IDENTITY_ISSUER: 'https://issuer.example.com/p',
  IDENTITY_AUDIENCE: 'p',
  IDENTITY_JWKS_URL: 'https://keys.example.com',
};
const production = {
  NODE_ENV: 'production',
  PIN: '1357',
  SECRET_KEY: 'k'.repeat(32),
  PUBLIC_URL: 'https://evidose.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hello@evidose.example',
};
const provider = {
  id: 'oidc.acme',
  name: 'Acme',
  issuer: 'https://acme.example',
  clientId: 'c',
  clientSecret: 'hush-hush-value',
};
const providers = (...list: object[]) => ({ IDENTITY_PROVIDERS: JSON.stringify(list) });

describe('the identity part of the configuration', () => {
  it('is our own service with six characters by default', () => {
    expect(readConfig({}).identity).toEqual({
      service: { mode: 'embedded', providers: [], minPasswordLength: 6 },
      tokenSyncUrl: null,
    });
  });

  it('takes a hosted service when all of it is named', () => {
    expect(readConfig({ ...production, ...hosted }).identity.service).toMatchObject({ mode: 'hosted', audience: 'p' });
  });

  it.each(Object.keys(hosted).slice(1))('refuses a hosted service without %s', (name) => {
    expect(() => readConfig({ ...hosted, [name]: undefined })).toThrow(
      `${name} is required when IDENTITY_MODE is hosted`,
    );
  });

  it('refuses unsigned tokens in production', () => {
    const unsigned = { ...hosted, IDENTITY_UNSIGNED_TOKENS: 'true' };
    expect(() => readConfig({ ...production, ...unsigned })).toThrow(/IDENTITY_UNSIGNED_TOKENS/);
    expect(readConfig(unsigned).identity.service).toMatchObject({ jwksUrl: null });
  });

  it.each(['5', '31', 'six', '7.5'])('refuses MIN_PASSWORD_LENGTH=%s', (value) => {
    expect(() => readConfig({ MIN_PASSWORD_LENGTH: value })).toThrow('MIN_PASSWORD_LENGTH');
  });

  it('takes 6 to 30 characters', () => {
    for (const length of [6, 30]) {
      const { service } = readConfig({ MIN_PASSWORD_LENGTH: String(length) }).identity;
      expect(service).toMatchObject({ minPasswordLength: length });
    }
  });

  it.each([
    ['no JSON', { IDENTITY_PROVIDERS: 'google' }],
    ['no list', { IDENTITY_PROVIDERS: '{}' }],
    ['an odd name', providers({ ...provider, id: 'acme' })],
    ['no secret', providers({ id: 'oidc.acme', name: 'Acme', issuer: 'https://acme.example', clientId: 'c' })],
    ['one twice', providers(provider, provider)],
    ['something unknown', providers({ ...provider, scope: 'all' })],
    ['a plain issuer in production', { ...production, ...providers({ ...provider, issuer: 'http://acme.example' }) }],
  ])('refuses providers with %s, without repeating a secret', (_what, env) => {
    const attempt = () => readConfig(env);
    expect(attempt).toThrow('IDENTITY_PROVIDERS');
    expect(attempt).not.toThrow(provider.clientSecret);
  });

  it('keeps token sync on our own origin', () => {
    expect(readConfig({ IDENTITY_TOKEN_SYNC_URL: '/__sync' }).identity.tokenSyncUrl).toBe('/__sync');
    for (const url of ['https://evil.example/sync', '//evil.example/sync']) {
      expect(() => readConfig({ IDENTITY_TOKEN_SYNC_URL: url })).toThrow('IDENTITY_TOKEN_SYNC_URL');
    }
  });
});
