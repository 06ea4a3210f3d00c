import { supplementOf } from '@evidose/contract/testing';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { createTestDatabase } from '../../test/database.ts';
import { personWithPlan } from '../../test/person-with-plan.ts';

const { connectionString, ...database } = await createTestDatabase();
const testApp = await createTestApp({ database: { ...database, connectionString } });
const { app } = testApp;
const name = new URL(connectionString).pathname.slice(1);

/** What a switchover looks like from here: connections end, and new ones reach a read-only server. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const admin = new Client({ connectionString: inject('databaseServer') });
  await admin.connect();
  await admin.query(`ALTER DATABASE ${name} ${isReadOnly ? 'SET default_transaction_read_only = on' : 'RESET ALL'}`);
  if (isReadOnly) {
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  }
  await admin.end();
}

const zinc = { ...supplementOf(), id: 'zinc' };
type Headers = Awaited<ReturnType<typeof personWithPlan>>['headers'];
const choose = (headers: Headers) =>
  app.inject({ method: 'POST', url: '/v1/me/supplements-chosen', headers, payload: { id: 'zinc', supplement: zinc } });

test('a database that only reads for a moment is asked again, on another connection', async () => {
  const { headers } = await personWithPlan(testApp);
  const me = await app.inject({ url: '/v1/me', headers });
  const payload = { role: 'user', action: 'list', questionnaire: me.json().comprehensiveQuestionnaire };
  await setReadOnly(true);
  const chosen = choose(headers);
  const plan = app.inject({ method: 'POST', url: '/v1/recommendations', headers, payload });
  setTimeout(() => void setReadOnly(false), 700);
  expect((await chosen).statusCode).toBe(200);
  expect((await plan).statusCode).toBe(200);
});

test('one that stays so is 503 with a time to come back; reading goes on', async () => {
  const { headers } = await personWithPlan(testApp);
  await setReadOnly(true);
  const reply = await choose(headers);
  expect(reply.statusCode).toBe(503);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  const read = await app.inject({ url: '/v1/me/supplements-chosen', headers });
  expect(read.statusCode).toBe(200);
  await setReadOnly(false);
  expect((await choose(headers)).statusCode).toBe(200);
}, 20_000);
