/**
 * What happens past the server's capacity, in an open model: requests come at a steady rate whatever becomes of the ones
 * before. First the capacity is measured, then a quiet phase at a third of it, then 120 % and 200 % of it, in one run on
 * one machine. Callers and the prober of /health are processes of their own, ahead of the server in line for a processor
 * where the system allows; how late the callers themselves were is printed beside. Prints figures; nothing here fails.
 * npm run bench:overload -- [--seconds 6]
 */
import { parseArgs } from 'node:util';
import { percentile, someSource, timed } from '../server/calls.ts';
import { openGate } from '../server/people.ts';
import { PIN } from '../server/stage.ts';
import { startServer } from '../server/start.ts';
import { hireCaller, hireProber } from './crew.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '6' } } });
const seconds = Number(values.seconds);
/** Enough to keep one event loop busy, too few to be refused for it. */
const WORKERS = 6;
const REST_MS = 10;
const QUESTION = JSON.stringify({
  medicines: 'warfarin, levothyroxine 50 mcg',
  supplements: 'vitamin K, iron, fish oil',
});

const server = await startServer({ PIN, COMPUTE_CALLS_PER_MINUTE: '10000000' });
const caller = hireCaller();
const prober = hireProber();
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someSource(), ...headers },
    body,
  });

const cookie = await openGate(server.url);
const ask = () => timed(() => post('/v1/interactions/check', QUESTION, { cookie }));

/** As many as can be done by callers who wait for their answer. */
async function capacity(): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < end) {
      if ((await ask()).status === 200) done += 1;
      else await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return done / seconds;
}

interface Seen {
  readonly served: readonly number[];
  readonly refused: readonly number[];
  readonly failed: number;
  readonly late: readonly number[];
  readonly health: readonly number[];
  readonly recoveredMs: number;
}

/** Three in a row as quick as in the quiet phase. */
async function untilQuick(calmMs: number): Promise<number> {
  const begun = performance.now();
  let quick = 0;
  while (quick < 3 && performance.now() - begun < 30_000) {
    const { ms, status } = await ask();
    quick = status === 200 && ms < Math.max(calmMs * 3, 20) ? quick + 1 : 0;
  }
  return performance.now() - begun;
}

async function offer(rate: number, calmMs: number): Promise<Seen> {
  prober.start(`${server.url}/health`);
  const { sent, calls } = caller.call({
    url: `${server.url}/v1/interactions/check`,
    cookie,
    body: QUESTION,
    rate,
    seconds,
  });
  await sent;
  const recoveredMs = await untilQuick(calmMs);
  const seen = await calls;
  const took = (status: number) => seen.filter((call) => call.status === status).map(({ tookMs }) => tookMs);
  const [served, refused] = [took(200), took(503)];
  return {
    served,
    refused,
    failed: seen.length - served.length - refused.length,
    late: seen.map(({ lateMs }) => lateMs),
    health: await prober.stop(),
    recoveredMs,
  };
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

try {
  await capacity(); // Warm.
  const most = await capacity();
  console.log(`capacity: ${most.toFixed(0)} checks a second with ${WORKERS} callers`);
  const quiet = await offer(most / 3, 1_000);
  const quietP99 = percentile(quiet.served, 0.99);
  console.log(
    `quiet, at a third of it: p50 ${ms(percentile(quiet.served, 0.5))}, p99 ${ms(quietP99)}; callers late p99 ${ms(percentile(quiet.late, 0.99))}`,
  );
  for (const share of [1.2, 2]) {
    const seen = await offer(most * share, percentile(quiet.served, 0.5));
    const p99 = percentile(seen.served, 0.99);
    console.log(
      [
        `at ${share * 100} %: served ${seen.served.length}, p50 ${ms(percentile(seen.served, 0.5))}, p99 ${ms(p99)} (${(p99 / quietP99).toFixed(1)} times quiet)`,
        `refused ${seen.refused.length}, p99 ${ms(percentile(seen.refused, 0.99))}`,
        `other ends ${seen.failed}`,
        `/health p99 ${ms(percentile(seen.health, 0.99))}, slowest ${ms(Math.max(...seen.health))}`,
        `callers late p99 ${ms(percentile(seen.late, 0.99))}`,
        `as quick as before after ${ms(seen.recoveredMs)}`,
      ].join('; '),
    );
  }
} finally {
  caller.dismiss();
  prober.dismiss();
  await server.stop();
}
