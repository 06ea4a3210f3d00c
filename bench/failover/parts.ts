import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PROGRAMS = ['etcd', 'patroni', 'patronictl', 'pgbouncer', 'psql', 'setpriv'] as const;

/** Programs that the cluster needs and this machine lacks. */
export function missingParts(): string[] {
  const missing: string[] = PROGRAMS.filter((name) => spawnSync('which', [name]).status !== 0);
  if (!existsSync('/usr/lib/postgresql')) missing.push('postgresql');
  return process.getuid?.() === 0 ? missing : [...missing, 'root'];
}
