/**
 * Reads the newest batch and the chosen list with few and with many users, in one run on one database.
 * npm run bench:store -- [--users 1000000]
 */
import { parseArgs } from 'node:util';
import { listChosen } from '@evidose/server/chosen-store';
import { createPool, type DatabasePool, migrate, startEmbedded } from '@evidose/server/database';
import { readLatest } from '@evidose/server/suggestions-store';
import { percentile } from '../server/calls.ts';
import { log } from '../server/stage.ts';
import { temporaryFolder } from '../server/temporary.ts';
import { fill } from './fill.ts';

const FEW = 1_000;
const READS = 20_000;
const WARM_UP = 2_000;

const { values } = parseArgs({ options: { users: { type: 'string', default: '1000000' } } });
const many = Number(values.users);

type Read = (uid: string) => Promise<unknown>;

/** A fixed order instead of a random one, so that two runs read the same rows. */
const userAt = (step: number, users: number) => `user-${((step * 7_919) % users) + 1}`;

interface Side {
  readonly database: DatabasePool;
  readonly users: number;
}

async function timed(read: Read, uid: string): Promise<number> {
  const start = performance.now();
  await read(uid);
  return performance.now() - start;
}

/** Alternates between the two databases, so that other load on the machine affects both alike. */
async function compare(readFrom: (side: Side) => Read, few: Side, large: Side) {
  const times: [number[], number[]] = [[], []];
  for (let step = 0; step < WARM_UP + READS; step += 1) {
    const pair = [
      await timed(readFrom(few), userAt(step, few.users)),
      await timed(readFrom(large), userAt(step, large.users)),
    ] as const;
    if (step < WARM_UP) continue;
    times[0].push(pair[0]);
    times[1].push(pair[1]);
  }
  return times.map((list) => ({ p50: percentile(list, 0.5), p99: percentile(list, 0.99) }));
}

const READS_OF = {
  'newest batch':
    ({ database }: Side) =>
    (uid: string) =>
      readLatest(database.db, uid),
  'chosen list':
    ({ database }: Side) =>
    (uid: string) =>
      listChosen(database.db, uid),
} as const satisfies Record<string, (side: Side) => Read>;

async function openSide(connectionString: string, name: string, users: number): Promise<Side> {
  const admin = createPool({ connectionString, log });
  await admin.pool.query(`CREATE DATABASE ${name}`);
  await admin.close();
  const address = new URL(connectionString);
  address.pathname = `/${name}`;
  const database = createPool({ connectionString: address.href, log });
  await migrate({ pool: database.pool, log });
  await fill(database.pool, 1, users);
  return { database, users };
}

async function printPlans({ pool }: DatabasePool): Promise<void> {
  const queries = {
    'newest batch': 'SELECT * FROM supplements_suggested WHERE uid = $1 ORDER BY made DESC LIMIT 1',
    'chosen list': 'SELECT * FROM supplements_chosen WHERE uid = $1 ORDER BY added_on DESC, id DESC',
  };
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) ${query}`, ['user-500']);
    console.log(`\nquery plan, ${name}:`);
    for (const row of rows) console.log(`  ${row['QUERY PLAN']}`);
  }
}

async function main(): Promise<void> {
  const folder = temporaryFolder();
  const server = await startEmbedded({ dataDir: folder.path, log, isDurable: false });
  const sides: Side[] = [];
  try {
    const few = await openSide(server.connectionString, 'few', FEW);
    sides.push(few);
    console.log(`filling ${many} users and ${many * 3} batches …`);
    const large = await openSide(server.connectionString, 'large', many);
    sides.push(large);
    for (const [name, readFrom] of Object.entries(READS_OF)) {
      const [before, after] = await compare(readFrom, few, large);
      if (before === undefined || after === undefined) continue;
      const ratio = (after.p99 / before.p99).toFixed(2);
      console.log(
        `${name}: p99 ${before.p99.toFixed(3)} ms at ${FEW} users, ${after.p99.toFixed(3)} ms at ${many}; ratio ${ratio}`,
      );
      console.log(`${' '.repeat(name.length)}  p50 ${before.p50.toFixed(3)} ms and ${after.p50.toFixed(3)} ms`);
    }
    await printPlans(large.database);
  } finally {
    for (const { database } of sides) await database.close();
    await server.stop();
    folder.remove();
  }
}

await main();
