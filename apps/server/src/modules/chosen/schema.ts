import type { SuggestedSupplement } from '@evidose/contract';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const supplementsChosen = pgTable(
  'supplements_chosen',
  {
    uid: text('uid').notNull(),
    id: text('id').notNull(),
    supplement: jsonb('supplement').$type<SuggestedSupplement>().notNull(),
    addedOn: timestamp('added_on', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);
