import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { PORT } from './lock-file.ts';
import { EmbeddedDatabaseError } from './log.ts';

/** A socket address holds 108 bytes on Linux, 104 on macOS, including the terminator. */
const SOCKET_PATH_BYTES = 100;

/**
 * Next to the data if possible. Not below a deep DATA_DIR, whose path would not fit into a socket address, and not
 * under root, whose DATA_DIR the account may be unable to reach. The name stays the same across starts, so that open
 * pools find a restarted server.
 */
export function makeSocketFolder(dataDir: string, account: Account | undefined): string {
  const near = join(dataDir, 'socket');
  const isShort = Buffer.byteLength(join(near, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_BYTES;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = isShort && !account ? near : `/tmp/evidose-${name}`;
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // Everybody can write to /tmp: a folder somebody else created there could lead us to a fake server.
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return folder;
  throw new EmbeddedDatabaseError(
    `The folder ${folder} for the database's socket exists, but is not ours alone (owner ${found.uid}, expected ${uid}, ` +
      'mode 700). Remove it, or choose another DATA_DIR.',
  );
}

export function removeSocketFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty: a new server's socket is there, or a killed one left its socket for the next start to clean up.
  }
}
