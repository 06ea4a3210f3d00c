import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPool, migrate, startEmbedded } from '../src/database/index.ts';
import { databaseUrl, TEMPLATE_NAME } from './database-names.ts';

const silent = { info: () => undefined, warn: () => undefined };

/** Runs once per test run: a throw-away server with one migrated database that the others are copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evidose-test-'));
  const server = await startEmbedded({ dataDir, log: silent, isDurable: false });
  const admin = createPool({ connectionString: server.connectionString, log: silent, max: 1 });
  await admin.pool.query(`CREATE DATABASE ${TEMPLATE_NAME}`);
  const template = createPool({
    connectionString: databaseUrl(server.connectionString, TEMPLATE_NAME),
    log: silent,
    max: 1,
  });
  await migrate({ pool: template.pool, log: silent });
  // A template that someone is connected to cannot be copied.
  await Promise.all([template.close(), admin.close()]);
  project.provide('databaseServer', server.connectionString);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
