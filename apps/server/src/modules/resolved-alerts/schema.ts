import type { ResolvedAlert } from '@evidose/contract';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const resolvedAlerts = pgTable(
  'settled_alerts',
  {
    uid: text('uid').notNull(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    how: text('how').$type<ResolvedAlert['how']>().notNull(),
    settledOn: timestamp('settled_on', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] })],
);
