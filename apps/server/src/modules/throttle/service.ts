import { eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import { type Database, deleteInBatches } from '../../database/index.ts';
import type { Secret } from '../../secret.ts';
import { throttles } from './schema.ts';

export interface Limit {
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
}

export type Taken =
  | { readonly isAllowed: true; readonly used: number; readonly giveBack: (on?: Database) => Promise<void> }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number };

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Secret;
}

/**
 * Counts tries in rows, so that limits hold across processes and restarts. A try is counted before the work and given
 * back if it was legitimate: counting afterwards would let through as many guesses as fit in at once.
 */
export function createThrottle({ db, clock, secret }: Parts) {
  // There are few network and mail addresses: a plain digest of one could be brute-forced.
  const keyOf = (limit: Limit, subject: string) => `${limit.name}:${secret.mac('throttle', subject)}`;

  async function take(limit: Limit, subject: string, on: Database = db): Promise<Taken> {
    const key = keyOf(limit, subject);
    const now = clock().getTime();
    const since = now - limit.windowMs;
    const { rows } = await on.execute<{ used: number }>(sql`
      INSERT INTO throttles AS t (key, hits, expires_at)
      VALUES (${key}, ARRAY[${now}::bigint], ${new Date(now + limit.windowMs)})
      ON CONFLICT (key) DO UPDATE SET
        hits = ARRAY(SELECT hit FROM unnest(t.hits) AS hit WHERE hit > ${since}::bigint) || ${now}::bigint,
        expires_at = EXCLUDED.expires_at
      WHERE (SELECT count(*) FROM unnest(t.hits) AS hit WHERE hit > ${since}::bigint) < ${limit.hits}
      RETURNING cardinality(hits) AS used`);
    const [taken] = rows;
    if (taken === undefined) return { isAllowed: false, retryAfterSeconds: await waitFor(limit, key, on) };
    return { isAllowed: true, used: taken.used, giveBack: (later = db) => giveBack(key, now, later) };
  }

  async function waitFor(limit: Limit, key: string, on: Database): Promise<number> {
    const now = clock().getTime();
    const since = now - limit.windowMs;
    const { rows } = await on.execute<{ oldest: string | null }>(sql`
      SELECT (SELECT min(hit) FROM unnest(hits) AS hit WHERE hit > ${since}::bigint) AS oldest
      FROM throttles WHERE key = ${key}`);
    const oldest = Number(rows[0]?.oldest ?? now);
    return Math.max(1, Math.ceil((oldest + limit.windowMs - now) / 1_000));
  }

  async function giveBack(key: string, hit: number, on: Database): Promise<void> {
    await on.execute(sql`
      UPDATE throttles SET hits = ARRAY(
        SELECT h FROM unnest(hits) WITH ORDINALITY AS u(h, place)
        WHERE place <> array_position(hits, ${hit}::bigint) ORDER BY place)
      WHERE key = ${key} AND ${hit}::bigint = ANY (hits)`);
  }

  return {
    take,
    /** How many there were within the window, and when the newest was. */
    recent: async (
      limit: Limit,
      subject: string,
      on: Database = db,
    ): Promise<{ count: number; newest: Date | null }> => {
      const since = clock().getTime() - limit.windowMs;
      const { rows } = await on.execute<{ count: string; newest: string | null }>(sql`
        SELECT count(hit) AS count, max(hit) AS newest
        FROM throttles, unnest(hits) AS hit WHERE key = ${keyOf(limit, subject)} AND hit > ${since}::bigint`);
      const newest = rows[0]?.newest ?? null;
      return { count: Number(rows[0]?.count ?? 0), newest: newest === null ? null : new Date(Number(newest)) };
    },
    /** Deletes all tries of a subject. */
    clear: async (limit: Limit, subject: string, on: Database = db): Promise<void> => {
      await on.delete(throttles).where(eq(throttles.key, keyOf(limit, subject)));
    },
    sweep: async (): Promise<void> => {
      await deleteInBatches(db, throttles, lt(throttles.expiresAt, clock()));
    },
  };
}

export type Throttle = ReturnType<typeof createThrottle>;
