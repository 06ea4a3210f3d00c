import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readLock } from './database/embedded/lock-file.ts';
import { isPostmasterOf } from './database/embedded/processes.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'evidose-main-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a stop that is asked for while it starts leaves no PostgreSQL behind', async () => {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    stdio: 'ignore',
    env: { ...env, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  });
  const cluster = join(dataDir, 'postgres');
  while (!existsSync(join(cluster, 'postmaster.pid'))) await sleep(5);
  const pid = readLock(cluster)?.pid ?? 0;
  child.kill('SIGINT');
  const [code, signal] = await once(child, 'exit');
  expect({ code, signal }).toEqual({ code: 0, signal: null });
  expect(pid).toBeGreaterThan(0);
  expect(isPostmasterOf(cluster, pid)).toBe(false);
});
