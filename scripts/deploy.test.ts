import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The deployment files refer to each other; without these checks, a mismatch would show only at a start. */
const read = (name: string) => readFileSync(fileURLToPath(new URL(`../deploy/${name}`, import.meta.url)), 'utf8');
const compose = read('compose.yaml');
const nginx = read('nginx.conf');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);

const upstreams = found(nginx, /^\s+server ([\w-]+):\d+/gm);

describe('deploy/', () => {
  it('gives every server one fixed address, known to the proxy even while the server is down', () => {
    expect(upstreams.length).toBeGreaterThan(1);
    for (const name of upstreams) {
      expect(compose).toMatch(new RegExp(`^  ${name}: &${name}-address [\\d.]+$`, 'm'));
      expect(compose).toMatch(new RegExp(`^  ${name}:\\n    <<: \\*server\\n.*ipv4_address: \\*${name}-address`, 'm'));
      expect(compose).toMatch(new RegExp(`extra_hosts: .*${name}: \\*${name}-address`));
    }
  });

  it('makes the servers trust the proxy, and nothing else in its network', () => {
    expect(found(compose, /TRUSTED_PROXIES: (.*)/g)).toEqual(['*proxy-address']);
  });

  it('redirects to the configured host, not to the host of the request', () => {
    const host = /^PUBLIC_URL=https:\/\/(\S+)/m.exec(read('env.example'))?.[1];
    expect(found(nginx, /^\s+server_name (.*);/gm)).toEqual([host, host]);
    const targets = found(nginx, /^\s+return 301 (\S+);/gm);
    expect(targets).toEqual(['https://$server_name$request_uri']);
  });

  it('never marks a server as down because it refuses a request', () => {
    expect(found(nginx, /max_fails=(\d+)/g)).toEqual(upstreams.map(() => '0'));
  });

  it('listens on IPv6 wherever it listens on IPv4', () => {
    const ports = found(nginx, /^\s+listen (\d+)/gm);
    expect(found(nginx, /^\s+listen \[::\]:(\d+)/gm)).toEqual(ports);
  });
});
