import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const gatePasses = pgTable('gate_passes', {
  tokenHash: text('token_hash').primaryKey(),
  stage: text('stage', { enum: ['ticket', 'open'] }).notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const gateSources = pgTable('gate_sources', {
  sourceKey: text('source_key').primaryKey(),
  failures: integer('failures').notNull(),
  strikes: integer('strikes').notNull(),
  lockedUntil: time('locked_until').notNull(),
  changedAt: time('changed_at').notNull(),
  rightAt: time('right_at'),
});

export const gatePins = pgTable('gate_pins', {
  id: smallint('id').primaryKey(),
  pinMac: text('pin_mac').notNull(),
  replacesMac: text('replaces_mac').notNull(),
  rotatedAt: time('rotated_at').notNull(),
});
