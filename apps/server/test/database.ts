import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { createPool, type DatabasePool } from '../src/database/index.ts';
import { databaseUrl, TEMPLATE_NAME } from './database-names.ts';

type TestDatabaseOptions = {
  /** `empty` for tests of the migrations themselves. */
  readonly from?: 'migrated' | 'empty';
};

export type TestDatabase = DatabasePool & { readonly connectionString: string };

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseServer') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A real, migrated PostgreSQL database for the calling test file alone, dropped when the file is done. Call it at the
 * top level of the file: `const { db } = await createTestDatabase();`
 */
export async function createTestDatabase({ from = 'migrated' }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${from === 'migrated' ? TEMPLATE_NAME : 'template1'}`);
  const connectionString = databaseUrl(inject('databaseServer'), name);
  const database = createPool({ connectionString, log: { warn: () => undefined }, max: 5 });
  afterAll(async () => {
    await database.close();
    await administer(`DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { ...database, connectionString };
}
