/**
 * `npm start`: installs what is missing, builds what is stale, and becomes the server. Until the packages are there,
 * nothing but Node may be used, so this file and what it imports are plain JavaScript without dependencies.
 */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, ROOT } from './lib/root.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

process.chdir(ROOT);
process.setSourceMapsEnabled(true);
const { register } = await import('tsx/esm/api');
register();
// In this very process: signals and the exit code need no forwarding.
await import(at('apps', 'server', 'src', 'main.ts'));
