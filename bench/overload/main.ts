/**
 * Behavior past the server's capacity in an open model: requests come at a steady rate regardless of earlier ones.
 * First the capacity is measured with 16, 30 and 60 closed-loop callers, then a quiet phase at a third of it, then 120
 * % and 200 %, in one run on one machine. Callers and the /health prober are separate processes with a higher priority
 * if allowed; how late they were themselves is printed too. Prints figures; nothing here fails.
 * npm run bench:overload -- [--seconds 6] [--load checks|reads|plans]
 */
import { parseArgs } from 'node:util';
import { percentile, timed } from '../server/calls.ts';
import { untilQuiet } from '../server/quiet.ts';
import { openStage } from '../server/stage.ts';
import { startCaller, startProber } from './client-processes.ts';
import { loads } from './loads.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '6' }, load: { type: 'string', default: 'checks' } },
});
const seconds = Number(values.seconds);
const CROWDS = [16, 30, 60];
/** At twice the capacity, this long to tell an overload from a burst and to serve what waits. */
const BURST_S = 1;

const stage = await openStage({ COMPUTE_CALLS_PER_MINUTE: '10000000' });
const { server } = stage;
const load = loads[values.load as keyof typeof loads];
if (load === undefined) throw new Error(`--load is one of ${Object.keys(loads).join(', ')}`);
await untilQuiet(server.pid);
const { path, callers, bodies, end } = await load(stage);
const caller = startCaller();
const prober = startProber();

let asked = 0;
function ask() {
  asked += 1;
  const body = bodies[asked % bodies.length];
  const typed = body === undefined ? {} : { 'content-type': 'application/json' };
  const headers = { ...typed, ...callers[asked % callers.length] };
  return timed(() =>
    fetch(`${server.url}${path}`, { headers, ...(body === undefined ? {} : { method: 'POST', body }) }),
  );
}

/** Throughput with callers that wait for their answers. */
async function capacity(crowd: number): Promise<number> {
  const orders = { url: `${server.url}${path}`, callers, bodies, crowd, rate: 0, seconds: seconds / 2 };
  const calls = await caller.call(orders).calls;
  const took = calls.flatMap(({ status, tookMs }) => (status === 200 ? [tookMs] : []));
  const perSecond = took.length / (seconds / 2);
  const slowest = percentile(took, 1);
  console.log(
    `${crowd} callers: ${perSecond.toFixed(0)} a second, slowest ${slowest.toFixed(0)} ms, refused ${calls.length - took.length}`,
  );
  return perSecond;
}

interface Seen {
  readonly served: readonly number[];
  /** Requests after the first second: before that it may be a burst, which waits and is served. */
  readonly servedLater: readonly number[];
  readonly refused: readonly number[];
  readonly failed: number;
  readonly late: readonly number[];
  readonly health: readonly number[];
  readonly recoveredMs: number;
}

/** Until three in a row are as quick as in the quiet phase. */
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
  const { sent, calls } = caller.call({ url: `${server.url}${path}`, callers, bodies, rate, seconds });
  await sent;
  const recoveredMs = await untilQuick(calmMs);
  const seen = await calls;
  const took = (status: number, calls = seen) =>
    calls.filter((call) => call.status === status).map(({ tookMs }) => tookMs);
  const [served, refused] = [took(200), took(503)];
  const servedLater = took(200, seen.slice(Math.ceil(rate * BURST_S)));
  return {
    served,
    servedLater,
    refused,
    failed: seen.length - served.length - refused.length,
    late: seen.map(({ lateMs }) => lateMs),
    health: await prober.stop(),
    recoveredMs,
  };
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

try {
  await capacity(6); // warm-up
  const measured: number[] = [];
  for (const crowd of CROWDS) measured.push(await capacity(crowd));
  const most = Math.max(...measured);
  const quiet = await offer(most / 3, 1_000);
  const quietP99 = percentile(quiet.served, 0.99);
  console.log(
    `quiet, at a third of it: p50 ${ms(percentile(quiet.served, 0.5))}, p99 ${ms(quietP99)}; callers late p99 ${ms(percentile(quiet.late, 0.99))}`,
  );
  for (const share of [1.2, 2]) {
    const seen = await offer(most * share, percentile(quiet.served, 0.5));
    const p99 = percentile(seen.served, 0.99);
    const p99Later = percentile(seen.servedLater, 0.99);
    console.log(
      [
        `at ${share * 100} %: served ${seen.served.length}, p50 ${ms(percentile(seen.served, 0.5))}, p99 ${ms(p99)} (${(p99 / quietP99).toFixed(1)} times quiet)`,
        `after the first second p99 ${ms(p99Later)} (${(p99Later / quietP99).toFixed(1)} times)`,
        `refused ${seen.refused.length}, p99 ${ms(percentile(seen.refused, 0.99))}`,
        `other ends ${seen.failed}`,
        `/health p99 ${ms(percentile(seen.health, 0.99))}, slowest ${ms(Math.max(...seen.health))}`,
        `callers late p99 ${ms(percentile(seen.late, 0.99))}`,
        `as quick as before after ${ms(seen.recoveredMs)}`,
      ].join('; '),
    );
  }
} finally {
  caller.disconnect();
  prober.disconnect();
  end();
  await stage.close();
}
