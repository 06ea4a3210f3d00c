import type { ApiPlanId } from '@evidose/contract';
import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const apiKeys = pgTable(
  'api_keys',
  {
    uid: text('uid').notNull(),
    id: uuid('id').notNull(),
    keyHash: text('key_hash').notNull(),
    prefix: text('prefix').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedOn: date('last_used_on', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);

export const apiAccounts = pgTable('api_accounts', {
  uid: text('uid').primaryKey(),
  plan: text('plan').$type<ApiPlanId>().notNull(),
  month: text('month').notNull(),
  calls: integer('calls').notNull(),
});
