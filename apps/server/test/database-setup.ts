import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPool, migrate, startEmbedded } from '../src/database/index.ts';
import { databaseUrl, TEMPLATE_NAME } from './database-names.ts';

const silent = { info: () => undefined, warn: () => undefined };

type TestServer = { readonly connectionString: string; readonly stop: () => Promise<void> };

/** TEST_DATABASE_URL runs the same tests on another server: an older PostgreSQL, or one behind PgBouncer. */
async function openServer(): Promise<TestServer> {
  const other = process.env['TEST_DATABASE_URL'];
  if (other) return { connectionString: other, stop: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(tmpdir(), 'evidose-test-'));
  const server = await startEmbedded({ dataDir, log: silent, isDurable: false });
  return {
    connectionString: server.connectionString,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(connectionString: string): Promise<void> {
  const admin = createPool({ connectionString, log: silent, max: 1 });
  const template = createPool({ connectionString: databaseUrl(connectionString, TEMPLATE_NAME), log: silent, max: 1 });
  try {
    await admin.pool.query(`DROP DATABASE IF EXISTS ${TEMPLATE_NAME}`);
    await admin.pool.query(`CREATE DATABASE ${TEMPLATE_NAME}`);
    await migrate({ pool: template.pool, log: silent });
  } finally {
    // A template that someone is connected to cannot be copied.
    await Promise.all([template.close(), admin.close()]);
  }
}

/** Runs once per test run: a throw-away server with one migrated database that the others are copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connectionString, stop } = await openServer();
  try {
    await makeTemplate(connectionString);
  } catch (error) {
    // Vitest calls no teardown of a set-up that failed, and the server would stay behind.
    await stop();
    throw error;
  }
  project.provide('databaseServer', connectionString);
  return stop;
}
