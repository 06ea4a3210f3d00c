import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of this run's own; `remove` leaves nothing of it. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'evidose-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
