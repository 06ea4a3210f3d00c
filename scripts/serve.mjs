/**
 * `npm run serve`: the server in production. It installs and builds nothing: if something is missing it stops with a
 * message, since a server that builds at its start fails at the worst moment.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findProgram } from './lib/programs.mjs';
import { at, ROOT } from './lib/root.mjs';

const isThere = (/** @type {string[]} */ ...parts) => existsSync(at(...parts));
const server = findProgram('server');
if (!isThere('node_modules', 'fastify')) stop('The packages are not installed. Run: npm ci --omit=dev');
if (!isThere('apps', 'web', 'dist', 'index.html')) stop('The pages are not built. Run: npm run build');
if (server === null) stop('The server is not built from these sources. Run: npm run build');
process.env['NODE_ENV'] ??= 'production';
process.chdir(ROOT);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(/** @type {string} */ (server)).href);

function stop(/** @type {string} */ reason) {
  console.error(reason);
  process.exit(1);
}
