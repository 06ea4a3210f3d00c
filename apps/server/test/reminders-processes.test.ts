import { setTimeout as sleep } from 'node:timers/promises';
import { usualReminders } from '@evidose/contract';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from './app.ts';
import { createTestClock } from './clock.ts';
import { createTestDatabase } from './database.ts';
import { personWithPlan } from './person-with-plan.ts';
import { startProcess } from './processes.ts';
import { CERTIFICATE_FILE, startPushService } from './push-service.ts';

/**
 * Two servers, one of them killed in the middle. Putting a reminder into the outbox happens once: it is one transaction
 * with the row that says so. Sending it happens at least once: what was under way in the killed process is sent again
 * under the same id and topic, by which the push service and the browser tell a repetition.
 */
const PEOPLE = 48;
/** Of one process, under way at once. */
const SENDERS = 16;
const pushService = await startPushService();
const database = await createTestDatabase();
// Long before anything is due: the app that makes the people sends nothing.
const { clock } = createTestClock(new Date(Date.now() - 40 * 60_000).toISOString());
const env = { PUSH_SERVICES: pushService.host, PUBLIC_URL: 'http://localhost:3000' };
const testApp = await createTestApp({ database, clock, env });
const { pool } = database;

const subscriptions: string[] = [];
const first = await personWithPlan(testApp);
const asIn = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);

async function person(): Promise<void> {
  const { headers } = subscriptions.length === 0 ? first : await personWithPlan(testApp);
  const due = asIn('UTC', new Date(Date.now() - 60_000));
  const times = { 'on-waking': due, breakfast: due, lunch: due, dinner: due, bedtime: due };
  await testApp.app.inject({ method: 'PUT', url: '/v1/me/day-times', headers, payload: times });
  // All things have one time, so the first of them is the one reminder.
  const settings = { ...usualReminders('UTC'), slots: ['breakfast'], refills: false, checkIns: false };
  await testApp.app.inject({ method: 'PUT', url: '/v1/me/reminders', headers, payload: settings });
  const subscription = pushService.subscribe();
  subscriptions.push(new URL(subscription.endpoint).pathname);
  await testApp.app.inject({ method: 'POST', url: '/v1/me/push-devices', headers, payload: subscription });
}

it('each is reminded once by two processes, of which one is killed in the middle', { timeout: 120_000 }, async () => {
  for (let count = 0; count < PEOPLE; count += 1) await person();
  await pool.query(
    "UPDATE supplements_chosen SET supplement = jsonb_set(supplement, '{timing,slot}', '[\"breakfast\"]')",
  );
  await pool.query("UPDATE supplements_suggested SET supplements = '[]'");
  await testApp.stopModules();

  // No answer comes before the kill, so the kill falls into the middle however slow the machine is.
  let answer = () => {};
  const killed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  pushService.answerWith(async () => {
    asked += 1;
    await killed;
    return { status: 201 };
  });
  const environment = { ...env, NODE_EXTRA_CA_CERTS: CERTIFICATE_FILE };
  const one = await startProcess(database.connectionString, environment);
  const two = await startProcess(database.connectionString, environment);
  onTestFinished(async () => {
    await Promise.all([one.stop(), two.stop()]);
  });
  const { received } = pushService;
  await expect.poll(() => asked, { timeout: 30_000, interval: 5 }).toBeGreaterThan(2);
  one.kill();
  expect(asked).toBeLessThan(PEOPLE);
  answer();

  const waiting = async () => Number((await pool.query('SELECT count(*) AS n FROM push_outbox')).rows[0].n);
  const looked = async () => Number((await pool.query('SELECT count(*) AS n FROM reminders_sent')).rows[0].n);
  const claimsLapse = () =>
    Promise.all([
      pool.query('UPDATE push_outbox SET due_at = now() WHERE attempts > 0'),
      pool.query('UPDATE reminder_settings SET claimed_until = now() WHERE claimed_until IS NOT NULL'),
    ]);
  // What the other one may still be sending is left alone; a claim holds for minutes.
  await sleep(3_000);
  await claimsLapse();
  await expect.poll(waiting, { timeout: 40_000 }).toBe(0);
  await expect.poll(looked, { timeout: 20_000 }).toBe(PEOPLE);
  await expect.poll(waiting, { timeout: 40_000 }).toBe(0);

  const ids = received.map(({ payload }) => payload.id);
  const reached = new Set(received.map(({ path }) => path));
  expect([...reached].sort()).toEqual([...subscriptions].sort());
  // No one has two reminders; a duplicate has the id of the first.
  expect(new Set(ids).size).toBe(PEOPLE);
  expect(ids.length - PEOPLE).toBeLessThanOrEqual(SENDERS);
  expect(new Set(received.map(({ path, headers }) => `${path} ${String(headers['topic'])}`)).size).toBe(PEOPLE);
  expect(pushService.faults).toEqual([]);
  await pushService.stop();
});
