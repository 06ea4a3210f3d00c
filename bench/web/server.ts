import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../server/start.ts';
import { temporaryFolder } from '../server/temporary.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PIN = '2468';

export interface Site {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

function build(root: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the web app could not be built');
}

/** The real server with the current pages (or another checkout's) and its own database. */
export async function startSite(root: string = ROOT): Promise<Site> {
  build(root);
  const folder = temporaryFolder();
  const settings = { NODE_ENV: 'test', PORT: '0', DATA_DIR: folder.path, LOG_LEVEL: 'error', PIN };
  const { url, stop } = await startProgram('apps/server/src/main.ts', settings, root);
  return {
    url,
    stop: async () => {
      await stop();
      folder.remove();
    },
  };
}

export interface GatePass {
  readonly cookie: { readonly name: string; readonly value: string };
  /** The value stored as `pinAuthExpiry`. */
  readonly expiresAt: string;
}

/** Passes the gate as the page does, but without a browser, so that its cache stays cold. */
export async function passGate(url: string): Promise<GatePass> {
  const post = (path: string, body: object) =>
    fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { ticket } = (await (await post('/v1/gate/pin', { pin: PIN })).json()) as { ticket: string };
  const accepted = await post('/v1/gate/terms', { ticket, accepted: true });
  const { expiresAt } = (await accepted.json()) as { expiresAt: string };
  const [pair = ''] = accepted.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const [name = '', value = ''] = pair.split('=');
  return { cookie: { name, value }, expiresAt };
}
