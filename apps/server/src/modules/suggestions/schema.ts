import type { Answers, PlanChanges, Recommendation, SuggestedSupplement } from '@evidose/contract';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The result without its supplements, which have their own column since the person changes them. */
export type StoredResult = Omit<Recommendation, 'supplements'>;

export const supplementsSuggested = pgTable(
  'supplements_suggested',
  {
    uid: text('uid').notNull(),
    id: uuid('id').notNull(),
    addedOn: timestamp('added_on', { withTimezone: true }).notNull(),
    /** The order in which a person's plans were made, regardless of clocks. */
    made: bigint('made', { mode: 'number' }).notNull(),
    length: integer('length').notNull(),
    supplements: jsonb('supplements').$type<SuggestedSupplement[]>().notNull(),
    recommendation: jsonb('recommendation').$type<StoredResult>().notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    /** Against the previous batch; null for the first, and in earlier versions. */
    changes: jsonb('changes').$type<PlanChanges>(),
    /** Ids that were ordered and are not on this plan; the mark returns with the supplement. */
    orderedAndGone: jsonb('ordered_and_gone').$type<string[]>(),
    /** The contract shape it was written in; null for earlier versions. */
    shape: text('shape'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);
