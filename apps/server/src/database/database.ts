import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The pool, or a transaction on it. Open one with `inTransaction`. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
