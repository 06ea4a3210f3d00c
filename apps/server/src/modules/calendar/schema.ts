import type { DayTimes } from '@evidose/contract';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const dayTimes = pgTable('day_times', {
  uid: text('uid').primaryKey(),
  times: jsonb('times').$type<DayTimes>().notNull(),
  changedAt: time('changed_at').notNull(),
});

export const calendarFeeds = pgTable('calendar_feeds', {
  uid: text('uid').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  createdAt: time('created_at').notNull(),
  lastReadAt: time('last_read_at'),
});
