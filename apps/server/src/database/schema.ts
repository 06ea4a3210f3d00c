import { json, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** `status` and `response` are filled in the same transaction that inserts the row. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    uid: text('uid').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: smallint('status'),
    /** As text, byte for byte: the answer to a repetition is the answer of the first time. */
    response: json('response'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] })],
);

/** One row, sealed with the secret of this database. */
export const secretCanary = pgTable('secret_canary', {
  id: smallint('id').primaryKey(),
  sealed: text('sealed').notNull(),
  sealedAt: timestamp('sealed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** One row a person that something was ever written for. */
export const people = pgTable('people', {
  personKey: text('person_key').primaryKey(),
  erasedAt: timestamp('erased_at', { withTimezone: true }),
});
