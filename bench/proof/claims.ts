interface Claim {
  readonly claim: string;
  /** Test files, relative to the root. */
  readonly shownBy: readonly string[];
}

const server = (...files: readonly string[]) => files.map((file) => `apps/server/${file}`);

/** Claims about a server running for real, with the tests that show them on real components. */
export const claims: readonly Claim[] = [
  {
    claim: 'Another SECRET_KEY is found out before it does harm; unreadable keys turn /ready to 503; a way out exists',
    shownBy: server('src/secret-canary.test.ts'),
  },
  {
    claim: 'A stop waits for no hanging mail server and leaves no PostgreSQL behind',
    shownBy: server('src/main.test.ts'),
  },
  {
    claim: 'A database that falls silent lets go of every connection; callers get 503 with a time to come back',
    shownBy: server('src/database/silence.test.ts'),
  },
  {
    claim: 'Overload is refused at once, fairly, and ends soon after; thinking takes turns',
    shownBy: server(
      'src/http/shedding-policy.test.ts',
      'src/http/refusal-sender.test.ts',
      'src/http/compute-queue.test.ts',
    ),
  },
  {
    claim: 'A start that cannot reach its database says why in plain words',
    shownBy: server('src/database/open.test.ts'),
  },
  {
    claim: 'A socket that was taken away or an empty lock file is mended within seconds, without losing a row',
    shownBy: server('src/database/embedded/embedded.test.ts'),
  },
  {
    claim: 'No acknowledged write is lost or doubled when the process is killed',
    shownBy: server(
      'src/database/embedded/kill.test.ts',
      'src/database/transaction.test.ts',
      'src/database/pipelined-write.test.ts',
    ),
  },
  {
    claim: 'A clock that ran ahead hides no later plan; entries are stored once; plans in a day are limited',
    shownBy: server('src/modules/suggestions/suggestions.test.ts'),
  },
  {
    claim: 'Everything kept about a person is downloaded part by part, however much it is',
    shownBy: server('src/modules/my-data/my-data.test.ts'),
  },
  {
    claim: 'Sweeps are bounded; accounts that nobody proved go after a month',
    shownBy: server('src/database/sweep.test.ts', 'src/modules/identity/sweep-unverified.test.ts'),
  },
  {
    claim: 'A mail is sent once, is tried again until the server is back, and ends at a refusal for good',
    shownBy: server('src/modules/mail/mail.test.ts'),
  },
  {
    claim: 'A backup brings everything back, into a fresh database and a newer schema',
    shownBy: server('src/backup/backup.test.ts'),
  },
  {
    claim: 'Metrics tell requests, pool, loop, outbox and plans, and hold nothing personal',
    shownBy: server('src/metrics.test.ts'),
  },
  {
    claim: 'A key opens what a developer needs and nothing personal; limits are told; repetition is safe',
    shownBy: server('src/modules/keys/keys.test.ts', 'test/access.test.ts', 'test/isolation.test.ts'),
  },
  { claim: 'Every field of the API document is described', shownBy: ['packages/contract/src/openapi.test.ts'] },
  {
    claim: 'Bad input never ends in a 5xx, for every string of every route',
    shownBy: server('test/bad-input.test.ts'),
  },
  {
    claim: 'Deletion leaves nothing behind, also against writes in flight',
    shownBy: server('test/deletion-race.test.ts'),
  },
];
