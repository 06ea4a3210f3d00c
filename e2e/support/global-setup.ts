import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startServer } from './server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One build (if stale) and one server for the whole run. Tests that lock things up start a server of their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT, stdio: 'inherit' });
  if (build.status !== 0) throw new Error('the web app could not be built');
  const server = await startServer();
  process.env['EVIDOSE_URL'] = server.url;
  process.env['EVIDOSE_DATA_DIR'] = server.dataDir;
  return server.stop;
}
