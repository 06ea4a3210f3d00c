import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { asPostgres, type Cluster } from './cluster.ts';

const PORT = 24_503;

async function ask(connectionString: string, text: string): Promise<string> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(text);
    return String(Object.values(rows[0] ?? {})[0]);
  } finally {
    await client.end();
  }
}

/** Restores a base backup and the log archive to a point in time: earlier writes must be there, later ones not. */
export async function tryRestore(cluster: Cluster): Promise<string> {
  const { folder, bin } = cluster;
  const primary = await cluster.primaryUrl();
  const port = String(await cluster.primaryPort());
  const copy = join(folder, 'restored');
  await ask(primary, 'CREATE TABLE moments (n int PRIMARY KEY, at timestamptz DEFAULT clock_timestamp())');
  await asPostgres(
    join(bin, 'pg_basebackup'),
    '-h',
    folder,
    '-p',
    port,
    '-U',
    'postgres',
    '-D',
    copy,
    '-X',
    'stream',
    '-c',
    'fast',
  );
  await ask(primary, 'INSERT INTO moments SELECT generate_series(1, 500)');
  await sleep(500);
  const moment = await ask(primary, 'SELECT clock_timestamp()::text');
  await sleep(500);
  await ask(primary, 'INSERT INTO moments SELECT generate_series(501, 900)');
  await ask(primary, 'SELECT pg_switch_wal()');
  await sleep(6_000);
  const settings = [
    `port = ${PORT}`,
    // Its own listens in another network namespace.
    `listen_addresses = '127.0.0.1'`,
    'archive_mode = off',
    `restore_command = 'cp ${folder}/archive/%f %p'`,
    `recovery_target_time = '${moment}'`,
    `recovery_target_action = 'promote'`,
    'recovery_target_timeline = latest',
    "primary_conninfo = ''",
    "synchronous_standby_names = ''",
    "primary_slot_name = ''",
  ];
  appendFileSync(join(copy, 'postgresql.conf'), `\n${settings.join('\n')}\n`);
  writeFileSync(join(copy, 'recovery.signal'), '');
  writeFileSync(join(copy, 'postgresql.auto.conf'), '');
  execFileSync('chown', ['-R', 'postgres:postgres', copy]);
  execFileSync('rm', ['-f', join(copy, 'standby.signal')]);
  const log = openSync(join(folder, 'log'), 'a');
  const child = spawn(
    'setpriv',
    ['--reuid=postgres', '--regid=postgres', '--clear-groups', join(bin, 'postgres'), '-D', copy, '-p', String(PORT)],
    { stdio: ['ignore', log, log] },
  );
  const restored = `postgres://postgres@127.0.0.1:${PORT}/evidose`;
  let found = 'nothing';
  for (let i = 0; i < 60 && found !== '500'; i += 1) {
    await sleep(500);
    found = await ask(restored, 'SELECT count(*) FROM moments').catch(() => 'nothing');
  }
  child.kill('SIGINT');
  if (found !== '500') console.error(cluster.complaints());
  return `Restored to a moment: ${found} rows of the 500 written before it, of 900 in all.`;
}
