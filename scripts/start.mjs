/**
 * `npm start`: installs what is missing, builds what is stale, and becomes the server. Before packages are installed
 * only Node itself is available, so this file and its imports are plain JavaScript without dependencies.
 */
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureProgram } from './lib/programs.mjs';
import { ROOT } from './lib/root.mjs';

let server = '';
try {
  await ensureInstalled();
  await ensureBuilt();
  server = await ensureProgram('server');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

stopWithNpm();
process.chdir(ROOT);
process.setSourceMapsEnabled(true);
// In this process, so that signals and the exit code need no forwarding.
await import(pathToFileURL(server).href);

/**
 * npm runs us below a shell. A signal to npm ends the shell, which does not pass it on, so without this we would keep
 * running and hold the port.
 */
function stopWithNpm() {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
