import { idempotencyKeys } from '../database/schema.ts';
import { auditEvents } from './audit/schema.ts';
import { calendarFeeds, calendarFiles, dayTimes } from './calendar/schema.ts';
import { checkIns } from './check-ins/schema.ts';
import { supplementsChosen } from './chosen/schema.ts';
import { consents } from './consents/schema.ts';
import {
  accountEmails,
  accountProviders,
  accountSessions,
  accounts,
  emailedCodes,
  hostedPeople,
  refreshTokens,
} from './identity/schema.ts';
import { intake } from './intake/schema.ts';
import { apiAccounts, apiKeys } from './keys/schema.ts';
import { users } from './profile/schema.ts';
import { pushDevices, reminderSettings, remindersSent } from './reminders/schema.ts';
import { resolvedAlerts } from './resolved-alerts/schema.ts';
import { shareOpenings, shares } from './shares/schema.ts';
import { supplementsSuggested } from './suggestions/schema.ts';
import { trialRatings, trials } from './trials/schema.ts';
import { planReviews } from './watch/schema.ts';

/** Rows without a uid are found by the person's address. */
export { messages } from './contact/schema.ts';
export { mailOutbox } from './mail/schema.ts';
export { pushOutbox } from './reminders/schema.ts';

/** The one that may be long: written in the specification's format, plan by plan. */
export const PLANS = 'supplements-suggested';

/**
 * Every table with personal data, under its name in the person's download. `withheld` columns would open the account:
 * digests of passwords, codes and tokens. A test compares the list with the database, column by column.
 */
export const DOWNLOADED = [
  { name: 'user-row', table: users, withheld: [] },
  { name: PLANS, table: supplementsSuggested, withheld: [] },
  { name: 'supplements-chosen-rows', table: supplementsChosen, withheld: [] },
  { name: 'intake-rows', table: intake, withheld: [] },
  { name: 'check-ins', table: checkIns, withheld: [] },
  { name: 'trials', table: trials, withheld: [] },
  { name: 'trial-ratings', table: trialRatings, withheld: [] },
  { name: 'settled-alerts-rows', table: resolvedAlerts, withheld: [] },
  { name: 'plan-reviews', table: planReviews, withheld: [] },
  { name: 'consents-rows', table: consents, withheld: [] },
  { name: 'account', table: accounts, withheld: ['passwordHash', 'sessionVersion'] },
  { name: 'account-emails', table: accountEmails, withheld: [] },
  { name: 'account-providers', table: accountProviders, withheld: [] },
  { name: 'sessions', table: accountSessions, withheld: [] },
  { name: 'session-tokens', table: refreshTokens, withheld: ['tokenHash'] },
  { name: 'emailed-codes', table: emailedCodes, withheld: ['codeHash'] },
  { name: 'hosted-account', table: hostedPeople, withheld: [] },
  { name: 'api-keys', table: apiKeys, withheld: ['keyHash'] },
  { name: 'api-account', table: apiAccounts, withheld: [] },
  { name: 'shares', table: shares, withheld: ['linkHash', 'codeMac'] },
  { name: 'share-openings', table: shareOpenings, withheld: [] },
  { name: 'calendar-address', table: calendarFeeds, withheld: ['tokenHash'] },
  { name: 'calendar-files', table: calendarFiles, withheld: [] },
  { name: 'day-times', table: dayTimes, withheld: [] },
  { name: 'reminder-settings', table: reminderSettings, withheld: [] },
  { name: 'reminders-sent', table: remindersSent, withheld: [] },
  { name: 'push-devices', table: pushDevices, withheld: ['endpointHash', 'subscriptionSealed'] },
  { name: 'audit', table: auditEvents, withheld: [] },
  { name: 'repeated-requests', table: idempotencyKeys, withheld: ['requestHash'] },
] as const;
