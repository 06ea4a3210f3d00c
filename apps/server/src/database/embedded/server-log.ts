import { closeSync, openSync, readSync, renameSync, statSync } from 'node:fs';

const ROTATE_BYTES = 5_000_000;
const TAIL_BYTES = 4_000;

/** Keeps one old file; called at start only, while nobody of ours writes. */
export function rotateLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > ROTATE_BYTES) renameSync(file, `${file}.1`);
}

/** What was written from `offset` on, at most its last few lines. */
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
