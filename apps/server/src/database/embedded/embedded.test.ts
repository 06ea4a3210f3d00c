import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { requirePlatform } from './binaries.ts';
import { type EmbeddedDatabase, startEmbedded } from './index.ts';
import { readLock } from './lock-file.ts';
import { isPostmasterOf } from './processes.ts';

const said: string[] = [];
const log = { info: (message: string) => said.push(message), warn: (message: string) => said.push(message) };
const root = await mkdtemp(join(tmpdir(), 'evidose-embedded-'));
let folders = 0;
const running: EmbeddedDatabase[] = [];
const helpers: ChildProcess[] = [];

function newDataDir(): string {
  folders += 1;
  return join(root, String(folders));
}

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log, isDurable: false });
  running.push(database);
  return database;
}

async function ask(database: EmbeddedDatabase, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows[0]?.[0];
  } finally {
    await client.end();
  }
}

const made = newDataDir();
await (await startEmbedded({ dataDir: made, log, isDurable: false })).stop();

/** One that was used before: making a cluster takes most of the time of a first start. */
function usedDataDir(): string {
  const dataDir = newDataDir();
  execFileSync('cp', ['-a', made, dataDir]);
  return dataDir;
}

function postmasterOf(dataDir: string): number {
  return readLock(join(dataDir, 'postgres'))?.pid ?? 0;
}

afterEach(async () => {
  for (const helper of helpers.splice(0)) helper.kill('SIGKILL');
  await Promise.all(running.splice(0).map((database) => database.stop()));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('an ordinary life', () => {
  test('what is written before a stop is there after the next start, and a stop leaves nothing running', async () => {
    const dataDir = newDataDir();
    const first = await start(dataDir);
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS n');
    const pid = postmasterOf(dataDir);
    await first.stop();
    expect(isPostmasterOf(join(dataDir, 'postgres'), pid)).toBe(false);
    expect(readLock(join(dataDir, 'postgres'))).toBeUndefined();
    expect(await ask(await start(dataDir), 'SELECT n FROM kept')).toBe(42);
  });

  test('no TCP port is open, and the socket is for its owner alone', async () => {
    const database = await start(usedDataDir());
    expect(await ask(database, 'SHOW listen_addresses')).toBe('');
    const folder = new URL(database.connectionString).searchParams.get('host') ?? '';
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  test('without the option of tests, commits reach the disk', async () => {
    const database = await startEmbedded({ dataDir: newDataDir(), log });
    running.push(database);
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']) {
      expect(await ask(database, `SHOW ${setting}`), setting).toBe('on');
    }
  });

  test('values and statements stay out of its log', async () => {
    const dataDir = usedDataDir();
    const database = await start(dataDir);
    await ask(database, 'CREATE TABLE people (name text PRIMARY KEY)');
    await ask(database, "INSERT INTO people VALUES ('Ada Secret')");
    await expect(ask(database, "INSERT INTO people VALUES ('Ada Secret')")).rejects.toThrow(/duplicate key/);
    const logged = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    expect(logged).toContain('duplicate key');
    expect(logged).not.toContain('Ada Secret');
  });

  test('a path too deep for a socket address works', async () => {
    const deep = join(newDataDir(), 'd'.repeat(60), 'e'.repeat(60), 'f'.repeat(60));
    expect(await ask(await start(deep), 'SELECT 1')).toBe(1);
  });
});

test.each([
  ['commas, quotes, spaces and percent signs', `a, "b" 'c' %20 d`],
  ['letters beyond ASCII', 'dätä-данные'],
])('a path with %s works', async (_, name) => {
  expect(await ask(await start(join(newDataDir(), name)), 'SELECT 1')).toBe(1);
});

describe('two on one folder', () => {
  test('share one server, and it runs until the last one leaves', async () => {
    const dataDir = newDataDir();
    const [first, second] = await Promise.all([start(dataDir), start(dataDir)]);
    expect(first.connectionString).toBe(second.connectionString);
    const pid = postmasterOf(dataDir);
    await first.stop();
    expect(await ask(second, 'SELECT 1')).toBe(1);
    expect(postmasterOf(dataDir)).toBe(pid);
    await second.stop();
    expect(isPostmasterOf(join(dataDir, 'postgres'), pid)).toBe(false);
  });

  test('one that comes while the last one leaves gets a server of its own', async () => {
    const dataDir = usedDataDir();
    for (let round = 0; round < 5; round += 1) {
      const leaving = await start(dataDir);
      const [, coming] = await Promise.all([leaving.stop(), sleep(round * 8).then(() => start(dataDir))]);
      expect(await ask(coming, 'SELECT 1')).toBe(1);
      await coming.stop();
    }
  });
});

describe('after a disaster', () => {
  test('a killed server is brought back under the same address', async () => {
    const dataDir = usedDataDir();
    const database = await start(dataDir);
    const pid = postmasterOf(dataDir);
    process.kill(pid, 'SIGKILL');
    let answer: unknown;
    for (let attempt = 0; attempt < 200 && answer !== 1; attempt += 1) {
      await sleep(25);
      answer = await ask(database, 'SELECT 1').catch(() => undefined);
    }
    expect(answer).toBe(1);
    expect(postmasterOf(dataDir)).not.toBe(pid);
  });

  /** Until it answers again; nobody would wait longer. */
  async function untilItAnswers(database: EmbeddedDatabase): Promise<void> {
    await expect.poll(() => ask(database, 'SELECT 1').catch(() => undefined), { timeout: 30_000 }).toBe(1);
  }
  const socketOf = (database: EmbeddedDatabase) =>
    join(new URL(database.connectionString).searchParams.get('host') ?? '', '.s.PGSQL.5432');

  test('a server whose socket was taken away is started anew, and nothing is lost', async () => {
    const dataDir = usedDataDir();
    const database = await start(dataDir);
    await ask(database, 'CREATE TABLE kept AS SELECT 42 AS n');
    const pid = postmasterOf(dataDir);
    rmSync(socketOf(database));
    await expect(ask(database, 'SELECT 1')).rejects.toThrow();
    await untilItAnswers(database);
    expect(postmasterOf(dataDir)).not.toBe(pid);
    expect(await ask(database, 'SELECT n FROM kept')).toBe(42);
    expect(said.join()).toContain('the socket of PostgreSQL was removed');
  });

  test.runIf(process.platform === 'linux')('an empty lock file that a crash left is no obstacle', async () => {
    const dataDir = usedDataDir();
    const first = await start(dataDir);
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS n');
    await first.stop();
    const lockFile = join(dataDir, 'postgres', 'postmaster.pid');
    writeFileSync(lockFile, '', { mode: 0o600 });
    const { uid, gid } = statSync(join(dataDir, 'postgres'));
    chownSync(lockFile, uid, gid);
    expect(await ask(await start(dataDir), 'SELECT n FROM kept')).toBe(42);
  });

  test('an interrupted first start leaves a draft that the next one removes', async () => {
    const dataDir = newDataDir();
    const gone = spawn('true');
    await once(gone, 'exit');
    const draft = join(dataDir, `postgres.new-${gone.pid}-abc`);
    mkdirSync(join(draft, 'base'), { recursive: true });
    expect(await ask(await start(dataDir), 'SELECT 1')).toBe(1);
    expect(existsSync(draft)).toBe(false);
  });

  /** A pid in use by the account that runs PostgreSQL: the case in which PostgreSQL itself gives up. */
  async function takenNumber(kind: 'stranger' | 'corpse', owner: { uid: number; gid: number }): Promise<number> {
    const script = kind === 'stranger' ? 'echo $$; exec sleep 60' : 'sleep 0 & echo $!; exec sleep 60';
    const isRoot = process.getuid?.() === 0;
    const helper = spawn('sh', ['-c', script], {
      ...(isRoot && { uid: owner.uid, gid: owner.gid }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    helpers.push(helper);
    const [line] = await once(helper.stdout, 'data');
    await sleep(100);
    return Number(String(line).trim());
  }

  test.each(['stranger', 'corpse'] as const)(
    'a lock file whose number now belongs to a %s is no obstacle',
    async (kind) => {
      const dataDir = usedDataDir();
      const database = await start(dataDir);
      const lockFile = join(dataDir, 'postgres', 'postmaster.pid');
      const socketLock = join(new URL(database.connectionString).searchParams.get('host') ?? '', '.s.PGSQL.5432.lock');
      const left = [lockFile, socketLock].map((path) => ({ path, content: readFileSync(path, 'utf8') }));
      const { uid, gid } = statSync(lockFile);
      await database.stop();

      const pid = await takenNumber(kind, { uid, gid });
      mkdirSync(join(socketLock, '..'), { recursive: true, mode: 0o700 });
      for (const { path, content } of left) writeFileSync(path, content.replace(/^\d+/, String(pid)), { mode: 0o600 });
      for (const path of [lockFile, socketLock, join(socketLock, '..')]) chownSync(path, uid, gid);

      expect(await ask(await start(dataDir), 'SELECT 1')).toBe(1);
      expect(postmasterOf(dataDir)).not.toBe(pid);
    },
  );
});

describe('what cannot be used is refused with a reason, and left as it is', () => {
  test('a folder that holds something else', async () => {
    const dataDir = newDataDir();
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'photo.jpg'), 'mine');
    await expect(start(dataDir)).rejects.toThrow(/holds files but no database/);
    expect(readFileSync(join(dataDir, 'postgres', 'photo.jpg'), 'utf8')).toBe('mine');
  });

  test('a path that is no folder', async () => {
    const path = newDataDir();
    writeFileSync(path, '');
    await expect(start(path)).rejects.toThrow(/DATA_DIR .* cannot be used/);
  });

  test('a platform without programs', () => {
    expect(() => requirePlatform('win32-x64')).toThrow(/does not run on win32-x64\. Set DATABASE_URL/);
    expect(() => requirePlatform('linux-arm64')).not.toThrow();
  });

  test('a cluster of another PostgreSQL', async () => {
    const dataDir = usedDataDir();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '12\n');
    await expect(start(dataDir)).rejects.toThrow(/made by PostgreSQL 12/);
  });

  test('a broken cluster: what PostgreSQL said is in the message', async () => {
    const dataDir = usedDataDir();
    await rm(join(dataDir, 'postgres', 'global', 'pg_control'));
    await expect(start(dataDir)).rejects.toThrow(/PostgreSQL ended while starting: .*pg_control/s);
  });
});
