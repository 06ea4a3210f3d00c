import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const AT_ONCE = 1_000;

function keyOf(table: PgTable): SQL {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return sql.join(
    key.map((column) => sql`${column}`),
    sql`, `,
  );
}

/**
 * Deletes expired rows in batches of a thousand: one statement over millions would hold its locks for minutes. Returns
 * how many were deleted.
 */
export async function deleteInBatches(db: Database, table: PgTable, isOver: SQL | undefined): Promise<number> {
  if (isOver === undefined) throw new Error('a sweep of everything is a mistake');
  const key = keyOf(table);
  const batch = sql`DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${isOver} LIMIT ${AT_ONCE})`;
  let gone = 0;
  let last = 0;
  do {
    last = (await db.execute(batch)).rowCount ?? 0;
    gone += last;
  } while (last === AT_ONCE);
  return gone;
}
