/**
 * Tests failover: PostgreSQL with Patroni and etcd, one primary and one synchronous standby, PgBouncer and two servers
 * on one machine, each database in its own network namespace if possible. Reads and writes continue while a fault is
 * injected; at the end, acknowledged writes are compared with the database. Needs root and Debian's postgresql,
 * patroni, etcd-server and pgbouncer.
 * npm run bench:failover
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { createLoad } from './load.ts';
import { missingParts } from './parts.ts';

/**
 * Without a watchdog this case loses writes, which shows why Patroni wants one. Last, as the cluster does not recover
 * from it.
 */
const isFreezing = process.argv.includes('--freeze');
const missing = missingParts();
if (missing.length > 0) {
  console.error(`This needs root and Debian's packages; missing here: ${missing.join(', ')}.`);
  process.exit(1);
}

// Imported after the check above, because these modules look for the same programs.
const { startCluster } = await import('./cluster.ts');
const { tryRestore } = await import('./restore.ts');
const cluster = await startCluster();
try {
  const load = await createLoad(cluster);
  const rows: string[] = [];
  async function scenario(name: string, seconds: number, act: (cluster: Cluster) => Promise<void>): Promise<void> {
    const seen = load.begin();
    await sleep(3_000);
    await act(cluster);
    await sleep(seconds * 1_000);
    const { requests, refused, failed, slowestMs, longestGapMs } = await seen.end();
    const lost = await load.lost();
    rows.push(
      `| ${name} | ${requests} | ${refused} | ${failed} | ${lost} | ${(slowestMs / 1_000).toFixed(1)} s | ${(longestGapMs / 1_000).toFixed(1)} s |`,
    );
    console.log(rows.at(-1));
  }
  await scenario('nothing', 5, async () => undefined);
  await scenario('planned switchover', 15, ({ switchOver }) => switchOver());
  await scenario('SIGKILL to the primary', 20, ({ killPrimary }) => killPrimary());
  await cluster.untilTwo();
  await scenario('a standby that stands still for 20 s', 25, ({ freezeStandby }) => freezeStandby(20_000));
  await cluster.untilTwo();
  await scenario('the primary cut off from etcd for 40 s', 50, ({ cutOffPrimary }) => cutOffPrimary(40_000));
  await cluster.untilTwo();
  if (cluster.hasNetwork) {
    await scenario('the primary split off from everybody for 40 s', 60, ({ splitOffPrimary }) =>
      splitOffPrimary(40_000),
    );
    await cluster.untilTwo();
  } else console.log('No network namespaces here: no network was split, and no standby was left behind.');
  if (isFreezing) await scenario('the primary frozen for 40 s', 50, ({ freezePrimary }) => freezePrimary(40_000));
  if (cluster.hasNetwork && !isFreezing) {
    await cluster.withoutSynchronousStandby();
    await scenario('**no synchronous standby**: it hears nothing for 5 s, then the primary is lost', 40, (it) =>
      it.losePrimaryBehindStandby(5_000),
    );
  }
  console.log(
    '\n| what | requests | 503 | other failures | acknowledged and lost | slowest answer | longest without a write |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  for (const row of rows) console.log(row);
  console.log(`\n${load.acknowledged()} writes were acknowledged in all.`);
  console.log(await tryRestore(cluster));
  await load.end();
} finally {
  await cluster.stop();
}
