import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { isConnectionWorthless } from './failures.ts';

/**
 * The pool as stores query it. drizzle's own transaction on a pool never gives the connection back when BEGIN fails, and
 * behind PgBouncer a BEGIN is where one hears that the database is gone: ten of them would take every place for good.
 * So the connection of a transaction is lent here, and comes back however the transaction ends.
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
