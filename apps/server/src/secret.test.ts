import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { loadSecret, secretFrom } from './secret.ts';

const folder = await mkdtemp(join(tmpdir(), 'evidose-secret-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the secret', () => {
  it('opens what it sealed, and never seals to the same text twice', () => {
    const secret = secretFrom('one');
    const sealed = secret.seal('keys', 'a private key');
    expect(secret.open('keys', sealed)).toBe('a private key');
    expect(secret.seal('keys', 'a private key')).not.toBe(sealed);
  });

  it('says which setting is wrong when it meets what another one sealed, or what was changed', () => {
    const sealed = secretFrom('one').seal('keys', 'a private key');
    expect(() => secretFrom('two').open('keys', sealed)).toThrow(ConfigError);
    expect(() => secretFrom('one').open('other', sealed)).toThrow(/SECRET_KEY/);
    expect(() => secretFrom('one').open('keys', `A${sealed.slice(1)}`)).toThrow(ConfigError);
  });

  it('is made once beside the data when none is configured, readable by its owner alone', async () => {
    const config = { secretKey: null, dataDir: join(folder, 'new') };
    const [first, second] = await Promise.all([loadSecret(config), loadSecret(config)]);
    expect(first.mac('pin', '1')).toBe(second.mac('pin', '1'));
    const file = join(config.dataDir, 'secret.key');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await readFile(file, 'utf8')).length).toBeGreaterThanOrEqual(43);
  });
});
