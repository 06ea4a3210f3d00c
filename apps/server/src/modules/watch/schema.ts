import type { PendingFinding } from '@evidose/contract';
import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** `unreadable`: answers of an older version that fail today's validation. */
export type ReviewOutcome = 'same' | 'different' | 'finding' | 'unreadable';

export const planWatches = pgTable('plan_watches', {
  version: text('version').primaryKey(),
  begunAt: time('begun_at').notNull(),
  /** The last uid in a batch. */
  dealtTo: text('dealt_to').notNull().default(''),
  isDealt: boolean('is_dealt').notNull().default(false),
  endedAt: time('ended_at'),
});

export const planWatchBatches = pgTable(
  'plan_watch_batches',
  {
    version: text('version').notNull(),
    firstUid: text('first_uid').notNull(),
    lastUid: text('last_uid').notNull(),
    /** When another process may take it over. */
    dueAt: time('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.firstUid] })],
);

export const planReviews = pgTable('plan_reviews', {
  uid: text('uid').primaryKey(),
  planId: uuid('plan_id').notNull(),
  version: text('version').notNull(),
  reviewedAt: time('reviewed_at').notNull(),
  outcome: text('outcome').$type<ReviewOutcome>().notNull(),
  findings: jsonb('findings').$type<PendingFinding[]>().notNull(),
});
