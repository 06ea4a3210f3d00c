import type { LabValue, ListChange, RatedThing } from '@evidose/contract';
import { date, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const checkIns = pgTable(
  'check_ins',
  {
    uid: text('uid').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    ratings: jsonb('ratings').$type<RatedThing[]>().notNull(),
    labs: jsonb('labs').$type<LabValue[]>().notNull(),
    labsTakenOn: date('labs_taken_on', { mode: 'string' }),
    changes: jsonb('changes').$type<ListChange[]>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.day] })],
);
