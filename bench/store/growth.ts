/**
 * Storage per person: some people sign up on the real server, make plans of ordinary length and choose everything; a
 * year of intake marks is written directly to its table. Prints bytes per row with indexes, by table; a table of a few
 * rows fills only its first page, so its rows look expensive.
 * npm run bench:growth -- [--people 40]
 */
import { parseArgs } from 'node:util';
import { chooseAll, makePlan, openGate, signUp } from '../server/people.ts';
import { openStage } from '../server/stage.ts';

const { values } = parseArgs({ options: { people: { type: 'string', default: '40' } } });
const PLANS_EACH = 4;

const stage = await openStage();
const { pool } = stage;
const { url } = stage.server;

async function oneOfThem(cookie: string, name: string): Promise<void> {
  const person = await signUp(stage, cookie, name);
  for (let plan = 0; plan < PLANS_EACH; plan += 1) await makePlan(url, person, plan);
  await chooseAll(url, person);
}

interface Size {
  readonly name: string;
  readonly rows: string;
  readonly bytes: string;
}

try {
  const cookie = await openGate(url);
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
  await stage.close();
}
