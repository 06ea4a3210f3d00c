import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@evidose/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { buryPerson, personalWrite } from './people.ts';
import { createVersionedWrite } from './versioned-write.ts';

const { db, pool } = await createTestDatabase();
await pool.query('CREATE TABLE counter (uid text PRIMARY KEY, n integer NOT NULL CHECK (n < 10))');
const write = createVersionedWrite(pool);

const READ = 'SELECT n FROM counter WHERE uid = $1';
const WRITE = 'INSERT INTO counter VALUES ($1, $2) ON CONFLICT (uid) DO UPDATE SET n = $2';

interface Step {
  readonly uid: string;
  readonly by?: number;
  readonly isRepeatable?: boolean;
  readonly onWork?: () => void;
}

/** Reads the number and writes the next one: reading too early would write the same number twice. */
const count = ({ uid, by = 1, isRepeatable = false, onWork = () => undefined }: Step): Promise<number> =>
  write<number>({
    uid,
    isRepeatable,
    reads: [{ text: READ, values: [uid] }],
    work: ([rows = []]) => {
      onWork();
      const n = Number(rows[0]?.['n'] ?? 0) + by;
      return { writes: [{ text: WRITE, values: [uid, n] }], result: n };
    },
  });

const stored = async (uid: string): Promise<unknown> => (await pool.query(READ, [uid])).rows[0]?.n;

beforeEach(() => pool.query('TRUNCATE counter'));

describe('a write that counts if nothing was written since its reads', () => {
  test('reads again if another was first: of many at once none sees an older number', async () => {
    const seen = await Promise.all(Array.from({ length: 8 }, () => count({ uid: 'ada' })));
    expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await stored('ada')).toBe(8);
  });

  test('waits for a write of the other kind, and makes that one wait', async () => {
    const other = () =>
      personalWrite(db, { uid: 'bea' }, async (tx) => {
        const { rows } = await tx.execute<{ n: number }>(`SELECT n FROM counter WHERE uid = 'bea'`);
        const n = (rows[0]?.n ?? 0) + 1;
        await tx.execute(`INSERT INTO counter VALUES ('bea', ${n}) ON CONFLICT (uid) DO UPDATE SET n = ${n}`);
      });
    await Promise.all([count({ uid: 'bea' }), other(), count({ uid: 'bea' }), other(), count({ uid: 'bea' })]);
    expect(await stored('bea')).toBe(5);
  });

  test('writes nothing for somebody whose deletion was under way, and lets go of the connection', async () => {
    let late: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await buryPerson(tx, 'cleo', new Date());
      late = expect(count({ uid: 'cleo' })).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
      await sleep(50);
    });
    await late;
    expect(await stored('cleo')).toBeUndefined();
    expect(pool.idleCount).toBe(pool.totalCount);
  });

  test('takes everything back when the work refuses, or a write fails, and the next one goes on', async () => {
    await count({ uid: 'dora', by: 3 });
    const refused = count({
      uid: 'dora',
      onWork: () => {
        throw new AppError('TOO_MANY_REQUESTS');
      },
    });
    await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(count({ uid: 'dora', by: 100 })).rejects.toMatchObject({ code: '23514' });
    expect(await stored('dora')).toBe(3);
    expect(await count({ uid: 'dora' })).toBe(4);
  });

  test('is repeated when the connection is lost before it writes', async () => {
    // Sequences do not roll back: only the first try loses its connection.
    await pool.query('CREATE SEQUENCE tries');
    const cut = `SELECT CASE WHEN nextval('tries') = 1 THEN pg_terminate_backend(pg_backend_pid()) END`;
    await count({ uid: 'eve' });
    const writes = [{ text: WRITE, values: ['eve', 5] }];
    const reads = [{ text: cut, values: [] }];
    await write({ uid: 'eve', isRepeatable: false, reads, work: () => ({ writes, result: null }) });
    expect(await stored('eve')).toBe(5);
    expect((await pool.query(`SELECT last_value FROM tries`)).rows).toEqual([{ last_value: '2' }]);
  });

  test('that was cut during the commit is repeated only where that does no harm', async () => {
    await pool.query(`
      CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.n = 1 AND NOT EXISTS (SELECT FROM cut) THEN PERFORM pg_sleep(2); END IF; RETURN NULL; END $$;
      CREATE TABLE cut (pid integer);
      CREATE CONSTRAINT TRIGGER slow_commit AFTER INSERT OR UPDATE ON counter DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION dawdle();`);
    const cutSoon = () =>
      setTimeout(async () => {
        await pool.query('INSERT INTO cut VALUES (1)');
        await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND state = 'active' AND query LIKE 'WITH held%'`);
      }, 200);
    cutSoon();
    await expect(count({ uid: 'fay' })).rejects.toThrow();
    await pool.query('TRUNCATE cut');
    cutSoon();
    expect(await count({ uid: 'gia', isRepeatable: true })).toBe(1);
    await pool.query('DROP FUNCTION dawdle CASCADE');
    expect([await stored('fay'), await stored('gia')]).toEqual([undefined, 1]);
  });
});
