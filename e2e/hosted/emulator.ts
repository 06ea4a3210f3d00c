import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/server.ts';

const VERSION = '15.34.2';
const CACHE = fileURLToPath(new URL('../../.cache/firebase-tools', import.meta.url));
const PROGRAM = join(CACHE, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
const START_MS = 300_000;
export const PROJECT = 'demo-evidose';

/** Google's own Auth emulator: 700 packages, so it is installed only here. */
function install(): void {
  if (existsSync(PROGRAM)) return;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'package.json'), '{"private":true}');
  const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', `firebase-tools@${VERSION}`], {
    cwd: CACHE,
    stdio: 'inherit',
  });
  if (done.status !== 0) throw new Error('firebase-tools could not be installed');
}

export interface Emulator {
  readonly url: string;
  readonly stop: () => void;
}

export async function startEmulator(): Promise<Emulator> {
  install();
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const host = '127.0.0.1';
  const emulators = {
    auth: { host, port },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  };
  writeFileSync(join(CACHE, 'firebase.json'), JSON.stringify({ emulators }));
  const child: ChildProcess = spawn(
    process.execPath,
    [PROGRAM, 'emulators:start', '--only', 'auth', '--project', PROJECT],
    { cwd: CACHE, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CI: 'true' } },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (said += data.toString()));
  const url = `http://${host}:${port}`;
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if ((await fetch(url).catch(() => null))?.ok === true) return { url, stop: () => void child.kill('SIGINT') };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill('SIGKILL');
  throw new Error(`the emulator did not start:\n${said}`);
}

/** Where a hosted service would mail a link, the emulator keeps it in a list. */
export async function codeFor(emulator: Emulator, email: string, requestType: string): Promise<string> {
  const response = await fetch(`${emulator.url}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string }[];
  };
  const found = oobCodes.findLast((code) => code.email === email && code.requestType === requestType);
  if (found === undefined) throw new Error('the emulator has no such code');
  return found.oobCode;
}
