import { join } from 'node:path';
import { createPool, startEmbedded } from '@evidose/server/database';
import { FROM_HERE, startProgram } from './start.ts';
import { temporaryFolder } from './temporary.ts';

export const log = { info: () => undefined, warn: (text: string) => console.error(text) };
export const PIN = '2468';

/**
 * A database for this run with a pool for direct access, and the real server on it. Benchmarks that only call the
 * server use `startServer`.
 */
export async function openStage(
  settings: Readonly<Record<string, string>> = {},
  program: string | readonly string[] = 'apps/server/src/main.ts',
) {
  const folder = temporaryFolder();
  const database = await startEmbedded({ dataDir: join(folder.path, 'postgres'), log });
  const { connectionString } = database;
  const { pool, close } = createPool({ connectionString, log });
  const clear = async () => {
    await close();
    await database.stop();
    folder.remove();
  };
  const server = await startProgram(program, {
    ...FROM_HERE,
    DATABASE_URL: connectionString,
    DATA_DIR: folder.path,
    PIN,
    SECRET_KEY: 'a'.repeat(64),
    ...settings,
  }).catch(async (error: unknown) => {
    await clear();
    throw error;
  });
  return {
    connectionString,
    pool,
    server,
    close: async () => {
      await server.stop();
      await clear();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
