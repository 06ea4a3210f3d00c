/**
 * After an upgrade: two processes, one of which is killed, re-check every newest plan while a server answers reads of
 * plans on the same database (and re-checks too, throttled, as every server does).
 * npm run bench:watch -- [--plans 50000] [--pause 0]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { percentile } from '../server/calls.ts';
import { logIn, makePlan, openGate, signUp } from '../server/people.ts';
import { openStage } from '../server/stage.ts';
import { fillPlans } from './fill.ts';

const { values } = parseArgs({
  options: { plans: { type: 'string', default: '50000' }, pause: { type: 'string', default: '0' } },
});
const plans = Number(values.plans);
const MILLION = 1_000_000;
const WORKER = fileURLToPath(new URL('../../apps/server/src/modules/watch/watch-worker.ts', import.meta.url));
const READERS = 4;
const QUIET_MS = 20_000;
const LOOK_MS = 500;
const RENEW_MS = 30 * 60_000;

const rssMb = (pid: number | undefined): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

const stage = await openStage();
const { pool, server } = stage;
const cookie = await openGate(server.url);
const reader = await signUp(stage, cookie, 'reader');
const templates = [];
for (let index = 0; index < 20; index += 1) {
  const person = await signUp(stage, cookie, `template-${index}`);
  await makePlan(server.url, person, index);
  templates.push(person.uid);
}
await makePlan(server.url, reader, 0);
await fillPlans(pool, templates, plans);

let { headers } = reader;
const renewal = setInterval(async () => {
  headers = await logIn(server.url, 'reader');
}, RENEW_MS);
let isReading = true;
const readings: number[] = [];
async function readOn(): Promise<void> {
  while (isReading) {
    const begun = performance.now();
    const answer = await fetch(`${server.url}/v1/me/supplements-suggested/latest`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the plan answered ${answer.status}`);
    readings.push(performance.now() - begun);
    await sleep(20);
  }
}
const reads = Promise.all(Array.from({ length: READERS }, readOn));
await sleep(QUIET_MS);
const quiet = readings.splice(0);

const start = (): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', WORKER, stage.connectionString, values.pause], { stdio: 'ignore' });
const reviewed = async (): Promise<number> =>
  Number((await pool.query(`SELECT count(*)::int AS n FROM plan_reviews WHERE uid LIKE 'person-%'`)).rows[0].n);
await pool.query('TRUNCATE plan_watches, plan_watch_batches, plan_reviews');
const [stays, dies] = [start(), start()];
const begun = performance.now();
let [peak, done, killedAt] = [0, 0, 0];
let fullSpeed = { ms: 0, done: 0 };
while (done < plans) {
  await sleep(LOOK_MS);
  done = await reviewed();
  peak = Math.max(peak, rssMb(stays.pid), rssMb(dies.pid));
  if (killedAt === 0 && done >= plans / 3) {
    fullSpeed = { ms: performance.now() - begun, done };
    dies.kill('SIGKILL');
    killedAt = done;
  }
  // The killed process's claims expire and are taken over; the first process to finish has exited by then.
  if (stays.exitCode !== null && done < plans) await sleep(LOOK_MS);
}
const seconds = (performance.now() - begun) / 1000;
isReading = false;
clearInterval(renewal);
await reads;
const outcomes = await pool.query(
  `SELECT outcome, count(*)::int AS n FROM plan_reviews WHERE uid LIKE 'person-%' GROUP BY 1 ORDER BY 1`,
);
const perSecond = fullSpeed.done / (fullSpeed.ms / 1000);
const ms = (value: number) => `${value.toFixed(1)} ms`;
console.log(`${plans} plans, pause ${values.pause} times, two processes, one killed after ${killedAt}`);
console.log(
  `all looked at after ${seconds.toFixed(0)} s; ${outcomes.rows.map(({ outcome, n }) => `${outcome} ${n}`).join(', ')}`,
);
console.log(`while both lived: ${perSecond.toFixed(1)} plans a second; memory of one at most ${peak.toFixed(0)} MB`);
console.log(
  `a plan read, p99: quiet ${ms(percentile(quiet, 0.99))} (${quiet.length}), meanwhile ${ms(percentile(readings, 0.99))} (${readings.length})`,
);
if (plans < MILLION) {
  const hours = MILLION / perSecond / 3600;
  console.log(
    `EXTRAPOLATED, not measured: 1,000,000 plans by two processes at this rate take ${hours.toFixed(1)} hours`,
  );
}
stays.kill('SIGKILL');
await stage.close();
