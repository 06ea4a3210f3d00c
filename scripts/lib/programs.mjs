import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { at, ROOT } from './root.mjs';

/**
 * Programs that are started often. Each is bundled into one file, as loading a thousand small ones is noticeably slow.
 */
const PROGRAMS = {
  server: 'apps/server/src/main.ts',
  operator: 'apps/server/src/cli/operator.ts',
  recommend: 'packages/knowledge/src/recommend/cli.ts',
  trial: 'packages/trial/src/cli.ts',
};
/** @typedef {keyof typeof PROGRAMS} Program */

const SOURCES = ['packages/contract', 'packages/engine', 'packages/knowledge', 'packages/trial', 'apps/server'].map(
  (folder) => `${folder}/src`,
);

/** Below the server, whose packages they use. */
const FOLDER = at('apps', 'server', 'dist');

/** Named after a hash of their sources, so that a program is never older than its sources. */
const folderOf = () => join(FOLDER, fingerprint(SOURCES).slice(0, 16));

/**
 * The path of a program, or null if it was not built from the current sources.
 * @param {Program} name
 */
export function findProgram(name) {
  const file = join(folderOf(), `${name}.js`);
  return existsSync(file) ? file : null;
}

/**
 * The path of a program, built now if necessary.
 * @param {Program} name
 */
export async function ensureProgram(name) {
  const folder = folderOf();
  if (!existsSync(folder)) await build(folder);
  return join(folder, `${name}.js`);
}

/**
 * Bundles another script for this run only. Returns its path, and a function that deletes it.
 * @param {string} script
 * @param {import('rolldown').Plugin[]} plugins
 */
export async function makeProgram(script, plugins = []) {
  const folder = join(FOLDER, `run.${process.pid}`);
  await bundleInto(folder, folder, { script }, plugins);
  return { file: join(folder, 'script.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Built aside and renamed in one step, because another process may use or build it at the same time. */
async function build(/** @type {string} */ folder) {
  const aside = `${folder}.${process.pid}`;
  mkdirSync(FOLDER, { recursive: true });
  const older = readdirSync(FOLDER);
  await bundleInto(aside, folder, PROGRAMS);
  try {
    renameSync(aside, folder);
  } catch {
    // Another process was faster.
    rmSync(aside, { recursive: true, force: true });
  }
  for (const name of older.filter(isWhole)) rmSync(join(FOLDER, name), { recursive: true, force: true });
}

/** Not one that another process is still building. */
const isWhole = (/** @type {string} */ name) => !name.includes('.');

/**
 * `folder` is the final location.
 * @param {string} dir
 * @param {string} folder
 * @param {Record<string, string>} input
 * @param {import('rolldown').Plugin[]} plugins
 */
async function bundleInto(dir, folder, input, plugins = []) {
  const { build: bundle } = await import('rolldown').catch(() => {
    throw new Error('The server is not built. Run, with all packages installed: npm run build');
  });
  await bundle({
    cwd: ROOT,
    input,
    platform: 'node',
    external: isPackage,
    plugins: [...plugins, fromItsOwnPlace(folder)],
    // Stack traces need files and lines; the sources themselves would stay in memory.
    output: { dir, format: 'esm', sourcemap: true, sourcemapExcludeSources: true, entryFileNames: '[name].js' },
    logLevel: 'warn',
  });
}

const OURS = /^@evidose\//;
const isPackage = (/** @type {string} */ id) => !(id.startsWith('.') || isAbsolute(id) || OURS.test(id));

/** Data, migrations and fonts stay where they are: modules keep resolving them from their own location. */
const fromItsOwnPlace = (/** @type {string} */ folder) => ({
  name: 'from-its-own-place',
  transform(/** @type {string} */ code, /** @type {string} */ id) {
    if (!code.includes('import.meta.url')) return null;
    const place = join(relative(folder, dirname(id)), basename(id));
    // No line moves, so the map stays as it is.
    return { code: code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`), map: null };
  },
});
