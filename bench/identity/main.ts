/**
 * What is claimed about log-ins: many at once do not hold up other requests, known and unknown addresses take the same
 * time, and hundreds of password changes by somebody else do not make an honest log-in wait for them. Prints figures of
 * one run on one machine; nothing here fails.
 * npm run bench:identity -- [--logins 200] [--tries 100] [--changes 480]
 */
import { parseArgs } from 'node:util';
import { startServer } from './server.ts';

const { values } = parseArgs({
  options: {
    logins: { type: 'string', default: '200' },
    tries: { type: 'string', default: '100' },
    changes: { type: 'string', default: '480' },
  },
});
const logins = Number(values.logins);
const tries = Number(values.tries);
const changes = Number(values.changes);
const PASSWORD = 'quiet lantern 7';
const HEALTH_EVERY_MS = 10;
/** Longer than the mail of one request takes. */
const REST_MS = 120;

const server = await startServer();

let source = 0;
function someSource(): string {
  source += 1;
  return `10.${(source >> 16) & 255}.${(source >> 8) & 255}.${source & 255}`;
}

function post(operation: string, body: object, from = someSource()): Promise<Response> {
  return fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=bench`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
}

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

async function timed(work: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  await (await work()).arrayBuffer();
  return performance.now() - start;
}

async function signUpAll(emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    const { status } = await post('signUp', { email, password: PASSWORD });
    if (status !== 200) throw new Error(`sign-up answered ${status}`);
  }
}

async function manyAtOnce(emails: readonly string[]): Promise<void> {
  const health: number[] = [];
  let isDone = false;
  const watch = (async () => {
    while (!isDone) {
      health.push(await timed(() => fetch(`${server.url}/health`)));
      await new Promise((resolve) => setTimeout(resolve, HEALTH_EVERY_MS));
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

/** In random order with a rest between: neither the machine's other work nor the mail of the try before favours one. */
async function compare(name: string, known: () => Promise<Response>, unknown: () => Promise<Response>): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));
  for (let i = 0; i < tries; i++) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      times[kind].push(await timed(kind === 'known' ? known : unknown));
      await rest();
    }
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  console.log(
    `${name}: median of ${tries} known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, ratio ${(a / b).toFixed(3)}`,
  );
}

const percentile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

async function honestLogIns(emails: readonly string[], isDone: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; !isDone(); i++) {
    const email = emails[i % emails.length] ?? '';
    times.push(await timed(() => post('signInWithPassword', { email, password: PASSWORD })));
  }
  return times;
}

/** As many changes at once as an attacker likes, from one source; then from as many sources as its limit leaves room for. */
async function hostileChanges(honest: readonly string[], attackers: readonly string[], sources: number): Promise<void> {
  const tokens: string[] = [];
  for (const email of attackers) {
    const { idToken } = (await (await post('signInWithPassword', { email, password: PASSWORD })).json()) as {
      idToken: string;
    };
    tokens.push(idToken);
  }
  let left = 60;
  const quiet = await honestLogIns(honest, () => left-- <= 0);
  let isDone = false;
  const watched = honestLogIns(honest, () => isDone);
  const answers = await Promise.all(
    Array.from({ length: changes }, (_, i) => {
      const body = { idToken: tokens[i % tokens.length], password: `another lantern ${i}` };
      return post('update', body, `192.0.${Math.floor(sources / 256)}.${i % sources}`);
    }),
  );
  isDone = true;
  const busy = await watched;
  const done = answers.filter(({ status }) => status === 200).length;
  const [before, during] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
  console.log(`${changes} hostile password changes at once from ${sources} source(s): ${done} done, the rest refused`);
  console.log(
    `  honest log-ins: quiet ${quiet.length}, p99 ${before.toFixed(0)} ms; meanwhile ${busy.length}, p99 ${during.toFixed(0)} ms, ratio ${(during / before).toFixed(2)}`,
  );
}

try {
  const people = Array.from({ length: Math.max(logins, tries) }, (_, i) => `person${i}@example.com`);
  await signUpAll(people);
  const honest = people.slice(0, 40);
  await hostileChanges(honest, people.slice(40, 80), 1);
  await hostileChanges(honest, people.slice(80, 200), 8);
  await manyAtOnce(people.slice(0, logins));
  // Each address is tried once or twice: the limits an address has stay out of the picture.
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
