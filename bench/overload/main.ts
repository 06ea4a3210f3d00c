/**
 * What happens past the server's capacity, in an open model: requests come at their rate whatever becomes of the ones
 * before. First the capacity is measured, then a quiet phase at a third of it, then 120 % and 200 % of it, in one run on
 * one machine that the callers share. Prints figures; nothing here fails.
 * npm run bench:overload -- [--seconds 6]
 */
import { parseArgs } from 'node:util';
import { percentile, someSource, timed } from '../identity/calls.ts';
import { startServer } from '../identity/server.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '6' } } });
const seconds = Number(values.seconds);
const WORKERS = 16;
const HEALTH_EVERY_MS = 50;
const PIN = '2468';
const QUESTION = JSON.stringify({
  medicines: 'warfarin, levothyroxine 50 mcg',
  supplements: 'vitamin K, iron, fish oil',
});

const server = await startServer({ PIN, COMPUTE_CALLS_PER_MINUTE: '10000000' });
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someSource(), ...headers },
    body,
  });

async function openGate(): Promise<string> {
  const { ticket } = (await (await post('/v1/gate/pin', JSON.stringify({ pin: PIN }))).json()) as { ticket: string };
  const passed = await post('/v1/gate/terms', JSON.stringify({ ticket, accepted: true }));
  return passed.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const cookie = await openGate();
const ask = () => timed(() => post('/v1/interactions/check', QUESTION, { cookie }));

/** As many as can be done by callers who wait for their answer. */
async function capacity(): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < end) if ((await ask()).status === 200) done += 1;
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return done / seconds;
}

interface Seen {
  readonly served: readonly number[];
  readonly refused: readonly number[];
  readonly failed: number;
  readonly slowestHealth: number;
  readonly recoveredMs: number;
}

async function offer(rate: number, calmMs: number): Promise<Seen> {
  const [served, refused, health]: number[][] = [[], [], []];
  let failed = 0;
  let isOver = false;
  const probes = (async () => {
    while (!isOver) {
      health?.push((await timed(() => fetch(`${server.url}/health`))).ms);
      await rest(HEALTH_EVERY_MS);
    }
  })();
  const calls: Promise<void>[] = [];
  const start = performance.now();
  for (let sent = 0; performance.now() - start < seconds * 1_000; ) {
    const due = Math.floor(((performance.now() - start) / 1_000) * rate);
    for (; sent < due; sent += 1) {
      const call = ask().then(
        ({ ms, status }) => {
          if (status === 200) served?.push(ms);
          else if (status === 503) refused?.push(ms);
          else failed += 1;
        },
        () => {
          failed += 1;
        },
      );
      calls.push(call);
    }
    await rest(1);
  }
  const ended = performance.now();
  let quick = 0;
  while (quick < 3 && performance.now() - ended < 30_000) {
    const { ms, status } = await ask();
    quick = status === 200 && ms < Math.max(calmMs * 3, 20) ? quick + 1 : 0;
  }
  const recoveredMs = performance.now() - ended;
  await Promise.all(calls);
  isOver = true;
  await probes;
  return {
    served: served ?? [],
    refused: refused ?? [],
    failed,
    slowestHealth: Math.max(...(health ?? [])),
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
  console.log(`quiet, at a third of it: p50 ${ms(percentile(quiet.served, 0.5))}, p99 ${ms(quietP99)}`);
  for (const share of [1.2, 2]) {
    const seen = await offer(most * share, percentile(quiet.served, 0.5));
    const p99 = percentile(seen.served, 0.99);
    console.log(
      [
        `at ${share * 100} %: served ${seen.served.length}, p99 ${ms(p99)} (${(p99 / quietP99).toFixed(1)} times quiet)`,
        `refused ${seen.refused.length}, p99 ${ms(percentile(seen.refused, 0.99))}`,
        `other ends ${seen.failed}`,
        `slowest /health ${ms(seen.slowestHealth)}`,
        `as quick as before after ${ms(seen.recoveredMs)}`,
      ].join('; '),
    );
  }
} finally {
  await server.stop();
}
