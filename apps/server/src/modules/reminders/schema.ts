import type { ReminderSettings, Slot } from '@evidose/contract';
import { date, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { outboxTable } from '../mail/index.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const reminderSettings = pgTable('reminder_settings', {
  uid: text('uid').primaryKey(),
  settings: jsonb('settings').$type<ReminderSettings>().notNull(),
  changedAt: time('changed_at').notNull(),
  lookedAt: time('looked_at').notNull(),
  nextAt: time('next_at'),
  claimedUntil: time('claimed_until'),
});

/** `look`: whether a pack runs out or something is to be checked again. */
export const momentKinds = ['slot', 'look', 'digest'] as const;
export type MomentKind = (typeof momentKinds)[number];

export const remindersSent = pgTable(
  'reminders_sent',
  {
    uid: text('uid').notNull(),
    kind: text('kind').$type<MomentKind>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Empty for reminders without a time of day. */
    slot: text('slot').$type<Slot | ''>().notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.kind, table.day, table.slot] })],
);

export const pushDevices = pgTable(
  'push_devices',
  {
    uid: text('uid').notNull(),
    id: uuid('id').notNull(),
    endpointHash: text('endpoint_hash').notNull(),
    subscriptionSealed: text('subscription_sealed').notNull(),
    name: text('name').notNull(),
    sessionId: text('session_id'),
    addedAt: time('added_at').notNull(),
    lastSentAt: time('last_sent_at'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);

export const pushOutbox = outboxTable('push_outbox');
