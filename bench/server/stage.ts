import { join } from 'node:path';
import { createPool, startEmbedded } from '@evidose/server/database';
import { FROM_HERE, startProgram } from './start.ts';
import { temporaryFolder } from './temporary.ts';

export const log = { info: () => undefined, warn: (text: string) => console.error(text) };
export const PIN = '2468';

/**
 * A database of this run's own, with a pool to look behind the server's back, and the real server on it. For benchmarks
 * that ask both; whoever only calls the server takes `startServer`.
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
