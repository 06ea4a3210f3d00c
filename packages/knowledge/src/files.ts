import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** A file on disk; `path` is relative to the data folder, with forward slashes. */
export interface DataFile {
  readonly path: string;
  readonly text: string;
}

export const dataFolder = fileURLToPath(new URL('../data', import.meta.url));

/** Example texts with the expected reading. They test the reader and the assistant; no program loads them. */
export const corporaFolder = fileURLToPath(new URL('../corpora', import.meta.url));

const here = fileURLToPath(new URL('.', import.meta.url));

function readFolders(base: string, folders: readonly string[], isWanted: RegExp): DataFile[] {
  return folders
    .filter((name) => existsSync(join(base, name)))
    .flatMap((name) =>
      readdirSync(join(base, name), { withFileTypes: true })
        .filter((entry) => entry.isFile() && isWanted.test(entry.name))
        .map((entry) => (name === '' ? entry.name : `${name}/${entry.name}`)),
    )
    .sort()
    .map((path) => ({ path, text: readFileSync(join(base, path), path.endsWith('.gz') ? 'latin1' : 'utf8') }));
}

const isData = /\.(yaml|csv|tsv|gz|txt)$/;

/** The files that can change a decision. Cases only test the rules, so they are not part of the version. */
export const readDecidingFiles = (folder: string = dataFolder) =>
  readFolders(folder, ['', 'brands', 'language', 'plausible', 'products', 'supplements'], isData);

export const readDataFiles = (folder: string = dataFolder) => [
  ...readDecidingFiles(folder),
  ...readFolders(folder, ['cases', 'review'], isData),
];

/** The brand tables of other countries, compiled into a separate text when first needed. */
export const readBrandFiles = (folder: string = dataFolder) => readFolders(folder, ['brands'], isData);

/** One part of the product table, unzipped; empty if there is none. */
export function readProductFile(folder: string, name: string): string {
  const path = join(folder, 'products', name);
  if (!existsSync(path)) return '';
  const bytes = readFileSync(path);
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** A plain-text table, read when a row of it is asked for. */
export const readTable = (folder: string, path: string): string =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';

const isSource = /(?<!\.test)\.ts$/;
const engineText = fileURLToPath(new URL('../../engine/src/text', import.meta.url));

/** The code that compiles data. The engine's normalization is included because it makes the keys. */
export const readSourceFiles = () => [
  ...readFolders(here, ['', 'compile', 'products', 'schema'], isSource),
  ...readFolders(engineText, [''], isSource),
];

/** Severities and slots are defined in the contract, because pages need them too. */
const contractFolder = fileURLToPath(new URL('../../contract/src', import.meta.url));
const isPolicy = /^(severity|slot-hours)\.ts$/;
const engineFolder = fileURLToPath(new URL('../../engine/src', import.meta.url));

/** All code that decides: any change in it may change a plan. */
export const readEngineFiles = () => [
  ...readFolders(engineFolder, ['', ...foldersIn(engineFolder)], isSource),
  ...readFolders(contractFolder, [''], isPolicy),
];

const foldersIn = (base: string, inside = ''): string[] =>
  readdirSync(join(base, inside), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const folder = inside === '' ? name : `${inside}/${name}`;
      return [folder, ...foldersIn(base, folder)];
    });

/** Which knowledge decided: a hash over the files that can change a decision. */
export function versionOf(files: readonly DataFile[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.path).update('\0').update(file.text).update('\0');
  return hash.digest('hex').slice(0, 16);
}
