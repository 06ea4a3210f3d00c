import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 60_000;
const PIN = '2468';

export interface Site {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if ((await fetch(url).catch(() => null))?.ok === true) return;
    await sleep(100);
  }
  throw new Error('the server was not ready in time');
}

function build(root: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the web app could not be built');
}

/** The real server with the pages as they are now (or in another checkout), and a database of its own. */
export async function startSite(root: string = ROOT): Promise<Site> {
  build(root);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'evidose-bench-web-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', PIN },
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(child, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

export interface GatePass {
  readonly cookie: { readonly name: string; readonly value: string };
  /** What the screen keeps as `pinAuthExpiry`. */
  readonly expiresAt: string;
}

/** Through the gate as the screen goes, but without a browser, so that its cache stays cold. */
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
