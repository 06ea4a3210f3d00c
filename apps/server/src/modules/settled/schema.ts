import type { SettledAlert } from '@evidose/contract';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const settledAlerts = pgTable(
  'settled_alerts',
  {
    uid: text('uid').notNull(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    how: text('how').$type<SettledAlert['how']>().notNull(),
    settledOn: timestamp('settled_on', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] })],
);
