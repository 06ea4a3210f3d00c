interface Claim {
  readonly claim: string;
  /** Test files, relative to the root. */
  readonly shownBy: readonly string[];
}

const server = (...files: readonly string[]) => files.map((file) => `apps/server/${file}`);

/** Claims about a server running for real, with the tests that show them on real components. */
export const claims: readonly Claim[] = [
  {
    claim:
      'A wrong SECRET_KEY is detected before anything is written; undecryptable keys turn /ready to 503; there is a way to recover',
    shownBy: server('src/secret-canary.test.ts'),
  },
  {
    claim: 'A shutdown does not wait for a hanging mail server and leaves no PostgreSQL running',
    shownBy: server('src/main.test.ts'),
  },
  {
    claim: 'When the database stops responding, every connection is released and callers get 503 with Retry-After',
    shownBy: server('src/database/silent-database.test.ts'),
  },
  {
    claim: 'Excess load is refused at once and fairly, and service recovers soon after; computations are queued',
    shownBy: server(
      'src/http/shedding-policy.test.ts',
      'src/http/refusal-sender.test.ts',
      'src/http/compute-queue.test.ts',
    ),
  },
  {
    claim: 'A start that cannot reach its database explains why',
    shownBy: server('src/database/open.test.ts'),
  },
  {
    claim: 'A deleted socket or an empty lock file is repaired within seconds, without losing a row',
    shownBy: server('src/database/embedded/embedded.test.ts'),
  },
  {
    claim: 'No acknowledged write is lost or duplicated when the process is killed',
    shownBy: server(
      'src/database/embedded/kill.test.ts',
      'src/database/transaction.test.ts',
      'src/database/versioned-write.test.ts',
    ),
  },
  {
    claim: 'A clock that was fast does not hide a later plan; entries are stored once; plans per day are limited',
    shownBy: server('src/modules/suggestions/suggestions.test.ts'),
  },
  {
    claim: 'All personal data can be downloaded, in parts, whatever its size',
    shownBy: server('src/modules/my-data/my-data.test.ts'),
  },
  {
    claim: 'Sweeps are bounded; unverified accounts are deleted after a month',
    shownBy: server('src/database/sweep.test.ts', 'src/modules/identity/sweep-unverified.test.ts'),
  },
  {
    claim: 'A mail is sent once, is retried until the mail server is back, and is dropped on a permanent rejection',
    shownBy: server('src/modules/mail/mail.test.ts'),
  },
  {
    claim: 'A backup restores everything, into an empty database and into a newer schema',
    shownBy: server('src/backup/backup.test.ts'),
  },
  {
    claim: 'Metrics cover requests, pool, event loop, outbox and plans, and contain nothing personal',
    shownBy: server('src/metrics.test.ts'),
  },
  {
    claim:
      'An API key gives access to what a developer needs and to nothing personal; limits are reported; repeated requests are safe',
    shownBy: server('src/modules/keys/keys.test.ts', 'test/access.test.ts', 'test/isolation.test.ts'),
  },
  { claim: 'Every field of the API document is described', shownBy: ['packages/contract/src/openapi.test.ts'] },
  {
    claim: 'Bad input never ends in a 5xx, for every string of every route',
    shownBy: server('test/bad-input.test.ts'),
  },
  {
    claim: 'Deletion leaves nothing behind, even with writes in progress',
    shownBy: server('test/deletion-race.test.ts'),
  },
];
