import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import type { Database } from './database.ts';
import { inTransaction, repeatable } from './transaction.ts';

const { db, pool } = await createTestDatabase({ from: 'empty' });
await pool.query('CREATE TABLE counter (id integer PRIMARY KEY, n integer NOT NULL)');

beforeEach(async () => {
  await pool.query('TRUNCATE counter');
  await pool.query('INSERT INTO counter VALUES (1, 0)');
});

async function count(): Promise<unknown> {
  return (await pool.query('SELECT n FROM counter WHERE id = 1')).rows[0]?.n;
}

async function backendOf(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  return rows[0]?.pid ?? 0;
}

const increment = (tx: Database) => tx.execute(sql`UPDATE counter SET n = n + 1 WHERE id = 1`);

describe('inTransaction', () => {
  test('commits all, or on an error nothing', async () => {
    await expect(
      inTransaction(db, async (tx) => {
        await increment(tx);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await count()).toBe(0);
    expect(await inTransaction(db, async (tx) => (await increment(tx)).rowCount)).toBe(1);
    expect(await count()).toBe(1);
  });

  test('rivals that PostgreSQL rolls back are repeated until each has had its turn', async () => {
    let attempts = 0;
    const rival = () =>
      inTransaction(
        db,
        async (tx) => {
          attempts += 1;
          const { rows } = await tx.execute<{ n: number }>(sql`SELECT n FROM counter WHERE id = 1`);
          await tx.execute(sql`UPDATE counter SET n = ${(rows[0]?.n ?? 0) + 1} WHERE id = 1`);
        },
        { isolationLevel: 'serializable' },
      );
    await Promise.all(Array.from({ length: 4 }, rival));
    expect(await count()).toBe(4);
    expect(attempts).toBeGreaterThan(4);
  });

  test('a connection lost before the commit is repeated, and the work is done once', async () => {
    let attempts = 0;
    await inTransaction(db, async (tx) => {
      attempts += 1;
      await increment(tx);
      if (attempts === 1) await pool.query('SELECT pg_terminate_backend($1)', [await backendOf(tx)]);
      await tx.execute(sql`SELECT 1`);
    });
    expect(attempts).toBe(2);
    expect(await count()).toBe(1);
  });

  test('a connection lost during the commit is not repeated, since it may have been done', async () => {
    // A deferred check makes the commit take a second: time enough to cut it.
    await pool.query(`
      CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER slow_commit AFTER UPDATE ON counter DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION dawdle();`);
    let attempts = 0;
    const work = inTransaction(db, async (tx) => {
      attempts += 1;
      await increment(tx);
      const pid = await backendOf(tx);
      setTimeout(() => pool.query('SELECT pg_terminate_backend($1)', [pid]), 200);
    });
    await expect(work).rejects.toThrow();
    await pool.query('DROP FUNCTION dawdle CASCADE');
    expect(attempts).toBe(1);
  });

  test('an error of the work itself is not repeated', async () => {
    let attempts = 0;
    const work = inTransaction(db, async (tx) => {
      attempts += 1;
      await tx.execute(sql`INSERT INTO counter VALUES (1, 1)`);
    });
    await expect(work).rejects.toThrow();
    expect(attempts).toBe(1);
  });

  test('inside another one it is a savepoint: its failure can be survived', async () => {
    await inTransaction(db, async (tx) => {
      await increment(tx);
      await inTransaction(tx, async (inner) => {
        await increment(inner);
        throw new Error('inner');
      }).catch(() => undefined);
    });
    expect(await count()).toBe(1);
  });
});

test('repeatable: a read whose connection dies is asked again', async () => {
  let attempts = 0;
  const answer = await repeatable(async () => {
    attempts += 1;
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      if (attempts === 1) await client.query('SELECT pg_terminate_backend(pg_backend_pid())');
      return (await client.query<{ n: number }>('SELECT n FROM counter')).rows[0]?.n;
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      client.release(failure);
    }
  });
  expect(answer).toBe(0);
  expect(attempts).toBe(2);
});
