import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startProgram } from '../server/start.ts';
import { startCuttable } from './cuttable-proxy.ts';
import { layNetwork } from './network.ts';

const PORTS = { etcd: 24_790, peer: 24_800, pool: 24_632 };
const NODES = [
  { name: 'a', port: 24_501, rest: 24_401, etcd: 24_791 },
  { name: 'b', port: 24_502, rest: 24_402, etcd: 24_792 },
] as const;
type Node = (typeof NODES)[number];
const BIN = `/usr/lib/postgresql/${readdirSync('/usr/lib/postgresql').sort().at(-1)}/bin`;
const MOST_COMPLAINTS = 40;
const AS_POSTGRES = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];

/** Local connections bypass any proxy. */
const DIRECTLY = { ...process.env, NO_PROXY: '*', no_proxy: '*' };
const network = layNetwork();
const { hub, hostOf } = network;
const folder = mkdtempSync(join(tmpdir(), 'evidose-failover-'));

function run(...words: readonly string[]): ChildProcess {
  const log = openSync(join(folder, 'log'), 'a');
  const [file = '', ...args] = words;
  return spawn(file, args, {
    cwd: folder,
    env: DIRECTLY,
    stdio: ['ignore', log, log],
    detached: true,
  });
}
/** Asynchronous, because connections to etcd go through this process. */
export const asPostgres = (file: string, ...args: string[]) =>
  promisify(execFile)('setpriv', [...AS_POSTGRES, file, ...args], { cwd: folder, env: DIRECTLY });

const yaml = ({ name, port, rest, etcd }: Node) => `
scope: evidose
name: ${name}
restapi: { listen: '${hostOf(name)}:${rest}', connect_address: '${hostOf(name)}:${rest}' }
etcd3: { hosts: '${hub}:${etcd}', use_proxies: true }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 4
    primary_start_timeout: 0
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { wal_level: replica, hot_standby: 'on', wal_log_hints: 'on', max_connections: 60, archive_mode: 'on', archive_timeout: 2, archive_command: 'test -f ${folder}/archive/%f || cp %p ${folder}/archive/%f' }
  initdb: [encoding: UTF8, auth-local: trust, auth-host: trust]
  pg_hba: ['host all all samenet trust', 'host replication all samenet trust', 'local all all trust']
postgresql:
  listen: '${hostOf(name)}:${port}'
  connect_address: '${hostOf(name)}:${port}'
  data_dir: ${folder}/${name}
  bin_dir: ${BIN}
  recovery_conf: { restore_command: 'cp ${folder}/archive/%f %p' }
  callbacks: { on_role_change: ${folder}/turn.sh, on_start: ${folder}/turn.sh }
  authentication: { superuser: { username: postgres }, replication: { username: postgres }, rewind: { username: postgres } }
  basebackup: { checkpoint: fast }
  pgpass: ${folder}/pgpass-${name}
  parameters: { unix_socket_directories: '${folder}' }
`;

const pooled = ({ name, port }: Node) => `[databases]
evidose = host=${hostOf(name)} port=${port} dbname=evidose user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORTS.pool}
unix_socket_dir = ${folder}
auth_type = any
auth_file = ${folder}/users.txt
admin_users = postgres
pool_mode = transaction
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 5
default_pool_size = 20
max_client_conn = 200
`;

/** Waits until an address gives the expected answer. */
async function untilAnswered(url: string, isSo: (body: string) => boolean): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    const body = await fetch(url).then(
      (answer) => answer.text(),
      () => null,
    );
    if (body !== null && isSo(body)) return;
    await sleep(250);
  }
  throw new Error(`${url} never answered as it should`);
}

export async function startCluster() {
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'archive'));
  const children: ChildProcess[] = [];
  // Also when the cluster never came up: leftover processes would be in the way of the next one.
  process.once('exit', () => {
    for (const child of children) child.kill('SIGTERM');
    network.remove();
  });
  writeFileSync(join(folder, 'users.txt'), '"postgres" ""\n');
  for (const node of NODES) {
    writeFileSync(
      join(folder, `${node.name}.yaml`),
      yaml(node).replaceAll(`${folder}/turn.sh`, `${folder}/turn-${node.name}.sh`),
    );
    writeFileSync(
      join(folder, `turn-${node.name}.sh`),
      `#!/bin/sh
case "$2" in master|primary) ;; *) exit 0;; esac
sed -i 's/host=[0-9.]* port=[0-9]*/host=${hostOf(node.name)} port=${node.port}/' ${folder}/pool.ini
for order in RELOAD 'KILL evidose' 'RESUME evidose'; do psql -h ${folder} -p ${PORTS.pool} -U postgres pgbouncer -c "$order"; done
exit 0
`,
      { mode: 0o755 },
    );
  }
  writeFileSync(join(folder, 'pool.ini'), pooled(NODES[0]));
  execFileSync('chown', ['-R', 'postgres:postgres', folder]);
  const client = `http://127.0.0.1:${PORTS.etcd}`;
  const peer = `http://127.0.0.1:${PORTS.peer}`;
  children.push(
    run(
      ...['setpriv', ...AS_POSTGRES],
      'etcd',
      '--data-dir',
      join(folder, 'etcd'),
      '--listen-client-urls',
      client,
      '--advertise-client-urls',
      client,
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `default=${peer}`,
    ),
  );
  children.push(run('setpriv', ...AS_POSTGRES, 'pgbouncer', join(folder, 'pool.ini')));
  const ways = new Map<string, Awaited<ReturnType<typeof startCuttable>>>();
  for (const { name, etcd } of NODES) ways.set(name, await startCuttable({ host: hub, port: etcd }, PORTS.etcd));
  const patronis = new Map<string, ChildProcess>();
  const startNode = (node: Node) => {
    const child = run(
      ...network.on(node.name),
      'setpriv',
      ...AS_POSTGRES,
      'patroni',
      join(folder, `${node.name}.yaml`),
    );
    children.push(child);
    patronis.set(node.name, child);
  };
  // Patroni exits if etcd has not yet agreed on its protocol version.
  await untilAnswered(`${client}/version`, (body) => !body.includes('not_decided'));
  startNode(NODES[0]);

  interface Member {
    readonly name: string;
    readonly role: string;
    readonly state: string;
  }
  async function members(): Promise<readonly Member[]> {
    for (const { name, rest } of NODES) {
      const signal = AbortSignal.timeout(3_000);
      const found = await fetch(`http://${hostOf(name)}:${rest}/cluster`, { signal })
        .then((answer) => (answer.ok ? (answer.json() as Promise<{ members: Member[] }>) : null))
        .catch(() => null);
      if (found !== null) return found.members;
    }
    return [];
  }
  /** Patroni logs the state of its database every few seconds, which would crowd out the errors. */
  const complaints = (): string => {
    const lines = readFileSync(join(folder, 'log'), 'utf8').split('\n');
    return lines
      .filter((line) => /FATAL|PANIC|ERROR|Error\b|rewind/.test(line))
      .slice(-MOST_COMPLAINTS)
      .join('\n');
  };
  async function until(what: string, isSo: (found: readonly Member[]) => boolean): Promise<void> {
    for (let i = 0; i < 240; i += 1) {
      if (isSo(await members())) return;
      await sleep(500);
    }
    throw new Error(`never: ${what}\n${complaints()}`);
  }
  const untilTwo = () =>
    until(
      'a synchronous standby',
      (found) =>
        found.some(({ role }) => role === 'leader') &&
        found.some(({ role, state }) => role === 'sync_standby' && ['running', 'streaming'].includes(state)),
    );
  const nodeOf = async (isLeader: boolean): Promise<Node> => {
    const found = (await members()).find(({ role }) => (role === 'leader') === isLeader);
    const node = NODES.find(({ name }) => name === found?.name);
    if (node === undefined) throw new Error('no such member');
    return node;
  };
  const postmaster = ({ name }: Node) =>
    Number(readFileSync(join(folder, name, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const family = (pid: number): number[] => [
    pid,
    ...execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map(Number),
  ];
  const tell = (pids: readonly number[], signal: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {
        // Already gone.
      }
    }
  };

  await until('a primary', (found) => found.some(({ role, state }) => role === 'leader' && state === 'running'));
  const [first] = NODES;
  await asPostgres('psql', '-h', folder, '-p', String(first.port), '-c', 'CREATE DATABASE evidose');
  startNode(NODES[1]);
  await untilTwo();
  const databaseUrl = `postgres://postgres@127.0.0.1:${PORTS.pool}/evidose`;
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    PIN: '2468',
    SECRET_KEY: 'a'.repeat(64),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    COMPUTE_CALLS_PER_MINUTE: '1000000',
  };
  const servers = [
    await startProgram('apps/server/src/main.ts', settings),
    await startProgram('apps/server/src/main.ts', settings),
  ];
  const primaryUrl = async () => {
    const { name, port } = await nodeOf(true);
    return `postgres://postgres@${hostOf(name)}:${port}/evidose`;
  };
  return {
    folder,
    bin: BIN,
    complaints,
    servers,
    primaryUrl,
    untilTwo,
    primaryPort: async () => (await nodeOf(true)).port,
    switchOver: async () => {
      const [from, to] = [await nodeOf(true), await nodeOf(false)];
      await asPostgres(
        'patronictl',
        '-c',
        join(folder, 'a.yaml'),
        'switchover',
        '--master',
        from.name,
        '--candidate',
        to.name,
        '--force',
      );
    },
    killPrimary: async () => tell(family(postmaster(await nodeOf(true))), 'SIGKILL'),
    freezeStandby: async (ms: number) => {
      const pids = family(postmaster(await nodeOf(false)));
      tell(pids, 'SIGSTOP');
      setTimeout(() => tell(pids, 'SIGCONT'), ms);
    },
    /** The primary loses etcd; its standby keeps it, and clients still reach the primary. */
    cutOffPrimary: async (ms: number) => {
      const way = ways.get((await nodeOf(true)).name);
      way?.cut();
      setTimeout(() => way?.mend(), ms);
    },
    hasNetwork: network.isReal,
    /** A network split: the primary alone on one side, everyone else on the other. */
    splitOffPrimary: async (ms: number) => {
      const { name } = await nodeOf(true);
      network.pull(name);
      setTimeout(() => network.plug(name), ms);
    },
    withoutSynchronousStandby: async () => {
      await asPostgres(
        'patronictl',
        '-c',
        join(folder, 'a.yaml'),
        'edit-config',
        '--set',
        'synchronous_mode=false',
        '--force',
      );
      await until('no synchronous standby', (found) => !found.some(({ role }) => role === 'sync_standby'));
    },
    /** The standby is cut off for a while, then the primary's machine is lost for good. */
    losePrimaryBehindStandby: async (ms: number) => {
      const [primary, standby] = [await nodeOf(true), await nodeOf(false)];
      network.pull(standby.name);
      await sleep(ms);
      network.pull(primary.name);
      tell(
        [patronis.get(primary.name)?.pid ?? 0, ...family(postmaster(primary))].filter((pid) => pid > 0),
        'SIGKILL',
      );
      network.plug(standby.name);
    },
    /** The primary's machine freezes and wakes up still believing it is the primary. */
    freezePrimary: async (ms: number) => {
      const node = await nodeOf(true);
      const pids = [patronis.get(node.name)?.pid ?? 0, ...family(postmaster(node))].filter((pid) => pid > 0);
      tell(pids, 'SIGSTOP');
      setTimeout(() => tell(pids, 'SIGCONT'), ms);
    },
    stop: async () => {
      for (const server of servers) await server.stop();
      for (const child of [...patronis.values(), ...children]) child.kill('SIGTERM');
      await sleep(4_000);
      for (const child of children) child.kill('SIGKILL');
      for (const way of ways.values()) way.stop();
      network.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
