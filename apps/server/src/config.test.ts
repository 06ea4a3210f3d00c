import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  PIN: '1357',
  SECRET_KEY: 'k'.repeat(32),
  PUBLIC_URL: 'https://evidose.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Evidose <hello@evidose.example>',
};

describe('reading the configuration', () => {
  it('needs nothing in local mode', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ isProduction: false, port: 3000, pin: '2468', publicUrl: 'http://localhost:3000' });
  });

  it('takes a blank variable as a missing one', () => {
    expect(readConfig({ PORT: '', PIN: '' })).toMatchObject({ port: 3000, pin: '2468' });
  });

  it('starts in production when everything is there', () => {
    expect(readConfig(production)).toMatchObject({ isProduction: true, pin: '1357' });
  });

  it.each(['PIN', 'SECRET_KEY', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'])('refuses production without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(`${name} is required in production`);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PIN', '12345'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://x'],
    ['SECRET_KEY', 'short'],
    ['TRUSTED_PROXIES', 'everyone'],
  ])('refuses %s=%s by name, without repeating the value', (name, value) => {
    const attempt = () => readConfig({ [name]: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(name);
    expect(attempt).not.toThrow(value);
  });

  it('names every problem at once', () => {
    expect(() => readConfig({ PORT: 'x', PIN: 'y' })).toThrow(/PORT[\s\S]*PIN/);
  });
});
