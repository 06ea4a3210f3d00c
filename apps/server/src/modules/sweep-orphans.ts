import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { PERSONAL_TABLES } from './erase-documents.ts';

/**
 * Deletes rows without an account. There should never be any thanks to `personalWrite`; this covers older rows and
 * manual imports. Returns how many rows of which table it found.
 */
export async function sweepOrphans(db: Database): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for (const table of PERSONAL_TABLES) {
    const { rowCount } = await db.execute(
      sql`DELETE FROM ${table} t WHERE NOT EXISTS (SELECT 1 FROM accounts a WHERE a.uid = t.uid)`,
    );
    if ((rowCount ?? 0) > 0) found[getTableName(table)] = rowCount ?? 0;
  }
  // An entry written just after the deletion: the event stays, the person does not.
  const { rowCount } = await db.execute(sql`
    UPDATE audit_events e SET uid = 'deleted-' || e.id
    WHERE e.uid NOT LIKE 'deleted-%' AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.uid = e.uid)`);
  if ((rowCount ?? 0) > 0) found['audit_events'] = rowCount ?? 0;
  return found;
}
