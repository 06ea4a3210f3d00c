import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporary.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY = /runs at\s+(http:\/\/\S+)/;

type Settings = Readonly<Record<string, string>>;

/** As `npm run serve` starts it: built, with the same Node options. */
export const PRODUCTION: readonly string[] = packageOf().scripts.serve.split(' ').slice(1);

function packageOf(): { readonly scripts: { readonly serve: string } } {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
}

/** Starts a server in its own process and waits until it prints its address. */
export async function startProgram(file: string | readonly string[], settings: Settings, cwd: string = ROOT) {
  const args = typeof file === 'string' ? ['--import', 'tsx', file] : file;
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const found = READY.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`${args.at(-1)} ended:\n${said}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Callers set their source themselves, so that no per-source limit applies. */
export const FROM_HERE = { PORT: '0', LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1,::1' };

/** The real server with its own database. */
export async function startServer(settings: Settings = {}) {
  const folder = temporaryFolder();
  const { url, stop } = await startProgram('apps/server/src/main.ts', {
    ...FROM_HERE,
    DATA_DIR: folder.path,
    ...settings,
  });
  return {
    url,
    stop: async () => {
      await stop();
      folder.remove();
    },
  };
}
