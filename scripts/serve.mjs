/**
 * `npm run serve`: the server of a production machine. Installs nothing and builds nothing: what is missing stops it
 * with a sentence, since a server that builds at its start fails at the worst moment.
 */
import { existsSync } from 'node:fs';
import { at, ROOT } from './lib/root.mjs';

const missing = [
  [at('node_modules', 'fastify'), 'The packages are not installed. Run: npm ci --omit=dev'],
  [at('apps', 'web', 'dist', 'index.html'), 'The pages are not built. Run: npm run build'],
].find(([path]) => !existsSync(path ?? ''));
if (missing !== undefined) {
  console.error(missing[1]);
  process.exit(1);
}
process.env['NODE_ENV'] ??= 'production';
process.chdir(ROOT);
process.setSourceMapsEnabled(true);
const { register } = await import('tsx/esm/api');
register();
await import(at('apps', 'server', 'src', 'main.ts'));
