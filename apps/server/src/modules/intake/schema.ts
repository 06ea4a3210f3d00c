import type { Slot } from '@evidose/contract';
import { date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const intake = pgTable(
  'intake',
  {
    uid: text('uid').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    supplementId: text('supplement_id').notNull(),
    slot: text('slot').$type<Slot>().notNull(),
    state: text('state').$type<'taken' | 'skipped'>().notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.day, table.supplementId, table.slot] })],
);
