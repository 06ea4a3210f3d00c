import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../scripts/program.mjs', import.meta.url));
const READY = /runs at\s+(http:\/\/\S+)/;

export interface ServerProcess {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Without a word, as a machine that loses power. */
  readonly kill: () => void;
}

/** The server in its own process, as an operator starts it, on a database that others may use too. */
export async function startProcess(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evidose-process-'));
  const child = spawn(process.execPath, [PROGRAM, 'server'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'a secret of the tests, long enough',
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...env,
    },
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer) => {
      said += data.toString();
      const found = READY.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });
  return {
    url,
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
