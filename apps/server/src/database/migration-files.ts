import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type MigrationFile = {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
};

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url));

const FILE_NAME = /^(\d{4})_[a-z0-9][a-z0-9_-]*\.sql$/;

/** In numerical order; gaps are allowed, duplicates are not. */
export function readMigrationFiles(folder: string = MIGRATIONS_FOLDER): readonly MigrationFile[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const version = FILE_NAME.exec(name)?.[1];
      if (!version) throw new Error(`Migration ${name} must be named like 0042_what_it_does.sql`);
      // Line endings do not count as a change: Git may convert them.
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { version: Number(version), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
  files.forEach((file, index) => {
    const next = files[index + 1];
    if (next?.version === file.version) throw new Error(`Migrations ${file.name} and ${next.name} share a number`);
  });
  return files;
}
