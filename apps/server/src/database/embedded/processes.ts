import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

/** Also true for a zombie: its pid is still in use. */
export function doesProcessExist(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether `pid` is a running PostgreSQL on this folder, by its working directory. The pid alone proves little, since it
 * may be a zombie's or have been reused after a reboot.
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

/** Whether any process works in this folder; null if the system cannot tell. */
export function isAnybodyOn(clusterFolder: string): boolean | null {
  if (process.platform !== 'linux') return null;
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.some((name) => isPostmasterOf(clusterFolder, Number(name)));
}
