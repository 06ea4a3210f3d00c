/**
 * Overhead around a read: the newest plan and the chosen list, empty and full, from the real server and from a bare
 * Fastify route with the same read, alternating, on one database in one run; then making and storing a plan. Prints
 * ratios, and the slowest of sixty simultaneous plans.
 * npm run bench:routes -- [--seconds 3] [--rounds 5] [--callers 16,30,60] [--only reads|plans|bursts]
 */
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { median } from '../server/calls.ts';
import { chooseAll, makePlan, openGate, orderOf, signUp } from '../server/people.ts';
import { cpuMs, untilQuiet } from '../server/quiet.ts';
import { openStage } from '../server/stage.ts';
import { startProgram } from '../server/start.ts';
import { printBursts } from './bursts.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    callers: { type: 'string', default: '16,30,60' },
    only: { type: 'string', default: 'all' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const isAsked = (what: 'reads' | 'plans' | 'bursts') => values.only === 'all' || values.only === what;
/** Closed loop: each caller waits for its answer. */
const crowds = values.callers.split(',').map(Number);
/** Per round; a person may make fifty a day. */
const PLANS = 480;

interface Call {
  /** Process id of the server. */
  readonly pid: number;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: Math.max(...crowds) });

function send({ url, headers = {}, body }: Call): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const typed = body === undefined ? headers : { ...headers, 'content-type': 'application/json' };
    const sent = request(url, { agent, method, headers: typed }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

interface Rate {
  readonly perSecond: number;
  readonly cpu: number;
}

/** Answers per second with closed-loop callers, and CPU time per answer. */
async function rate(call: Call, callers: number): Promise<Rate> {
  const cpuBefore = cpuMs(call.pid);
  const startedAt = performance.now();
  const end = startedAt + seconds * 1_000;
  let done = 0;
  const caller = async () => {
    while (performance.now() < end) {
      const { status } = await send(call);
      if (status !== 200) throw new Error(`${call.url} answered ${status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const perSecond = done / ((performance.now() - startedAt) / 1_000);
  return { perSecond, cpu: (cpuMs(call.pid) - cpuBefore) / done };
}

interface Pair {
  readonly callers: number;
  readonly name: string;
  readonly ours: Call;
  readonly bare: Call;
}

async function compare({ name, ours, bare, callers }: Pair): Promise<void> {
  const seen: { own: Rate; plain: Rate }[] = [];
  await rate(ours, callers);
  await rate(bare, callers);
  for (let round = 0; round < rounds; round += 1) {
    seen.push({ own: await rate(ours, callers), plain: await rate(bare, callers) });
  }
  const middle = (pick: (round: (typeof seen)[number]) => number) => median(seen.map(pick));
  const [ownBytes, plainBytes] = [(await send(ours)).bytes, (await send(bare)).bytes];
  console.log(
    [
      `${name}, ${callers} callers: ${middle(({ own }) => own.perSecond).toFixed(0)} a second (${ownBytes} bytes)`,
      `bare ${middle(({ plain }) => plain.perSecond).toFixed(0)} (${plainBytes} bytes)`,
      `ratio ${middle(({ own, plain }) => own.perSecond / plain.perSecond).toFixed(2)}`,
      `by processor time ${middle(({ own, plain }) => plain.cpu / own.cpu).toFixed(2)} (${middle(({ own }) => own.cpu).toFixed(2)} and ${middle(({ plain }) => plain.cpu).toFixed(2)} ms)`,
    ].join('; '),
  );
}

/** A fixed number of plans, as people have a daily limit. */
async function plansASecond(calls: readonly Call[], callers: number): Promise<Rate> {
  const pid = calls[0]?.pid ?? 0;
  const cpuBefore = cpuMs(pid);
  const startedAt = performance.now();
  let next = 0;
  const caller = async () => {
    for (let call = calls[next++]; call !== undefined; call = calls[next++]) {
      const { status } = await send(call);
      if (status !== 200) throw new Error(`a plan answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const perSecond = calls.length / ((performance.now() - startedAt) / 1_000);
  return { perSecond, cpu: (cpuMs(pid) - cpuBefore) / calls.length };
}

type Program = Awaited<ReturnType<typeof startProgram>>;

interface Reading {
  readonly headers: Readonly<Record<string, string>>;
  readonly callers: number;
  readonly name: string;
}

async function compareReads(bare: Program, { headers, callers, name }: Reading): Promise<void> {
  const mine = `${ours.url}/v1/me`;
  await compare({
    callers,
    name: 'GET latest',
    ours: { pid: ours.pid, url: `${mine}/supplements-suggested/latest`, headers },
    bare: { pid: bare.pid, url: `${bare.url}/latest` },
  });
  await compare({
    callers,
    name,
    ours: { pid: ours.pid, url: `${mine}/supplements-chosen`, headers },
    bare: { pid: bare.pid, url: `${bare.url}/chosen` },
  });
}

/** New people in each round because of the daily limit; the first round warms up both servers and does not count. */
async function comparePlans(bare: Program, cookie: string, callers: number): Promise<void> {
  const bodies = Array.from({ length: PLANS }, (_, index) => JSON.stringify(orderOf(index)));
  const seen: { own: Rate; plain: Rate }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const people = await Promise.all(
      Array.from({ length: callers }, (_, index) => signUp(stage, cookie, `maker-${callers}-${round}-${index}`)),
    );
    const url = `${ours.url}/v1/recommendations`;
    const own = await plansASecond(
      bodies.map((body, index) => ({ pid: ours.pid, url, headers: people[index % callers]?.headers ?? {}, body })),
      callers,
    );
    const plain = await plansASecond(
      bodies.map((body) => ({ pid: bare.pid, url: `${bare.url}/plans`, body })),
      callers,
    );
    if (round > 0) seen.push({ own, plain });
  }
  const middle = (pick: (round: (typeof seen)[number]) => number) => median(seen.map(pick));
  console.log(
    [
      `POST plans, ${callers} callers: ${middle(({ own }) => own.perSecond).toFixed(0)} a second`,
      `engine and one insert ${middle(({ plain }) => plain.perSecond).toFixed(0)}`,
      `ratio ${middle(({ own, plain }) => own.perSecond / plain.perSecond).toFixed(2)}`,
      `by processor time ${middle(({ own, plain }) => plain.cpu / own.cpu).toFixed(2)} (${middle(({ own }) => own.cpu).toFixed(2)} and ${middle(({ plain }) => plain.cpu).toFixed(2)} ms)`,
    ].join('; '),
  );
}

const stage = await openStage({ COMPUTE_CALLS_PER_MINUTE: '10000000' });
const ours = stage.server;
try {
  await untilQuiet(ours.pid);
  const cookie = await openGate(ours.url);
  const person = await signUp(stage, cookie, 'reader');
  await makePlan(ours.url, person, 0);
  const settings = { DATABASE_URL: stage.connectionString, BENCH_UID: person.uid };
  const bare = await startProgram('bench/routes/baseline.ts', settings);
  try {
    const { headers } = person;
    if (isAsked('reads')) {
      for (const callers of crowds) await compareReads(bare, { headers, callers, name: 'GET chosen, empty' });
      const name = `GET chosen, all ${await chooseAll(ours.url, person)}`;
      for (const callers of crowds) await compareReads(bare, { headers, callers, name });
    }
    if (isAsked('bursts')) await printBursts(stage, cookie);
    if (isAsked('plans')) for (const callers of crowds) await comparePlans(bare, cookie, callers);
  } finally {
    await bare.stop();
  }
} finally {
  agent.destroy();
  await stage.close();
}
