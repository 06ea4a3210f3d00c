/**
 * Claims about log-ins: many at once do not hold up other requests, known and unknown addresses take the same time, and
 * hundreds of password changes by an attacker do not delay an honest log-in. Prints the figures of one run on one
 * machine; nothing here fails.
 * npm run bench:identity -- [--logins 200] [--tries 100] [--changes 480] [--rounds 6]
 */
import { parseArgs } from 'node:util';
import { createPost, median, PASSWORD, signUpAll, timed } from '../server/calls.ts';
import { startServer } from '../server/start.ts';
import { hostileChanges, tokensOf } from './hostile.ts';

const { values } = parseArgs({
  options: {
    logins: { type: 'string', default: '200' },
    tries: { type: 'string', default: '100' },
    changes: { type: 'string', default: '480' },
    rounds: { type: 'string', default: '6' },
  },
});
const logins = Number(values.logins);
const tries = Number(values.tries);
const changes = Number(values.changes);
const rounds = Number(values.rounds);
const HONEST = 40;
const ATTACKERS = 160;
const HEALTH_EVERY_MS = 10;
/** Longer than the mail of one request takes. */
const REST_MS = 120;

const server = await startServer();
const post = createPost(server.url);
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function manyAtOnce(emails: readonly string[]): Promise<void> {
  const health: number[] = [];
  let isDone = false;
  const watch = (async () => {
    while (!isDone) {
      health.push((await timed(() => fetch(`${server.url}/health`))).ms);
      await rest(HEALTH_EVERY_MS);
    }
  })();
  const start = performance.now();
  const answers = await Promise.all(emails.map((email) => post('signInWithPassword', { email, password: PASSWORD })));
  const tookMs = performance.now() - start;
  isDone = true;
  await watch;
  const succeeded = answers.filter(({ status }) => status === 200).length;
  console.log(`${emails.length} log-ins at once: ${succeeded} succeeded in ${(tookMs / 1000).toFixed(1)} s`);
  console.log(
    `  /health meanwhile: ${health.length} answers, median ${median(health).toFixed(0)} ms, slowest ${Math.max(...health).toFixed(0)} ms`,
  );
}

/** In random order with pauses, so that neither other load nor the previous mail favors one side. */
async function compare(name: string, known: () => Promise<Response>, unknown: () => Promise<Response>): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < tries; i++) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      times[kind].push((await timed(kind === 'known' ? known : unknown)).ms);
      await rest(REST_MS);
    }
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  console.log(
    `${name}: median of ${tries} known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, ratio ${(a / b).toFixed(3)}`,
  );
}

try {
  const people = Array.from(
    { length: Math.max(logins, tries, HONEST + ATTACKERS) },
    (_, i) => `person${i}@example.com`,
  );
  await signUpAll(post, people);
  const honest = people.slice(0, HONEST);
  let tokens: readonly string[] = await tokensOf(post, people.slice(HONEST, HONEST + ATTACKERS));
  const shared = { url: server.url, post, honest, changes, rounds };
  for (const sources of [1, 8]) tokens = await hostileChanges({ ...shared, tokens, sources });
  await manyAtOnce(people.slice(0, logins));
  // Each address is used at most twice, to stay below the per-address limits.
  const used = { person: 0, ghost: 0 };
  const next = (kind: keyof typeof used) => `${kind}${used[kind]++ % people.length}@example.com`;
  const wrong = (kind: keyof typeof used) => () =>
    post('signInWithPassword', { email: next(kind), password: 'not this one' });
  const reset = (kind: keyof typeof used) => () =>
    post('sendOobCode', { requestType: 'PASSWORD_RESET', email: next(kind) });
  await compare('log-in with a wrong password', wrong('person'), wrong('ghost'));
  await compare('asking for a reset', reset('person'), reset('ghost'));
} finally {
  await server.stop();
}
