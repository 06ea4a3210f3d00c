/**
 * Everything the server keeps, table by table, in words for people: the privacy policy shows it. A test of the server
 * compares the list with the database, so a table cannot be added without saying here what it is for and how long.
 */
interface StoredTable {
  readonly table: string;
  /** person: about somebody with an account. visitor: about somebody we cannot name. system: about nobody. */
  readonly about: 'person' | 'visitor' | 'system';
  readonly what: string;
  readonly why: string;
  readonly kept: string;
  /** The longest of what `kept` says, where it is a time: `kept` names it, and a test watches it go. */
  readonly lifetimeMs?: number;
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const WITH_ACCOUNT = 'Until you delete your account';

export const storedData: readonly StoredTable[] = [
  {
    table: 'users',
    about: 'person',
    what: 'Your name, email address and the answers of your questionnaire',
    why: 'To make your plan and keep it up to date',
    kept: WITH_ACCOUNT,
  },
  {
    table: 'supplements_suggested',
    about: 'person',
    what: 'Each plan: what was suggested, what was left out and why, what you marked as ordered, and the answers it was made from',
    why: 'To show your plan, and what changed since the last one',
    kept: WITH_ACCOUNT,
  },
  {
    table: 'supplements_chosen',
    about: 'person',
    what: 'The supplements you chose, and when; when you ordered and started each, and the size of its pack',
    why: 'To show your list, and when a pack runs out',
    kept: 'Until you remove them or delete your account',
  },
  {
    table: 'intake',
    about: 'person',
    what: 'What you marked as taken or skipped, day by day',
    why: 'To show you how it goes',
    kept: WITH_ACCOUNT,
  },
  {
    table: 'settled_alerts',
    about: 'person',
    what: 'Which alerts of your plan you settled, how, and when',
    why: 'So we don’t ask you twice',
    kept: WITH_ACCOUNT,
  },
  {
    table: 'plan_reviews',
    about: 'person',
    what: 'What a newer version of our knowledge found about your newest plan, and when',
    why: 'To tell you when something about safety changed',
    kept: WITH_ACCOUNT,
  },
  {
    table: 'consents',
    about: 'person',
    what: 'What you agreed to or refused, in which version of the text, and when',
    why: 'To respect it',
    kept: WITH_ACCOUNT,
  },
  {
    table: 'accounts',
    about: 'person',
    what: 'Your email address, whether it is verified, a one-way hash of your password, when you last logged in, and the name and picture link another company gave us if you logged in with it',
    why: 'To let you in, and nobody else',
    kept: 'Until you delete your account; with an address that was never verified, 30 days after its last use',
    lifetimeMs: 30 * DAY_MS,
  },
  {
    table: 'account_emails',
    about: 'person',
    what: 'Which account belongs to which email address',
    why: 'To find your account when you log in',
    kept: WITH_ACCOUNT,
  },
  {
    table: 'account_providers',
    about: 'person',
    what: 'If you log in with another company: who that is, and the name, address and picture link it gave us',
    why: 'To find your account when you log in that way',
    kept: WITH_ACCOUNT,
  },
  {
    table: 'hosted_people',
    about: 'person',
    what: 'If your account lies with another service: the day you were last signed in here',
    why: 'So that your API keys end when that account is gone',
    kept: WITH_ACCOUNT,
  },
  {
    table: 'account_sessions',
    about: 'person',
    what: 'When you signed in, how, on what kind of device, and when that sign-in was last used',
    why: 'To keep you signed in, and to sign you out everywhere',
    kept: '30 days after it was last used; it’s worth nothing after 14',
    lifetimeMs: 30 * DAY_MS,
  },
  {
    table: 'refresh_tokens',
    about: 'person',
    what: 'Digests of the tokens that keep you signed in',
    why: 'To notice a copied token',
    kept: 'As long as the sign-in, so 30 days after it was last used',
    lifetimeMs: 30 * DAY_MS,
  },
  {
    table: 'emailed_codes',
    about: 'person',
    what: 'Digests of codes we mailed to you, and the address they went to',
    why: 'To verify your address or reset your password',
    kept: 'Until it’s used, or 24 hours after it’s out of date',
    lifetimeMs: DAY_MS,
  },
  {
    table: 'api_keys',
    about: 'person',
    what: 'Names and digests of your API keys, and the day each was last used',
    why: 'To let your programs in',
    kept: 'Until you revoke them or delete your account',
  },
  {
    table: 'api_accounts',
    about: 'person',
    what: 'Your API plan and the number of calls this month. Nothing of what was sent in them',
    why: 'To hold to the limits of the plan',
    kept: WITH_ACCOUNT,
  },
  {
    table: 'shares',
    about: 'person',
    what: 'Your links for a doctor: what you called them, until when they hold, whether they give all your answers, and digests of link and code',
    why: 'To show your letter to anyone who has both, and to nobody else',
    kept: '90 days after a link has ended or you turned it off, or until you delete your account',
    lifetimeMs: 90 * DAY_MS,
  },
  {
    table: 'share_openings',
    about: 'person',
    what: 'When a link of yours was opened or its file saved, and when a wrong code was tried. From which network address is in the security events below',
    why: 'To show it to you',
    kept: 'As long as the link, so 90 days after it has ended',
    lifetimeMs: 90 * DAY_MS,
  },
  {
    table: 'day_times',
    about: 'person',
    what: 'The hours of your day, if you set them',
    why: 'For reminders at the right time',
    kept: WITH_ACCOUNT,
  },
  {
    table: 'reminder_settings',
    about: 'person',
    what: 'If you set reminders: your time zone, at which times and by which way, your quiet days, and when the next one is due',
    why: 'To remind you at your own times',
    kept: WITH_ACCOUNT,
  },
  {
    table: 'reminders_sent',
    about: 'person',
    what: 'On which day, at what time of the day and of what kind you were reminded. Nothing of what it said',
    why: 'So you’re not reminded twice',
    kept: '8 days',
    lifetimeMs: 8 * DAY_MS,
  },
  {
    table: 'push_devices',
    about: 'person',
    what: 'If you turned on notifications: the sealed address that your browser’s maker gave that browser, what kind of device it is, and when we last wrote to it',
    why: 'To send notifications there. Google, Mozilla, Apple or Microsoft carry them and can’t read them',
    kept: 'Until you turn them off, sign out there or delete your account',
  },
  {
    table: 'calendar_feeds',
    about: 'person',
    what: 'A digest of the private address of your calendar, if you made one, and when it was last read',
    why: 'To let your calendar program read it',
    kept: 'Until you end it or delete your account',
  },
  {
    table: 'calendar_files',
    about: 'person',
    what: 'The names of the reminders in calendar files you saved, and when you saved the last one',
    why: 'So a new file can take old reminders out of your calendar',
    kept: WITH_ACCOUNT,
  },
  {
    table: 'idempotency_keys',
    about: 'person',
    what: 'The answer to a request that your browser may repeat',
    why: 'So we make a plan only once, even if the connection breaks',
    kept: '24 hours',
    lifetimeMs: DAY_MS,
  },
  {
    table: 'audit_events',
    about: 'person',
    what: 'Security events with time, account id and network address: signing in and out, wrong passwords and PINs, changes of password, address and ways to sign in, making, opening and ending a link for a doctor (the doctor’s network address too), making and ending a calendar address, turning notifications on a device on and off, ending reminders. Never a password, code, PIN or answer',
    why: 'To look into a break-in',
    kept: '180 days; the account id is taken out when you delete your account',
    lifetimeMs: 180 * DAY_MS,
  },
  {
    table: 'messages',
    about: 'visitor',
    what: 'What you write in the contact or business form, with your name, address and company',
    why: 'To answer you',
    kept: '180 days, or until you delete your account and choose to delete them with it',
    lifetimeMs: 180 * DAY_MS,
  },
  {
    table: 'mail_outbox',
    about: 'person',
    what: 'Which mail goes to whom next',
    why: 'To send it, and try again if the mail server is down',
    kept: 'Until it’s sent, 7 days at most',
    lifetimeMs: 7 * DAY_MS,
  },
  {
    table: 'push_outbox',
    about: 'person',
    what: 'Which reminder goes to which device next',
    why: 'To send it, and try again if it didn’t get through',
    kept: 'Until it’s sent, 2 hours at most',
    lifetimeMs: 2 * HOUR_MS,
  },
  {
    table: 'provider_attempts',
    about: 'visitor',
    what: 'Sealed one-time values of a sign-in with another company',
    why: 'To make sure that the answer belongs to your browser',
    kept: '10 minutes',
    lifetimeMs: 10 * MINUTE_MS,
  },
  {
    table: 'gate_passes',
    about: 'visitor',
    what: 'A digest of the cookie of each browser that passed the PIN',
    why: 'To let it in for an hour',
    kept: '1 hour',
    lifetimeMs: HOUR_MS,
  },
  {
    table: 'gate_sources',
    about: 'visitor',
    what: 'A keyed digest of a network address or of a browser’s device cookie, with the number of wrong PINs, and when the right one was entered',
    why: 'To stop guessing, and not to slow down those who know the PIN',
    kept: '3 days after the last try; 30 days after the right PIN',
    lifetimeMs: 30 * DAY_MS,
  },
  {
    table: 'throttles',
    about: 'visitor',
    what: 'Keyed digests of who tried something lately, and the times of the tries',
    why: 'To hold limits that keep everybody’s account safe',
    kept: 'As long as the limit looks back, 24 hours at most',
    lifetimeMs: DAY_MS,
  },
  {
    table: 'gate_pins',
    about: 'system',
    what: 'A keyed digest of the PIN',
    why: 'To check the PIN',
    kept: 'Until the PIN changes',
  },
  {
    table: 'signing_keys',
    about: 'system',
    what: 'Our own keys, sealed',
    why: 'To sign what proves that you’re signed in',
    kept: 'Until replaced',
  },
  {
    table: 'local_mailbox',
    about: 'system',
    what: 'Mail on a developer’s machine; empty on the real service',
    why: 'To try things out without a mail server',
    kept: 'The newest hundred',
  },
  {
    table: 'people',
    about: 'system',
    what: 'A digest of an account id, and whether the account is being deleted',
    why: 'So that nothing is written about somebody while they’re deleted',
    kept: 'As long as the account, and 2 hours after its deletion',
    lifetimeMs: 2 * HOUR_MS,
  },
  {
    table: 'secret_canary',
    about: 'system',
    what: 'One sealed word',
    why: 'To notice a server that was started with another secret',
    kept: 'For good',
  },
  {
    table: 'schema_migrations',
    about: 'system',
    what: 'Which changes to the database were made, and when',
    why: 'To make each once',
    kept: 'For good',
  },
];
