import { existsSync, readFileSync } from 'node:fs';
import { at } from './root.mjs';
import { npm } from './run.mjs';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 * @typedef {{ platform: string, arch: string }} Machine
 */

/**
 * @param {Entry} entry
 * @param {Machine} machine
 */
function isForThisMachine(entry, { platform, arch }) {
  if (!entry.optional) return true;
  // Optional packages without a platform are fallbacks of others, and npm may leave them out.
  return entry.os?.includes(platform) === true && entry.cpu?.includes(arch) === true && entry.libc === undefined;
}

/**
 * The first package of the lock file that is not installed in its version. npm writes its record last, so after an
 * interrupted install everything is missing; but a folder may have been removed since, so each one is checked.
 * @param {Lock} wanted
 * @param {Lock} installed
 * @param {Machine & { hasFolder: (path: string) => boolean }} machine
 */
export function findMissing(wanted, installed, machine) {
  return Object.entries(wanted.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && isForThisMachine(entry, machine))
    .find(([path, entry]) => {
      const found = installed.packages[path];
      return !found || found.version !== entry.version || !machine.hasFolder(path);
    })?.[0];
}

/** @returns {string | undefined} why an install is needed */
function reasonToInstall() {
  const record = at('node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'nothing is installed yet';
  const [wanted, installed] = [at('package-lock.json'), record].map((path) => JSON.parse(readFileSync(path, 'utf8')));
  const missing = findMissing(wanted, installed, {
    platform: process.platform,
    arch: process.arch,
    hasFolder: (path) => existsSync(at(path)),
  });
  return missing ? `${missing.replace(/^.*node_modules\//, '')} is missing or of another version` : undefined;
}

/** Installs exactly what the lock file lists, if anything is missing. */
export async function ensureInstalled() {
  const reason = reasonToInstall();
  if (!reason) return;
  console.log(`Installing packages: ${reason}.`);
  // No package needs its install script, and not running them is safer.
  const code = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error(`npm ci failed with code ${code}. Is the package registry reachable?`);
}
