/**
 * What everything around a read costs: the newest plan and the chosen list from the real server, and from a bare Fastify
 * route with the same read, in turn, on one database in one run; then a plan made and stored. Prints ratios.
 * npm run bench:routes -- [--seconds 3] [--rounds 5]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HEALTHY } from '@evidose/contract/testing';
import { createPool, startEmbedded } from '@evidose/server/database';
import { median, PASSWORD, someSource } from '../identity/calls.ts';
import { startProgram } from '../identity/server.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '5' } },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const CALLERS = 16;
/** A person may make fifty plans a day. */
const PLANS_EACH = 40;
const PEOPLE = 12;
const PIN = '2468';

/** Somebody with a plan of ordinary length. */
const QUESTIONNAIRE = {
  ...HEALTHY,
  specificDiet: 'vegan',
  sleepIssues: 'falling-asleep',
  stressLevel: 'high',
  healthGoals: ['sleep', 'energy', 'immunity'],
};

const log = { info: () => undefined, warn: (text: string) => console.error(text) };
const dataDir = mkdtempSync(join(tmpdir(), 'evidose-bench-'));
const database = await startEmbedded({ dataDir: join(dataDir, 'postgres'), log });
const { pool, close } = createPool({ connectionString: database.connectionString, log });

const start = (file: string, settings: Readonly<Record<string, string>>) =>
  startProgram(file, { DATABASE_URL: database.connectionString, ...settings });

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

async function json(url: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return { answer, value: (await answer.json()) as Record<string, string> };
}

async function openGate(url: string): Promise<string> {
  const { value } = await json(`${url}/v1/gate/pin`, { pin: PIN });
  const passed = await json(`${url}/v1/gate/terms`, { ticket: value['ticket'], accepted: true });
  return passed.answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

interface Person {
  readonly uid: string;
  readonly headers: Record<string, string>;
}

async function signUp(url: string, cookie: string, name: string): Promise<Person> {
  const path = `${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=bench`;
  const asked = { email: `${name}@example.com`, password: PASSWORD, returnSecureToken: true };
  const { value } = await json(path, asked, { 'x-forwarded-for': someSource() });
  await pool.query('UPDATE accounts SET email_verified = true WHERE uid = $1', [value['localId']]);
  return { uid: value['localId'] ?? '', headers: { cookie, authorization: `Bearer ${value['idToken']}` } };
}

const order = (questionnaire: object) => ({ role: 'user', action: 'list', questionnaire });

async function choose(url: string, { headers }: Person): Promise<void> {
  const { answer } = await json(`${url}/v1/recommendations`, order(QUESTIONNAIRE), headers);
  if (!answer.ok) throw new Error('no plan');
  const latest = await fetch(`${url}/v1/me/supplements-suggested/latest`, { headers });
  const { supplements } = (await latest.json()) as { supplements: { id: string }[] };
  for (const supplement of supplements)
    await json(`${url}/v1/me/supplements-chosen`, { id: supplement.id, supplement }, headers);
  console.log(`a plan of ${supplements.length} supplements, all chosen`);
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

/** The answers differ a little from plan to plan, as they do where somebody makes a second one. */
const answersAt = (index: number) => JSON.stringify(order({ ...QUESTIONNAIRE, age: String(30 + (index % 20)) }));

const shared = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', PIN, TRUSTED_PROXIES: '127.0.0.1,::1' };
const ours = await start('apps/server/src/main.ts', {
  ...shared,
  SECRET_KEY: 'a'.repeat(64),
  COMPUTE_CALLS_PER_MINUTE: '10000000',
});
try {
  const cookie = await openGate(ours.url);
  const person = await signUp(ours.url, cookie, 'reader');
  await choose(ours.url, person);
  const bare = await start('bench/routes/bare.ts', { BENCH_UID: person.uid });
  try {
    const { headers } = person;
    await compare({
      name: 'GET latest',
      ours: { pid: ours.pid, url: `${ours.url}/v1/me/supplements-suggested/latest`, headers },
      bare: { pid: bare.pid, url: `${bare.url}/latest` },
    });
    await compare({
      name: 'GET chosen',
      ours: { pid: ours.pid, url: `${ours.url}/v1/me/supplements-chosen`, headers },
      bare: { pid: bare.pid, url: `${bare.url}/chosen` },
    });
    const [ratios, byCpu]: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round += 1) {
      const people = await Promise.all(
        Array.from({ length: PEOPLE }, (_, index) => signUp(ours.url, cookie, `maker-${round}-${index}`)),
      );
      const bodies = Array.from({ length: PEOPLE * PLANS_EACH }, (_, index) => answersAt(index));
      const own = await plansASecond(
        bodies.map((body, index) => ({
          pid: ours.pid,
          url: `${ours.url}/v1/recommendations`,
          headers: people[index % PEOPLE]?.headers ?? {},
          body,
        })),
      );
      const plain = await plansASecond(bodies.map((body) => ({ pid: bare.pid, url: `${bare.url}/plans`, body })));
      ratios.push(own.perSecond / plain.perSecond);
      byCpu.push(plain.cpu / own.cpu);
      console.log(
        `POST plans: ${own.perSecond.toFixed(0)} a second, engine and one insert ${plain.perSecond.toFixed(0)}`,
      );
    }
    console.log(`POST plans: ratio ${median(ratios).toFixed(2)}; by processor time ${median(byCpu).toFixed(2)}`);
  } finally {
    await bare.stop();
  }
} finally {
  agent.destroy();
  await ours.stop();
  await close();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
