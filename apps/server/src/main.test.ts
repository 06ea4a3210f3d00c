import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../test/database.ts';
import { PASSWORD } from '../test/identity.ts';
import { startProcess } from '../test/processes.ts';
import { readLock } from './database/embedded/lock-file.ts';
import { isPostmasterOf } from './database/embedded/processes.ts';
import { mailOutbox } from './modules/mail/schema.ts';

const PROGRAM = fileURLToPath(new URL('../../../scripts/program.mjs', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'evidose-main-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a stop that is asked for while it starts leaves no PostgreSQL behind', async () => {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [PROGRAM, 'server'], {
    stdio: 'ignore',
    env: { ...env, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  });
  const cluster = join(dataDir, 'postgres');
  // The lock file exists slightly before its pid is written, and initdb has one with a negative pid.
  let pid = 0;
  for (; pid <= 0; await sleep(5)) pid = readLock(cluster)?.pid ?? 0;
  child.kill('SIGINT');
  const [code, signal] = await once(child, 'exit');
  expect({ code, signal }).toEqual({ code: 0, signal: null });
  expect(isPostmasterOf(cluster, pid)).toBe(false);
});

test('a port that is taken is said before PostgreSQL is started', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const folder = await mkdtemp(join(tmpdir(), 'evidose-taken-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [PROGRAM, 'server'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...env, NODE_ENV: 'test', HOST: 'localhost', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent' },
  });
  let said = '';
  child.stderr.on('data', (some) => {
    said += String(some);
  });
  const [code] = await once(child, 'exit');
  expect([code, said]).toEqual([1, expect.stringContaining('The port is taken')]);
  expect(await readdir(folder)).toEqual([]);
  taken.close();
  await rm(folder, { recursive: true });
});

test('a mail server that hangs does not hold up the stop; the mail is still there afterwards', async () => {
  const hanging = createServer((socket) => {
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const address = hanging.address();
  const smtp = typeof address === 'object' && address !== null ? address.port : 0;
  const { connectionString, db } = await createTestDatabase();
  const server = await startProcess(connectionString, {
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    STOP_DELAY_SECONDS: '1',
  });
  for (let i = 0; i < 6; i++) {
    await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `person${i}@example.com`, password: PASSWORD }),
    });
    await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: `person${i}@example.com` }),
    });
  }
  await expect.poll(async () => (await db.select().from(mailOutbox)).some(({ attempts }) => attempts > 0)).toBe(true);
  const waiting = (await db.select().from(mailOutbox)).length;
  const stopped = server.stop();
  // The balancer's second: not ready, but still serving.
  await expect.poll(async () => (await fetch(`${server.url}/ready`)).status, { interval: 20 }).toBe(503);
  expect((await fetch(`${server.url}/v1/client-config`)).status).toBe(200);
  // Each of a dozen mails would wait for its own quarter of a minute and exceed the test's limit.
  await stopped;
  expect(await db.select().from(mailOutbox)).toHaveLength(waiting);
  hanging.close();
});
