import type { Answers, PlanChanges, Recommendation, SuggestedSupplement } from '@evidose/contract';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The result without its supplements, which lie in a column of their own as the person changes them. */
export type StoredResult = Omit<Recommendation, 'supplements'>;

export const supplementsSuggested = pgTable(
  'supplements_suggested',
  {
    uid: text('uid').notNull(),
    id: uuid('id').notNull(),
    addedOn: timestamp('added_on', { withTimezone: true }).notNull(),
    /** The order in which a person's plans were made, whatever the clocks said. */
    made: bigint('made', { mode: 'number' }).notNull(),
    length: integer('length').notNull(),
    supplements: jsonb('supplements').$type<SuggestedSupplement[]>().notNull(),
    recommendation: jsonb('recommendation').$type<StoredResult>().notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    /** Against the batch before; null for the first, and for those of earlier versions. */
    changes: jsonb('changes').$type<PlanChanges>(),
    /** Ids that were ordered and are not on this plan; the mark comes back with the supplement. */
    orderedAndGone: jsonb('ordered_and_gone').$type<string[]>(),
    /** By which shape of the contract it was written; null for those of earlier versions. */
    shape: text('shape'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);
