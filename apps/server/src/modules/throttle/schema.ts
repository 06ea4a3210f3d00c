import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  hits: bigint('hits', { mode: 'number' }).array().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
