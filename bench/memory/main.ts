/**
 * Memory of a production server (resident set): at rest, warmed up, and after many requests of every expensive kind. A
 * plateau means that the second half adds little.
 * npm run bench:memory -- [--requests 50000] [--rest-only]
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { someSource } from '../server/calls.ts';
import { openGate } from '../server/people.ts';
import { openStage } from '../server/stage.ts';
import { PRODUCTION } from '../server/start.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '50000' }, 'rest-only': { type: 'boolean', default: false } },
});
const REQUESTS = Number(values.requests);
const STEPS = 10;
const CALLERS = 8;
const LIMIT_MB = 220;
/** Allowed growth in the second half; a leak per request would add far more. */
const PLATEAU_MB = 15;
const SETTLED_MS = 2_000;
const MOST_WARMING_MS = 60_000;

function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}

const cpuTicks = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
};

/** The server is warm once it has been idle for a while. */
async function untilIdle(pid: number): Promise<void> {
  const end = performance.now() + MOST_WARMING_MS;
  await sleep(SETTLED_MS);
  for (let before = cpuTicks(pid); performance.now() < end; ) {
    await sleep(SETTLED_MS);
    const now = cpuTicks(pid);
    if (now - before <= 2) return;
    before = now;
  }
}

/** Varied words: a memory that keeps its inputs would grow with them. */
const MEDICINES = ['warfarin', 'levothyroxine 50 mcg', 'metformin', 'sertralin', 'lisinopril 10 mg', 'atorvastatin'];
const SUPPLEMENTS = ['zinc', 'vitamin k', 'fish oil', 'ashwaganda', 'iron', 'magnesium citrate', 'Nature Made B12'];
const QUESTIONS = ['what is the limit for', 'can i take it with coffee', 'does it help sleep', 'stop my', 'too much'];
const pick = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;
const somebody = (at: number): string => `x${((at * 2_654_435_761) % 4_294_967_296).toString(36)}`;

function bodyOf(at: number): { readonly path: string; readonly body: object } {
  const medicine = pick(MEDICINES, at);
  const supplement = pick(SUPPLEMENTS, at * 3 + 1);
  if (at % 3 === 0)
    return {
      path: '/v1/interactions/check',
      body: {
        medicines: `${medicine}, ${somebody(at)}`,
        supplements: `${supplement} ${at % 900} mg, ${somebody(at + 1)}`,
      },
    };
  const message = `${pick(QUESTIONS, at)} ${at % 2 === 0 ? medicine : supplement} ${somebody(at)} ${at % 700}`;
  return { path: '/v1/chat', body: { message, about: null } };
}

/** In production the server needs its public address, so the port must be known in advance. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const port = await freePort();
const stage = await openStage(
  {
    NODE_ENV: 'production',
    COMPUTE_CALLS_PER_MINUTE: '100000000',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Evidose <bench@evidose.example>',
  },
  PRODUCTION,
);
const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });

function send(at: number, cookie: string): Promise<number> {
  const { path, body } = bodyOf(at);
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': someSource(), cookie };
  return new Promise((resolve, reject) => {
    const sent = request(`${stage.server.url}${path}`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

async function sendMany(from: number, to: number, cookie: string): Promise<Map<number, number>> {
  const seen = new Map<number, number>();
  let next = from;
  const caller = async () => {
    while (next < to) {
      const status = await send(next++, cookie);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return seen;
}

const { pid } = stage.server;
try {
  await untilIdle(pid);
  const rest = residentMb(pid);
  console.log(`at rest: ${rest.toFixed(0)} MB (limit ${LIMIT_MB})`);
  if (!values['rest-only']) {
    const cookie = await openGate(stage.server.url);
    const at: number[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const [from, to] = [step, step + 1].map((each) => Math.round((each * REQUESTS) / STEPS)) as [number, number];
      const seen = await sendMany(from, to, cookie);
      at.push(residentMb(pid));
      const statuses = [...seen].map(([status, many]) => `${many} × ${status}`).join(', ');
      console.log(`after ${to} requests: ${at.at(-1)?.toFixed(0)} MB (${statuses})`);
    }
    await untilIdle(pid);
    const half = Math.max(...at.slice(0, STEPS / 2));
    const grown = Math.max(...at.slice(STEPS / 2)) - half;
    console.log(
      `idle again: ${residentMb(pid).toFixed(0)} MB; the second half added ${grown.toFixed(0)} MB: ${grown <= PLATEAU_MB ? 'a plateau' : 'it grows'}`,
    );
  }
} finally {
  agent.destroy();
  await stage.close();
}
