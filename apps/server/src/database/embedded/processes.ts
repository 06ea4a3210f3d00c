import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

/** True for a dead process whose parent has not collected it, too: the number is still taken. */
export function doesProcessExist(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether `pid` is a living PostgreSQL on this very folder: its working folder is the cluster. The number alone says
 * little, since it may be a corpse not yet collected, or taken by something else after a restart of the machine.
 */
export function isPostmasterOf(clusterFolder: string, pid: number): boolean {
  if (!doesProcessExist(pid)) return false;
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    return !stdout.trim().startsWith('Z') && stdout.includes('postgres');
  }
  try {
    const [theirs, ours] = [statSync(`/proc/${pid}/cwd/.`), statSync(clusterFolder)];
    return theirs.dev === ours.dev && theirs.ino === ours.ino;
  } catch {
    return false;
  }
}

/** Whether anything works in this folder; null where the system does not tell. */
export function isAnybodyOn(clusterFolder: string): boolean | null {
  if (process.platform !== 'linux') return null;
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.some((name) => isPostmasterOf(clusterFolder, Number(name)));
}
