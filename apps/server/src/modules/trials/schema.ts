import type { TrialDesign, TrialState } from '@evidose/contract';
import { date, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const trials = pgTable(
  'trials',
  {
    uid: text('uid').notNull(),
    id: uuid('id').notNull(),
    /** The knowledge version. */
    trialId: text('trial_id').notNull(),
    supplementId: text('supplement_id').notNull(),
    name: text('name').notNull(),
    design: jsonb('design').$type<TrialDesign>().notNull(),
    ratingsADay: smallint('ratings_a_day').notNull(),
    seed: text('seed').notNull(),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Whether it is finished follows from its last day. */
    state: text('state').$type<Exclude<TrialState, 'finished'>>().notNull(),
    endedOn: date('ended_on', { mode: 'string' }),
    endedBecause: text('ended_because'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);

export const trialRatings = pgTable(
  'trial_ratings',
  {
    uid: text('uid').notNull(),
    trial: uuid('trial').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    time: smallint('time').notNull(),
    rating: smallint('rating').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.trial, table.day, table.time] })],
);
