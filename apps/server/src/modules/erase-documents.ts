import { eq } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { idempotencyKeys } from '../database/schema.ts';
import { calendarFeeds, calendarFiles, dayTimes } from './calendar/schema.ts';
import { checkIns } from './check-ins/schema.ts';
import { supplementsChosen } from './chosen/schema.ts';
import { consents } from './consents/schema.ts';
import { hostedPeople } from './identity/schema.ts';
import { intake } from './intake/schema.ts';
import { apiAccounts, apiKeys } from './keys/schema.ts';
import { users } from './profile/schema.ts';
import { pushDevices, reminderSettings, remindersSent } from './reminders/schema.ts';
import { resolvedAlerts } from './resolved-alerts/schema.ts';
import { shareOpenings, shares } from './shares/schema.ts';
import { supplementsSuggested } from './suggestions/schema.ts';
import { trialRatings, trials } from './trials/schema.ts';
import { planReviews } from './watch/schema.ts';

/**
 * All personal data except the account itself, children before parents. A test compares this list with the database, so
 * that no new personal table can be forgotten.
 */
export const PERSONAL_TABLES = [
  supplementsSuggested,
  supplementsChosen,
  intake,
  checkIns,
  trialRatings,
  trials,
  resolvedAlerts,
  planReviews,
  consents,
  shareOpenings,
  shares,
  calendarFeeds,
  calendarFiles,
  dayTimes,
  reminderSettings,
  remindersSent,
  pushDevices,
  apiKeys,
  apiAccounts,
  hostedPeople,
  users,
  idempotencyKeys,
] as const;

/**
 * What grants access without a sign-in: removed when somebody else proves to own the address, or when the owner
 * recovers the account by a reset. An intruder may have kept a calendar address or a link, or get notifications on a
 * device.
 */
const OPENS_BY_ITSELF = [apiKeys, calendarFeeds, pushDevices, shareOpenings, shares] as const;

export async function eraseKeys(tx: Database, uid: string): Promise<void> {
  for (const table of OPENS_BY_ITSELF) await tx.delete(table).where(eq(table.uid, uid));
}

export async function eraseDocuments(tx: Database, uid: string): Promise<void> {
  for (const table of PERSONAL_TABLES) await tx.delete(table).where(eq(table.uid, uid));
}
