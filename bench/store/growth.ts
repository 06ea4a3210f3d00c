/**
 * How much room people take: some of them sign up on the real server, make plans of ordinary length and choose all of it;
 * a year of marks of intake is written straight into its table. Then the database says what each row costs with its
 * indexes. Prints bytes a row, by table; a table of a few rows fills its first page only, so its rows look dear.
 * npm run bench:growth -- [--people 40]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HEALTHY } from '@evidose/contract/testing';
import { createPool, startEmbedded } from '@evidose/server/database';
import { PASSWORD, someSource } from '../identity/calls.ts';
import { startProgram } from '../identity/server.ts';

const { values } = parseArgs({ options: { people: { type: 'string', default: '40' } } });
const PIN = '2468';
const PLANS_EACH = 4;
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
const server = await startProgram('apps/server/src/main.ts', {
  DATABASE_URL: database.connectionString,
  PORT: '0',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  PIN,
  SECRET_KEY: 'a'.repeat(64),
  TRUSTED_PROXIES: '127.0.0.1,::1',
});

type Headers = Readonly<Record<string, string>>;

async function ask(path: string, body?: object, headers: Headers = {}) {
  const answer = await fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someSource(), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', value: text === '' ? {} : JSON.parse(text) };
}

async function oneOfThem(cookie: string, name: string): Promise<void> {
  const account = { email: `${name}@example.com`, password: PASSWORD, returnSecureToken: true };
  const { value } = await ask('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=bench', account);
  await pool.query('UPDATE accounts SET email_verified = true WHERE uid = $1', [value.localId]);
  const headers = { cookie, authorization: `Bearer ${value.idToken}` };
  for (let plan = 0; plan < PLANS_EACH; plan += 1) {
    const questionnaire = { ...QUESTIONNAIRE, age: String(30 + plan) };
    await ask('/v1/recommendations', { role: 'user', action: 'list', questionnaire }, headers);
  }
  const latest = await ask('/v1/me/supplements-suggested/latest', undefined, headers);
  for (const supplement of latest.value.supplements) {
    await ask('/v1/me/supplements-chosen', { id: supplement.id, supplement }, headers);
  }
}

interface Size {
  readonly name: string;
  readonly rows: string;
  readonly bytes: string;
}

try {
  const { value } = await ask('/v1/gate/pin', { pin: PIN });
  const { cookie } = await ask('/v1/gate/terms', { ticket: value.ticket, accepted: true });
  for (let i = 0; i < Number(values.people); i += 1) await oneOfThem(cookie, `person${i}`);
  await pool.query(`
    INSERT INTO intake (uid, day, supplement_id, slot, state)
    SELECT uid, date '2026-01-01' + day, id, 'breakfast', 'taken' FROM supplements_chosen, generate_series(1, 365) day`);
  await pool.query('VACUUM (FULL, ANALYZE)');
  const { rows } = await pool.query<Size>(`
    SELECT relname AS name, reltuples::bigint AS rows, pg_total_relation_size(oid) AS bytes
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > 0 ORDER BY bytes DESC`);
  for (const { name, rows: count, bytes } of rows) {
    console.log(`${name}: ${count} rows, ${(Number(bytes) / Number(count)).toFixed(0)} bytes a row with its indexes`);
  }
} finally {
  await server.stop();
  await close();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
