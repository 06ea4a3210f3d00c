import type { ShareOpening } from '@evidose/contract';
import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const shares = pgTable(
  'shares',
  {
    uid: text('uid').notNull(),
    id: uuid('id').notNull(),
    linkHash: text('link_hash').notNull(),
    codeMac: text('code_mac').notNull(),
    label: text('label').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
    includesAnswers: boolean('includes_answers').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);

export const shareOpenings = pgTable(
  'share_openings',
  {
    uid: text('uid').notNull(),
    shareId: uuid('share_id').notNull(),
    id: uuid('id').notNull(),
    at: time('at').notNull(),
    what: text('what').$type<ShareOpening['what']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.shareId, table.id] })],
);
