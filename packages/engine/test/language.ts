import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Language } from '../src/language.ts';

/** The words that the product reads with: a test of the reader with invented words would prove nothing. */
const folder = new URL('../../knowledge/data/language/', import.meta.url);
const nameOf = (file: string) =>
  file.replace('.yaml', '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const english = readFileSync(new URL('english.txt', folder), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .join(' ');

const parts = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => [nameOf(file), load(readFileSync(new URL(file, folder), 'utf8'))]);

export const language = { ...Object.fromEntries(parts), english } as unknown as Language;
