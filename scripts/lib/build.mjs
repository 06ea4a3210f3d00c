import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { ensureProgram } from './programs.mjs';
import { at } from './root.mjs';
import { npm, say } from './run.mjs';

const PAGES = at('apps', 'web', 'dist', 'index.html');
const PAGES_STAMP = at('.cache', 'built-web');

export async function ensureBuilt() {
  await ensurePages();
  await ensureProgram('server');
}

/** A failed or interrupted build leaves no stamp, so it runs again. */
async function ensurePages() {
  const now = fingerprint(['apps/web', 'packages/contract', 'package-lock.json']);
  if (existsSync(PAGES) && existsSync(PAGES_STAMP) && readFileSync(PAGES_STAMP, 'utf8') === now) return;
  say('Building the pages.');
  if ((await npm(['run', '--silent', 'build', '-w', '@evidose/web'])) !== 0)
    throw new Error('the pages could not be built');
  mkdirSync(dirname(PAGES_STAMP), { recursive: true });
  writeFileSync(PAGES_STAMP, now);
}
