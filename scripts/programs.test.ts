import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ensureProgram, findProgram } from './lib/programs.mjs';
import { at } from './lib/root.mjs';

test('builds programs once each when they are requested at the same time', async () => {
  const [server, again, operator] = await Promise.all([
    ensureProgram('server'),
    ensureProgram('server'),
    ensureProgram('operator'),
  ]);
  expect(server).toBe(again);
  expect(findProgram('server')).toBe(server);
  expect([server, operator].every(existsSync)).toBe(true);
});

test('names the source files in a stack', async () => {
  const server = await ensureProgram('server');
  const { sources } = JSON.parse(readFileSync(`${server}.map`, 'utf8')) as { sources: string[] };
  const ours = sources.map((source) => resolve(dirname(server), source));
  expect(ours).toContain(at('apps', 'server', 'src', 'main.ts'));
  expect(ours.filter((file) => !existsSync(file))).toEqual([]);
});
