import type { DayTimes } from '@evidose/contract';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const dayTimes = pgTable('day_times', {
  uid: text('uid').primaryKey(),
  times: jsonb('times').$type<DayTimes>().notNull(),
  changedAt: time('changed_at').notNull(),
});

/** Event ids of a saved file, so that a later one can cancel those that are gone. */
export const calendarFiles = pgTable('calendar_files', {
  uid: text('uid').primaryKey(),
  events: jsonb('events').$type<readonly string[]>().notNull(),
  savedAt: time('saved_at').notNull(),
});

export const calendarFeeds = pgTable('calendar_feeds', {
  uid: text('uid').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  createdAt: time('created_at').notNull(),
  lastReadAt: time('last_read_at'),
});
