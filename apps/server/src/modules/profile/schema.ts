import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  uid: text('uid').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  createdAt: time('created_at').notNull(),
  comprehensiveQuestionnaire: jsonb('comprehensive_questionnaire').$type<Record<string, unknown>>(),
  updatedAt: time('updated_at').notNull(),
  /** When the questionnaire last changed; null for earlier versions. */
  answersChangedAt: time('answers_changed_at'),
});
