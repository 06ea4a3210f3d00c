import type { SuggestedSupplement } from '@evidose/contract';
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const supplementsChosen = pgTable(
  'supplements_chosen',
  {
    uid: text('uid').notNull(),
    id: text('id').notNull(),
    supplement: jsonb('supplement').$type<SuggestedSupplement>().notNull(),
    addedOn: timestamp('added_on', { withTimezone: true }).notNull(),
    orderedOn: timestamp('ordered_on', { withTimezone: true }),
    startedOn: date('started_on', { mode: 'string' }),
    packUnits: integer('pack_units'),
    /** The contract shape its JSON was written in; null for earlier versions. */
    shape: text('shape'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);
