import { closeSync, fchownSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import type { Account } from './account.ts';

const ROTATE_BYTES = 5_000_000;
const TAIL_BYTES = 4_000;

/** Keeps one old file; called only at startup, while none of our processes writes. */
export function rotateLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > ROTATE_BYTES) renameSync(file, `${file}.1`);
}

/** Opened for appending, owned by the cluster's owner, so that a later start without root can write it. */
export function openLog(file: string, account: Account | undefined): { handle: number; offset: number } {
  const handle = openSync(file, 'a', 0o600);
  if (account) fchownSync(handle, account.uid, account.gid);
  return { handle, offset: statSync(file).size };
}

/** Output since `offset`, at most the last few lines. */
export function readTail(file: string, offset: number): string {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const start = Math.max(offset, size - TAIL_BYTES);
  if (size <= start) return 'it said nothing';
  const buffer = Buffer.alloc(size - start);
  const handle = openSync(file, 'r');
  const length = readSync(handle, buffer, 0, buffer.length, start);
  closeSync(handle);
  return buffer.toString('utf8', 0, length).trim();
}
