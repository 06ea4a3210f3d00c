import { mkdtemp, rm } from 'node:fs/promises';
import type { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, expect } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { Clock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/log.ts';
import { createHasher } from '../src/modules/identity/passwords/hasher.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { gateHelper } from './gate.ts';
import { identityHelper } from './identity.ts';
import { judgeStatements } from './personal-statements.ts';

export interface TestAppOptions {
  /** On top of a local configuration with its own secret. */
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  /** A second server on the same database. */
  readonly database?: TestDatabase;
  readonly pushAgent?: Agent;
  /** `cheap` unless a test is about the cost, or about what happens while a password is hashed. */
  readonly hashing?: 'cheap' | 'as in production';
  /** Where log lines go; nowhere by default. */
  readonly logTo?: Pick<Writable, 'write'>;
}

/** Hundreds of people sign up in the tests: at the cost of production that alone takes a minute. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/**
 * The whole server on a real database, answering `app.inject`. Call it at the top level of a test file:
 * `const { app, signUpVerified } = await createTestApp();`, then `app.inject({ url, headers: (await signUpVerified()).headers })`.
 */
export async function createTestApp(options: TestAppOptions = {}) {
  const { env = {}, clock, database, logTo, pushAgent, hashing = 'cheap' } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'evidose-app-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SECRET_KEY: 'a secret of the tests, long enough',
    // Tests ask a hundred things in a second; the one about the limit sets it.
    COMPUTE_CALLS_PER_MINUTE: '100000',
    ...env,
  });
  const db = database ?? (await createTestDatabase());
  const log = logTo === undefined ? pino({ level: 'silent' }) : createLog('trace', logTo);
  const judge = judgeStatements(db);
  const built = await buildApp({
    config,
    database: judge.database,
    log,
    webFolder: join(dataDir, 'no-pages'),
    ...(clock === undefined ? {} : { clock }),
    ...(pushAgent === undefined ? {} : { pushAgent }),
    ...(hashing === 'cheap' ? { hasher: createHasher({ cost: CHEAP }) } : {}),
  });
  afterAll(async () => {
    await built.app.close();
    await built.stopModules();
    await rm(dataDir, { recursive: true, force: true });
    expect(await judge.complaints(), 'statements on personal tables without a uid').toEqual([]);
  });
  const gate = gateHelper(built.app, config);
  const people = identityHelper(built.app, db.db, gate.openGate);
  return { ...built, config, database: db, db: db.db, ...gate, ...people };
}
