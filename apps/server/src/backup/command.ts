import { createReadStream } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { createPool } from '../database/index.ts';
import { BackupError, restoreBackup } from './restore.ts';
import { backupLines, type Written, writeBackup } from './write.ts';

interface CommandOptions {
  readonly config: Pick<Config, 'dataDir' | 'secretKey'>;
  readonly pool: Pool;
  readonly say: (line: string) => void;
}

const KEY_FILE = 'secret.key';
const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
const counted = ({ tables, rows }: Written) => `${rows} rows of ${tables} tables`;

/**
 * Without the secret the sealed rows of a backup cannot be opened: the local secret is saved next to it, in its own
 * file.
 */
export async function backUp(file: string, { config, pool, say }: CommandOptions): Promise<number> {
  const written = await writeBackup(pool, file);
  say(`${file}: ${counted(written)}.`);
  if (config.secretKey !== null) {
    say('Keep SECRET_KEY with it, apart from it: without that nobody can open what is sealed in it.');
    return 0;
  }
  await copyFile(join(config.dataDir, KEY_FILE), `${file}.key`);
  say(`${file}.key: the secret. Keep both, in different places.`);
  return 0;
}

export async function restore(file: string, { config, pool, say }: CommandOptions): Promise<number> {
  if (!(await isThere(file))) throw new BackupError('There is no such file.');
  const bytes = createReadStream(file).pipe(createGunzip());
  const lines = createInterface({ input: bytes, crlfDelay: Number.POSITIVE_INFINITY });
  const failed = new Promise<never>((_, reject) => {
    bytes.on('error', () => reject(new BackupError('The backup is damaged: it cannot be unpacked.')));
  });
  const written = await Promise.race([restoreBackup(pool, lines[Symbol.asyncIterator]()), failed]);
  const keyFile = join(config.dataDir, KEY_FILE);
  if (config.secretKey === null && (await isThere(`${file}.key`))) await copyFile(`${file}.key`, keyFile);
  say(`Restored: ${counted(written)}.`);
  return 0;
}

/** Copies the configured database to another, empty one without writing a file. */
export async function moveTo(databaseUrl: string, { config, pool, say }: CommandOptions): Promise<number> {
  const target = createPool({ connectionString: databaseUrl, log: { warn: () => undefined }, max: 2 });
  const client = await pool.connect();
  try {
    async function* lines(): AsyncGenerator<string> {
      for await (const line of backupLines(client, () => undefined)) yield line.slice(0, -1);
    }
    const written = await restoreBackup(target.pool, lines());
    const secret = config.secretKey === null ? `set SECRET_KEY to what ${KEY_FILE} holds` : 'keep SECRET_KEY as it is';
    say(`Moved: ${counted(written)}. Set DATABASE_URL to it, and ${secret}.`);
    return 0;
  } finally {
    client.release();
    await target.close();
  }
}
