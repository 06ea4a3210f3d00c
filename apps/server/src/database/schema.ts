import { sql } from 'drizzle-orm';
import { bigint, json, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** `status` and `response` are filled in by the transaction that inserts the row. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    uid: text('uid').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: smallint('status'),
    /** As text, byte for byte: a repeated request gets exactly the first response. */
    response: json('response'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] })],
);

/** One row, sealed with this database's secret. */
export const secretCanary = pgTable('secret_canary', {
  id: smallint('id').primaryKey(),
  sealed: text('sealed').notNull(),
  sealedAt: timestamp('sealed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** One row per person for whom anything was ever written. */
export const people = pgTable('people', {
  personKey: text('person_key').primaryKey(),
  erasedAt: timestamp('erased_at', { withTimezone: true }),
  /** Raised by every personal write. */
  version: bigint('version', { mode: 'bigint' }).notNull().default(sql`0`),
});
