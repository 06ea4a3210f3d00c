import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from './root.mjs';
import { npm, say } from './run.mjs';

/**
 * What is made from the sources: the workspace whose `build` script makes it, what it is made from, and a file that
 * is there once it is made.
 * @typedef {{ workspace: string, inputs: readonly string[], output: string }} Build
 * @type {readonly Build[]}
 */
const BUILDS = [
  {
    workspace: '@evidose/web',
    inputs: ['apps/web', 'packages/contract', 'package-lock.json'],
    output: 'apps/web/dist/index.html',
  },
];

const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache', 'coverage']);

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  const found = statSync(at(path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(at(path))
    .filter((name) => !NOT_SOURCES.has(name))
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/**
 * By content, since a checkout gives old files new dates.
 * @param {readonly string[]} inputs
 */
function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf).sort()) hash.update(`${file}\0`).update(readFileSync(at(file)));
  return hash.digest('hex');
}

/** Builds what is stale; a failed or interrupted build leaves no stamp, so it is made again. */
export async function ensureBuilt() {
  for (const { workspace, inputs, output } of BUILDS) {
    const stamp = at('.cache', `built-${workspace.replace(/^.*\//, '')}`);
    const now = fingerprint(inputs);
    if (existsSync(at(output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
    say(`Building ${workspace}.`);
    const code = await npm(['run', '--silent', 'build', '-w', workspace]);
    if (code !== 0) throw new Error(`${workspace} could not be built`);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, now);
  }
}
