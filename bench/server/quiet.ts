import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 1_000;
const BUSY_MS = 50;
const MOST_LOOKS = 120;

/** CPU time of a process so far; NaN where the system does not say. */
export function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** A server that has just started is still loading the assistant's data. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const before = cpuMs(pid);
    await sleep(LOOK_MS);
    if (!(cpuMs(pid) - before > BUSY_MS)) return;
  }
}
