import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const accounts = pgTable('accounts', {
  uid: text('uid').primaryKey(),
  email: text('email'),
  emailVerified: boolean('email_verified').notNull(),
  passwordHash: text('password_hash'),
  passwordChangedAt: time('password_changed_at'),
  displayName: text('display_name'),
  photoUrl: text('photo_url'),
  isDisabled: boolean('is_disabled').notNull(),
  sessionVersion: integer('session_version').notNull(),
  validSince: time('valid_since').notNull(),
  createdAt: time('created_at').notNull(),
  lastLoginAt: time('last_login_at').notNull(),
  lastRefreshAt: time('last_refresh_at').notNull(),
});

export const accountEmails = pgTable('account_emails', {
  email: text('email').primaryKey(),
  uid: text('uid').notNull(),
});

export const accountProviders = pgTable(
  'account_providers',
  {
    providerId: text('provider_id').notNull(),
    subject: text('subject').notNull(),
    uid: text('uid').notNull(),
    email: text('email'),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    linkedAt: time('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.subject] })],
);

export const accountSessions = pgTable(
  'account_sessions',
  {
    uid: text('uid').notNull(),
    id: text('id').notNull(),
    providerId: text('provider_id').notNull(),
    device: text('device').notNull().default(''),
    signedInAt: time('signed_in_at').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    uid: text('uid').notNull(),
    tokenHash: text('token_hash').notNull(),
    sessionId: text('session_id').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.tokenHash] })],
);

export const emailedCodes = pgTable(
  'emailed_codes',
  {
    uid: text('uid').notNull(),
    kind: text('kind', { enum: ['VERIFY_EMAIL', 'PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    email: text('email').notNull(),
    sessionId: text('session_id'),
    requestedAt: time('requested_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.kind] })],
);

export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  sealedPrivateJwk: text('sealed_private_jwk').notNull(),
  createdAt: time('created_at').notNull(),
  retiresAt: time('retires_at'),
});

export const providerAttempts = pgTable('provider_attempts', {
  sessionHash: text('session_hash').primaryKey(),
  providerId: text('provider_id').notNull(),
  sealedChecks: text('sealed_checks').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const hostedPeople = pgTable('hosted_people', {
  uid: text('uid').primaryKey(),
  seenOn: date('seen_on', { mode: 'string' }).notNull(),
});

export type Account = typeof accounts.$inferSelect;
export type AccountProvider = typeof accountProviders.$inferSelect;
export type AccountSession = typeof accountSessions.$inferSelect;
export type CodeKind = (typeof emailedCodes.$inferSelect)['kind'];
