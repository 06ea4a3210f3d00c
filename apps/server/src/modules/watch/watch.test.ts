import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PartialAnswers } from '@evidose/contract';
import { recommend } from '@evidose/engine';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { personWithPlan } from '../../../test/person-with-plan.ts';
import { answersOf } from '../../../test/recommendation.ts';
import { systemClock } from '../../clock.ts';
import { loadEngine } from '../../engine.ts';
import { createMail } from '../mail/index.ts';
import { createTrialsService } from '../trials/service.ts';
import { watchProgress } from './progress.ts';
import { createWatch } from './service.ts';

const testApp = await createTestApp();
const { app, db, database } = testApp;
const { pool } = database;
const log = pino({ level: 'silent' });
const sent: { to: string; subject: string; text: string; html: string }[] = [];
const transport = {
  send: async (message: (typeof sent)[number]) => void sent.push(message),
  close: async () => undefined,
};
const prepared = await loadEngine();
const trials = createTrialsService({
  db,
  clock: systemClock,
  prepared,
  decide: (answers) => recommend(prepared, answers),
});
const parts = { db, clock: systemClock, log, prepared, trials, publicUrl: 'https://evidose.example' };

/** The server under test sends mail from the same outbox: either may be first. */
const mailed = async () => {
  const { rows } = await pool.query(
    `SELECT recipient AS to, subject, text_body AS text, html_body AS html FROM local_mailbox
     WHERE subject = 'Something changed, please look'`,
  );
  return [...sent, ...(rows as typeof sent)];
};

/** A plan as an older version would have left it, without today's knowledge. */
const ageEverything = async () => {
  await pool.query(`
    UPDATE supplements_suggested SET recommendation = recommendation || '{"knowledgeVersion": "older"}'`);
  await pool.query('TRUNCATE plan_watches, plan_watch_batches, mail_outbox');
};
/** As if that version had not known that the medicine forbids anything. */
async function forgetMedicine(uid: string, medicine: PartialAnswers): Promise<void> {
  const { rows } = await pool.query('SELECT answers FROM supplements_suggested WHERE uid = $1', [uid]);
  const answers = JSON.stringify({ ...rows[0].answers, ...medicine });
  await pool.query('UPDATE supplements_suggested SET answers = $2 WHERE uid = $1', [uid, answers]);
  await pool.query('UPDATE users SET comprehensive_questionnaire = $2 WHERE uid = $1', [uid, answers]);
}
const WARFARIN = { prescriptionMeds: 'yes', prescriptionMedsList: 'warfarin 5 mg' } as const;
const GINKGO = { otcSupplements: 'yes', otcSupplementsList: 'ginkgo 120 mg' } as const;
const latest = async (headers: Record<string, string>) =>
  (await app.inject({ url: '/v1/me/supplements-suggested/latest', headers })).json();

async function look(): Promise<void> {
  const mail = createMail({ ...parts, transport });
  await createWatch({ ...parts, mail, pauseTimes: 0 }).run();
  mail.start();
  await expect.poll(() => mail.waiting(), { timeout: 10_000 }).toBe(0);
  await mail.stop();
}

describe('after an upgrade', () => {
  it('a new safety finding is mailed once, without a word about health, and stands in the newest plan', async () => {
    const ada = await personWithPlan(testApp, GINKGO);
    const calm = await personWithPlan(testApp);
    await forgetMedicine(ada.uid, WARFARIN);
    await ageEverything();
    await look();
    const mails = await mailed();
    expect(mails.map(({ to }) => to)).toEqual([ada.email]);
    const [{ subject, text, html } = { subject: '', text: '', html: '' }] = mails;
    expect(`${subject} ${text} ${html}`).not.toMatch(/warfarin|ginkgo|medicine|supplement|health|safety|plan\b/i);
    const batch = await latest(ada.headers);
    expect(batch.newFindings.length).toBeGreaterThan(0);
    expect(batch.newFindings[0].severity).toMatch(/urgent|warning/);
    expect(batch.answersChangedOn).toBe(null);
    expect((await latest(calm.headers)).newFindings).toEqual([]);
    // Nothing was replaced.
    expect(batch.recommendation.knowledgeVersion).toBe('older');
    expect(await watchProgress(db)).toEqual([
      expect.stringMatching(/ended/),
      expect.stringContaining('1 plans have a new safety finding'),
      expect.stringMatching(/1 plans (differ|are the same)/),
    ]);
  });

  it('the next version does not tell the same again, and a new plan has nothing to tell', async () => {
    sent.length = 0;
    await pool.query('DELETE FROM local_mailbox');
    await ageEverything();
    await pool.query(`UPDATE plan_reviews SET version = 'the one between'`);
    await look();
    expect(await mailed()).toEqual([]);
    const { rows } = await pool.query(`SELECT uid FROM plan_reviews WHERE outcome = 'finding'`);
    expect(rows).toHaveLength(1);
  });

  it('a trial that today’s knowledge calls unsafe ends, and says why; another one goes on', async () => {
    const sleepless = {
      sleepIssues: 'falling-asleep',
      healthGoals: ['sleep'],
      currentSymptoms: ['poor-sleep'],
    } as const;
    const people = [await personWithPlan(testApp, sleepless), await personWithPlan(testApp, sleepless)];
    const payload = { trialId: 'melatonin-and-falling-asleep', startsOn: new Date().toISOString().slice(0, 10) };
    for (const { headers } of people) {
      const reply = await app.inject({ method: 'POST', url: '/v1/me/trials', headers, payload });
      expect(reply.statusCode).toBe(200);
    }
    const [unlucky, lucky] = people;
    await forgetMedicine(unlucky?.uid ?? '', { advisedNotToTake: 'melatonin' });
    await ageEverything();
    await look();
    const trialOf = async (person = unlucky) =>
      (await app.inject({ url: '/v1/me/trials', headers: person?.headers ?? {} })).json().trials[0];
    expect(await trialOf()).toMatchObject({ state: 'unsafe', endedBecause: expect.stringMatching(/melatonin/i) });
    expect(await trialOf(lucky)).toMatchObject({ state: 'running' });
  });

  it('a plan of this version is not looked at, and a finished watch not begun again', async () => {
    const { headers, uid } = await personWithPlan(testApp);
    await look();
    const { rows } = await pool.query('SELECT 1 FROM plan_reviews WHERE uid = $1', [uid]);
    expect(rows).toEqual([]);
    expect((await latest(headers)).newFindings).toEqual([]);
  });
});

describe('two processes, and one that is killed', () => {
  const WORKER = fileURLToPath(new URL('./watch-worker.ts', import.meta.url));
  const PEOPLE = 400;

  function start(connectionString: string): { child: ChildProcess; begun: Promise<unknown>; ended: Promise<unknown> } {
    const child = spawn(process.execPath, ['--import', 'tsx', WORKER, connectionString, '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    return { child, begun: once(child.stdout ?? child, 'data'), ended };
  }

  it('look at every plan, and tell everybody once', async () => {
    const other = await createTestDatabase();
    const { uid } = await personWithPlan(testApp, GINKGO);
    await forgetMedicine(uid, WARFARIN);
    const { rows: columns } = await pool.query(
      `SELECT array_to_string(array_agg(column_name::text), ', ') AS names FROM information_schema.columns
       WHERE table_name = 'supplements_suggested' AND column_name NOT IN ('uid', 'id')`,
    );
    const { rows } = await pool.query(`SELECT to_json(s) AS plan FROM supplements_suggested s WHERE uid = $1`, [uid]);
    await other.pool.query(
      `INSERT INTO supplements_suggested (uid, id, ${columns[0].names})
       SELECT 'person-' || i, gen_random_uuid(), ${columns[0].names.replaceAll(/(\w+)/g, 'p.$1')}
       FROM json_populate_record(NULL::supplements_suggested, $1) p, generate_series(1, ${PEOPLE}) i`,
      [
        JSON.stringify({
          ...rows[0].plan,
          recommendation: { ...rows[0].plan.recommendation, knowledgeVersion: 'older' },
        }),
      ],
    );
    const counted = async () => {
      const found = await other.pool.query('SELECT count(*)::int AS people FROM plan_reviews');
      return Number(found.rows[0].people);
    };
    const [one, two] = [start(other.connectionString), start(other.connectionString)];
    await Promise.all([one.begun, two.begun]);
    while ((await counted()) < 60) await sleep(5);
    one.child.kill('SIGKILL');
    await one.ended;
    expect(await counted()).toBeLessThan(PEOPLE);
    await two.ended;
    // The dead process's batch: its claim expires, as if two minutes had passed.
    await other.pool.query(`UPDATE plan_watch_batches SET due_at = now() - interval '1 second'`);
    const three = start(other.connectionString);
    await three.ended;
    expect(await counted()).toBe(PEOPLE);
    const mailed = await other.pool.query(
      `SELECT payload->>'uid' AS uid, count(*)::int AS mails FROM mail_outbox GROUP BY 1 HAVING count(*) > 0`,
    );
    expect(mailed.rows).toHaveLength(PEOPLE);
    expect(mailed.rows.filter(({ mails }) => mails !== 1)).toEqual([]);
    const watches = await other.pool.query('SELECT ended_at FROM plan_watches');
    expect(watches.rows[0].ended_at).not.toBe(null);
  }, 60_000);
});

it('people whose answers today’s check does not take are counted, and stop nobody', async () => {
  const { uid } = await personWithPlan(testApp);
  await pool.query('UPDATE supplements_suggested SET answers = $2 WHERE uid = $1', [
    uid,
    JSON.stringify({ ...answersOf({}), age: 'as old as the hills' }),
  ]);
  await ageEverything();
  await look();
  const { rows } = await pool.query('SELECT outcome FROM plan_reviews WHERE uid = $1', [uid]);
  expect(rows).toEqual([{ outcome: 'unreadable' }]);
});
