import { build } from './build.ts';
import { startServer } from './server.ts';

/** One build (if stale) and one server for the whole run. Tests that lock things start their own server. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  build();
  const server = await startServer();
  process.env['EVIDOSE_URL'] = server.url;
  process.env['EVIDOSE_DATA_DIR'] = server.dataDir;
  return server.stop;
}
