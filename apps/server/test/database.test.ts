import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { idempotencyKeys } from '../src/database/schema.ts';
import { createTestDatabase } from './database.ts';

const first = await createTestDatabase();
const second = await createTestDatabase();

test('a test database is migrated, and no other file sees what is written to it', async () => {
  await first.db.insert(idempotencyKeys).values({ uid: 'u1', key: 'k', requestHash: 'h' });
  expect(await first.db.select().from(idempotencyKeys)).toHaveLength(1);
  expect(await second.db.select().from(idempotencyKeys)).toHaveLength(0);
});

test('it is a real PostgreSQL', async () => {
  const { rows } = await first.db.execute<{ version: string }>(sql`SELECT version()`);
  expect(rows[0]?.version).toMatch(/^PostgreSQL \d+/);
});
