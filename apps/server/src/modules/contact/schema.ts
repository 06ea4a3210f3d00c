import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const messages = pgTable('messages', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<'contact' | 'business'>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  company: text('company'),
  message: text('message').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
