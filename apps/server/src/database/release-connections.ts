import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { isConnectionWorthless } from './failures.ts';

/**
 * drizzle's own transaction never releases the connection when BEGIN fails, and behind PgBouncer BEGIN is where a lost
 * database shows: ten failures would drain the pool for good. This one always releases it.
 */
export function databaseOf(pool: Pool): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isConnectionWorthless(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return Object.assign(drizzle(pool), { transaction });
}
