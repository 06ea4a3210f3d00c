import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder; `remove` deletes it. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'evidose-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
