import type { Pool } from 'pg';
import { classifyFailure } from './failures.ts';

/** More than a few requests write: a nearly full disk counts as full. */
const ROWS_OF_2_KB = 2_048;
const TRY_TO_WRITE = `BEGIN;
  CREATE TEMP TABLE room ON COMMIT DROP AS SELECT repeat(md5(i::text), 64) FROM generate_series(1, ${ROWS_OF_2_KB}) i;
  ROLLBACK`;

/** Whether the database has disk space to write. Checked only after a write failed for lack of it. */
export function createDiskSpace(pool: Pool) {
  let isFull = false;
  return {
    note: (error: unknown): void => {
      if (classifyFailure(error) === 'full') isFull = true;
    },
    isThere: async (): Promise<boolean> => {
      if (!isFull) return true;
      isFull = await pool.query(TRY_TO_WRITE).then(
        () => false,
        () => true,
      );
      return !isFull;
    },
  };
}

export type DiskSpace = ReturnType<typeof createDiskSpace>;
