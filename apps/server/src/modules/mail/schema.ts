import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A table of outgoing messages; each kind of delivery has its own, so that a rush of one does not delay another. */
export const outboxTable = (name: string) =>
  pgTable(name, {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    dueAt: time('due_at').notNull(),
    attempts: integer('attempts').notNull(),
  });
export type OutboxTable = ReturnType<typeof outboxTable>;

export const mailOutbox = outboxTable('mail_outbox');

export const localMailbox = pgTable('local_mailbox', {
  id: uuid('id').primaryKey(),
  sentAt: time('sent_at').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body').notNull(),
});
