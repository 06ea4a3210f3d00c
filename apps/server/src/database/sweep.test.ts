import { lt, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { idempotencyKeys } from './schema.ts';
import { deleteInBatches } from './sweep.ts';

const { db } = await createTestDatabase();

it('deletes all that is over, by the thousand, and leaves the rest', async () => {
  await db.execute(sql`
    INSERT INTO idempotency_keys (uid, key, request_hash, created_at)
    SELECT 'somebody', 'key-' || n, 'hash', timestamptz '2026-01-01' + n * interval '1 second'
    FROM generate_series(1, 2600) AS n`);
  const half = new Date(Date.UTC(2026, 0, 1) + 2_501_000);
  expect(await deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.createdAt, half))).toBe(2_500);
  expect(await db.$count(idempotencyKeys)).toBe(100);
});

it('refuses to sweep without a condition', async () => {
  await expect(deleteInBatches(db, idempotencyKeys, undefined)).rejects.toThrow('a mistake');
});
