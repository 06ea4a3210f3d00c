import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { at, ROOT } from './root.mjs';

/** What is started often. Each is one file: a start through a thousand small ones is felt. */
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

/** Named after the sources they are made from, so that a program is never older than they are. */
const folderOf = () => join(FOLDER, fingerprint(SOURCES).slice(0, 16));

/** Where a program lies, or null: not made from these sources. @param {Program} name */
export function findProgram(name) {
  const file = join(folderOf(), `${name}.js`);
  return existsSync(file) ? file : null;
}

/** Where a program lies, made now if it must be. @param {Program} name */
export async function ensureProgram(name) {
  const folder = folderOf();
  if (!existsSync(folder)) await build(folder);
  return join(folder, `${name}.js`);
}

/**
 * Another script as a program, for this run alone. Returns where it lies, and how it is taken away.
 * @param {string} script @param {import('rolldown').Plugin[]} plugins
 */
export async function makeProgram(script, plugins = []) {
  const folder = join(FOLDER, `run.${process.pid}`);
  await bundleInto(folder, folder, { script }, plugins);
  return { file: join(folder, 'script.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Made aside and moved in one step: another process may want it, or make it, at the same time. */
async function build(/** @type {string} */ folder) {
  const aside = `${folder}.${process.pid}`;
  mkdirSync(FOLDER, { recursive: true });
  const older = readdirSync(FOLDER);
  await bundleInto(aside, folder, PROGRAMS);
  try {
    renameSync(aside, folder);
  } catch {
    // Somebody else was first.
    rmSync(aside, { recursive: true, force: true });
  }
  for (const name of older.filter(isWhole)) rmSync(join(FOLDER, name), { recursive: true, force: true });
}

/** Not one that another process is making. */
const isWhole = (/** @type {string} */ name) => !name.includes('.');

/**
 * `folder` is where they will lie.
 * @param {string} dir @param {string} folder @param {Record<string, string>} input @param {import('rolldown').Plugin[]} plugins
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
    // A stack names files and lines; the sources themselves would stay in memory for it.
    output: { dir, format: 'esm', sourcemap: true, sourcemapExcludeSources: true, entryFileNames: '[name].js' },
    logLevel: 'warn',
  });
}

const OURS = /^@evidose\//;
const isPackage = (/** @type {string} */ id) => !(id.startsWith('.') || isAbsolute(id) || OURS.test(id));

/** Data, migrations and fonts stay where they are: a module goes on asking for them from its own place. */
const fromItsOwnPlace = (/** @type {string} */ folder) => ({
  name: 'from-its-own-place',
  transform(/** @type {string} */ code, /** @type {string} */ id) {
    if (!code.includes('import.meta.url')) return null;
    const place = join(relative(folder, dirname(id)), basename(id));
    // No line moves, so the map stays as it is.
    return { code: code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`), map: null };
  },
});
