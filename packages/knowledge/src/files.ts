import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** One file as it lies on disk; `path` is relative to the data folder and uses forward slashes. */
export interface DataFile {
  readonly path: string;
  readonly text: string;
}

export const dataFolder = fileURLToPath(new URL('../data', import.meta.url));

/** Texts with what must be read in them: they prove the reader and the assistant, and no program loads them. */
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

/** What can change a decision. Cases prove the rules, and are neither loaded nor part of the version. */
export const readDecidingFiles = (folder: string = dataFolder) =>
  readFolders(folder, ['', 'brands', 'language', 'plausible', 'products', 'supplements'], isData);

export const readDataFiles = (folder: string = dataFolder) => [
  ...readDecidingFiles(folder),
  ...readFolders(folder, ['cases', 'review'], isData),
];

/** The brands of other countries alone: they are compiled into a text of their own, when somebody asks for one. */
export const readBrandFiles = (folder: string = dataFolder) => readFolders(folder, ['brands'], isData);

/** One part of the product table, unzipped; empty where there is none. */
export function readProductFile(folder: string, name: string): string {
  const path = join(folder, 'products', name);
  if (!existsSync(path)) return '';
  const bytes = readFileSync(path);
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** A table of plain text in its own folder, read when somebody asks for a row of it. */
export const readTable = (folder: string, path: string): string =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';

const isSource = /(?<!\.test)\.ts$/;
const engineText = fileURLToPath(new URL('../../engine/src/text', import.meta.url));

/** The code that turns data into knowledge; the engine's reading of words is part of it, as keys are made by it. */
export const readSourceFiles = () => [
  ...readFolders(here, ['', 'compile', 'products', 'schema'], isSource),
  ...readFolders(engineText, [''], isSource),
];

/** What a severity means and which hours the day has: pages ask it too, so it stands in the contract. */
const contractFolder = fileURLToPath(new URL('../../contract/src', import.meta.url));
const isPolicy = /^(severity|slot-hours)\.ts$/;
const engineFolder = fileURLToPath(new URL('../../engine/src', import.meta.url));

/** The code that decides, whole and however deep it lies: whatever of it changes may change a plan. */
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
