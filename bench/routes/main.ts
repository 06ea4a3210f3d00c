/**
 * What everything around a read costs: the newest plan and the chosen list from the real server, and from a bare Fastify
 * route with the same read, in turn, on one database in one run; then a plan made and stored. Prints ratios.
 * npm run bench:routes -- [--seconds 3] [--rounds 5] [--only reads|plans]
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { median } from '../server/calls.ts';
import { chooseAll, makePlan, openGate, orderOf, signUp } from '../server/people.ts';
import { openStage } from '../server/stage.ts';
import { startProgram } from '../server/start.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'all' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const isAsked = (what: 'reads' | 'plans') => values.only === 'all' || values.only === what;
const CALLERS = 16;
/** A person may make fifty plans a day. */
const PLANS_EACH = 40;
const PEOPLE = 12;

/** Processor time so far; where the system does not tell, nothing is printed about it. */
function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

interface Call {
  /** Of the process that answers. */
  readonly pid: number;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });

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

/** Answers a second, by callers who wait for their answer, and what each costs the process. */
async function rate(call: Call): Promise<Rate> {
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
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const perSecond = done / ((performance.now() - startedAt) / 1_000);
  return { perSecond, cpu: (cpuMs(call.pid) - cpuBefore) / done };
}

interface Pair {
  readonly name: string;
  readonly ours: Call;
  readonly bare: Call;
}

async function compare({ name, ours, bare }: Pair): Promise<void> {
  const seen: { own: Rate; plain: Rate }[] = [];
  await rate(ours);
  await rate(bare);
  for (let round = 0; round < rounds; round += 1) seen.push({ own: await rate(ours), plain: await rate(bare) });
  const middle = (pick: (round: (typeof seen)[number]) => number) => median(seen.map(pick));
  const [ownBytes, plainBytes] = [(await send(ours)).bytes, (await send(bare)).bytes];
  console.log(
    [
      `${name}: ${middle(({ own }) => own.perSecond).toFixed(0)} a second (${ownBytes} bytes)`,
      `bare ${middle(({ plain }) => plain.perSecond).toFixed(0)} (${plainBytes} bytes)`,
      `ratio ${middle(({ own, plain }) => own.perSecond / plain.perSecond).toFixed(2)}`,
      `by processor time ${middle(({ own, plain }) => plain.cpu / own.cpu).toFixed(2)}`,
    ].join('; '),
  );
}

/** A given number of plans, as nobody may make them without end. */
async function plansASecond(calls: readonly Call[]): Promise<Rate> {
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
  await Promise.all(Array.from({ length: PEOPLE }, caller));
  const perSecond = calls.length / ((performance.now() - startedAt) / 1_000);
  return { perSecond, cpu: (cpuMs(pid) - cpuBefore) / calls.length };
}

type Program = Awaited<ReturnType<typeof startProgram>>;

async function compareReads(bare: Program, headers: Readonly<Record<string, string>>): Promise<void> {
  const mine = `${ours.url}/v1/me`;
  await compare({
    name: 'GET latest',
    ours: { pid: ours.pid, url: `${mine}/supplements-suggested/latest`, headers },
    bare: { pid: bare.pid, url: `${bare.url}/latest` },
  });
  await compare({
    name: 'GET chosen',
    ours: { pid: ours.pid, url: `${mine}/supplements-chosen`, headers },
    bare: { pid: bare.pid, url: `${bare.url}/chosen` },
  });
}

/** New people in each round, as one may make fifty a day; the first round warms both servers and is not counted. */
async function comparePlans(bare: Program, cookie: string): Promise<void> {
  const bodies = Array.from({ length: PEOPLE * PLANS_EACH }, (_, index) => JSON.stringify(orderOf(index)));
  const seen: { own: Rate; plain: Rate }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, index) => signUp(stage, cookie, `maker-${round}-${index}`)),
    );
    const url = `${ours.url}/v1/recommendations`;
    const own = await plansASecond(
      bodies.map((body, index) => ({ pid: ours.pid, url, headers: people[index % PEOPLE]?.headers ?? {}, body })),
    );
    const plain = await plansASecond(bodies.map((body) => ({ pid: bare.pid, url: `${bare.url}/plans`, body })));
    if (round > 0) seen.push({ own, plain });
  }
  const middle = (pick: (round: (typeof seen)[number]) => number) => median(seen.map(pick));
  console.log(
    [
      `POST plans: ${middle(({ own }) => own.perSecond).toFixed(0)} a second`,
      `engine and one insert ${middle(({ plain }) => plain.perSecond).toFixed(0)}`,
      `ratio ${middle(({ own, plain }) => own.perSecond / plain.perSecond).toFixed(2)}`,
      `by processor time ${middle(({ own, plain }) => plain.cpu / own.cpu).toFixed(2)}`,
    ].join('; '),
  );
}

const stage = await openStage({ COMPUTE_CALLS_PER_MINUTE: '10000000' });
const ours = stage.server;
try {
  const cookie = await openGate(ours.url);
  const person = await signUp(stage, cookie, 'reader');
  await makePlan(ours.url, person, 0);
  console.log(`a plan of ${await chooseAll(ours.url, person)} supplements, all chosen`);
  const settings = { DATABASE_URL: stage.connectionString, BENCH_UID: person.uid };
  const bare = await startProgram('bench/routes/bare.ts', settings);
  try {
    if (isAsked('reads')) await compareReads(bare, person.headers);
    if (isAsked('plans')) await comparePlans(bare, cookie);
  } finally {
    await bare.stop();
  }
} finally {
  agent.destroy();
  await stage.close();
}
