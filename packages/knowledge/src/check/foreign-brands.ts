import { medicineRoutes } from '@evidose/contract';
import { keyOf } from '@evidose/engine';
import { csvRows } from '../csv.ts';
import type { DataFile } from '../files.ts';
import type { Issue } from '../issue.ts';
import type { ParsedKnowledge } from '../parse.ts';

const COUNTRIES = new Set(
  'AR AT AU BD BE BR CA CH CO DE ES EU FR ID IE IN IT KE MX NG NZ PH PK PL TR UK ZA'.split(' '),
);
const ROUTES: ReadonlySet<string> = new Set(medicineRoutes);
const FLAGS = new Set(['', 'range', 'maybe-incomplete']);

const listOf = (text: string | undefined): string[] => (text ?? '').split(';').filter((part) => part !== '');

/** Why the shape of a row is wrong, or null. */
function faultOf([brand = '', ingredients, countries, routes, sources, flag = '']: readonly string[]): string | null {
  if (keyOf(brand) === '') return `nobody can find the name '${brand}'`;
  if (listOf(ingredients).length === 0) return `'${brand}' has no ingredient`;
  if (listOf(countries).length === 0) return `'${brand}' has no country`;
  const stray = listOf(countries).find((country) => !COUNTRIES.has(country));
  if (stray !== undefined) return `'${stray}' is no country that the page has a word for`;
  const route = listOf(routes).find((each) => !ROUTES.has(each));
  if (route !== undefined) return `'${route}' is no way into the body`;
  if (listOf(sources).length === 0) return `'${brand}' has no source`;
  return FLAGS.has(flag) ? null : `'${flag}' is no flag`;
}

const rowsOf = (files: readonly DataFile[], name: string) =>
  csvRows(files.find(({ path }) => path === `brands/${name}.csv`)?.text ?? '').map((row, index) => ({
    row,
    line: index + 1,
  }));

/** Every name of a substance: our medicines and supplements, and the registers' names. */
function substances(knowledge: ParsedKnowledge, files: readonly DataFile[]): Set<string> {
  const keys = new Set<string>();
  for (const [id, drug] of Object.entries(knowledge.drugs.value)) {
    for (const name of [id, drug.name ?? id, ...drug.synonyms]) keys.add(keyOf(name));
  }
  for (const { value } of knowledge.supplements) {
    for (const name of [value.id, value.name, ...value.names.synonyms]) keys.add(keyOf(name));
  }
  for (const { ingredients } of knowledge.brands.value) for (const name of ingredients) keys.add(keyOf(name));
  for (const { row } of rowsOf(files, 'register')) for (const name of listOf(row[1])) keys.add(keyOf(name));
  return keys;
}

/**
 * Checks the shape of the foreign brand tables. In tables typed by hand, an ingredient that nothing else knows is a
 * typo.
 */
export function foreignBrandFaults(knowledge: ParsedKnowledge, files: readonly DataFile[]): Issue[] {
  const tables = ['register', 'curated'].flatMap((name) =>
    rowsOf(files, name)
      .slice(1)
      .flatMap(({ row, line }) => {
        const message = faultOf(row);
        return message === null ? [] : [{ file: `brands/${name}.csv`, line, message }];
      }),
  );
  const known = substances(knowledge, files);
  const typed = ['curated', 'abbreviations'].flatMap((name) =>
    rowsOf(files, name)
      .slice(1)
      .flatMap(({ row, line }) =>
        listOf(row[1])
          .filter((ingredient) => !known.has(keyOf(ingredient)))
          .map((ingredient) => ({ file: `brands/${name}.csv`, line, message: `nothing is called '${ingredient}'` })),
      ),
  );
  return [...tables, ...typed];
}
