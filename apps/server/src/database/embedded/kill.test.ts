import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createPool } from '../pool.ts';
import { startEmbedded } from './index.ts';
import { readLock } from './lock-file.ts';
import { isPostmasterOf } from './processes.ts';

/** Each scenario twice; `npm run proof` runs more. */
const KILLS = Number(process.env['KILLS'] ?? 9);
const WRITER = fileURLToPath(new URL('./kill-writer.ts', import.meta.url));
const log = { info: () => undefined, warn: () => undefined };

const dataDir = await mkdtemp(join(tmpdir(), 'evidose-kill-'));
const clusterFolder = join(dataDir, 'postgres');
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function startWriter(round: number): { child: ChildProcess; acknowledged: () => readonly string[] } {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, dataDir, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Also after a timeout.
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  // A line truncated by the kill does not count.
  return { child, acknowledged: () => said.split('\n').slice(0, -1) };
}

function killDatabase(): void {
  const pid = readLock(clusterFolder)?.pid;
  if (pid && isPostmasterOf(clusterFolder, pid)) process.kill(pid, 'SIGKILL');
}

/** The server alone, both, or the database first: each leaves a different state behind. */
const WAYS = [
  (server: ChildProcess) => server.kill('SIGKILL'),
  (server: ChildProcess) => {
    server.kill('SIGKILL');
    killDatabase();
  },
  async (server: ChildProcess) => {
    killDatabase();
    await sleep(30);
    server.kill('SIGKILL');
  },
] as const;

test(`${KILLS} kills while writing lose no acknowledged row, and every next start works`, {
  timeout: KILLS * 60_000,
}, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const writer = startWriter(round);
    const exit = once(writer.child, 'close');
    while (writer.acknowledged().length === 0) {
      expect(writer.child.exitCode, `start ${round} must work`).toBeNull();
      await sleep(10);
    }
    await sleep(20 + Math.random() * 200);
    await WAYS[round % WAYS.length]?.(writer.child);
    await exit;
    acknowledged.push(...writer.acknowledged());
  }

  const server = await startEmbedded({ dataDir, log });
  const { pool, close } = createPool({ connectionString: server.connectionString, log });
  const { rows } = await pool.query<{ key: string }>('SELECT key FROM idempotency_keys');
  await close();
  await server.stop();

  const kept = new Set(rows.map(({ key }) => key));
  expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(KILLS);
});
