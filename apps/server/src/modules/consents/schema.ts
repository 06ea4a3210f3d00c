import type { ConsentKind } from '@evidose/contract';
import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const consents = pgTable(
  'consents',
  {
    uid: text('uid').notNull(),
    kind: text('kind').$type<ConsentKind>().notNull(),
    granted: boolean('granted').notNull(),
    version: text('version'),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.kind] })],
);
