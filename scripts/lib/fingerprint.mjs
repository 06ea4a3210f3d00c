import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { at } from './root.mjs';

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
 * By content, because a checkout gives old files new dates.
 * @param {readonly string[]} inputs
 */
export function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf).sort()) hash.update(`${file}\0`).update(readFileSync(at(file)));
  return hash.digest('hex');
}
