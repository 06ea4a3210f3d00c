/**
 * Looked up by what a caller presents before the person is known; such a row names one person and contains no health
 * data.
 */
export const LOOKUPS: Readonly<Record<string, string>> = { account_emails: 'email', account_providers: 'subject' };

interface WithoutUid {
  readonly what: string;
  readonly text: RegExp;
  readonly why: string;
}

/** Every other statement on a personal table is about one person, and names them. */
export const withoutUid: readonly WithoutUid[] = [
  {
    what: 'sweeps of what is past its time',
    text: /^DELETE FROM "(?<table>\w+)" WHERE \(.+\) IN \(SELECT .+ FROM "\k<table>" WHERE .+ LIMIT \$\d+\)$/,
    why: 'in batches over everybody; spread by uid, each part sweeps its own',
  },
  {
    what: 'the sweep of links',
    text: /^delete from "shares" where \("shares"\."expires_at" < \$1 or "shares"\."revoked_at" < \$2\) returning/,
    why: 'as above, and answers with whose they were',
  },
  {
    what: 'the sweep of rows without an account',
    text: /NOT EXISTS \(SELECT 1 FROM accounts a WHERE a\.uid = [et]\.uid\)$/,
    why: 'joins by uid, so each part looks among its own accounts',
  },
  {
    what: 'accounts that nobody proved',
    text: /^select "uid" from "accounts" where \("accounts"\."email_verified" = \$1 and "accounts"\."created_at" < /,
    why: 'as above; each found is then deleted by its uid',
  },
  {
    what: 'reminders that are due',
    text: /^update "reminder_settings" set "claimed_until" = \$1 where .+ for update skip locked\)/,
    why: 'claims the next few of everybody; each is then handled by its uid',
  },
  {
    what: 'plans to be watched',
    text: /FROM supplements_suggested WHERE uid > \$1 ORDER BY uid LIMIT|"(supplements_suggested|plan_reviews|supplements_chosen|trials)"\."uid" between \$1 and \$2/,
    why: 'walks everybody in ranges of uid',
  },
  {
    what: "a device that is now somebody else's",
    text: /^delete from "push_devices" where \("push_devices"\."endpoint_hash" = \$1 and "push_devices"\."uid" <> \$2\)$/,
    why: 'whoever had it before is not known; spread by uid, every part is asked, once a device',
  },
];
