import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Language } from '../src/language.ts';

/** The words that the product reads with: a test of the reader with invented words would prove nothing. */
const folder = new URL('../../knowledge/data/language/', import.meta.url);
const nameOf = (file: string) =>
  file.replace('.yaml', '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const language = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [nameOf(file), load(readFileSync(new URL(file, folder), 'utf8'))]),
) as unknown as Language;
