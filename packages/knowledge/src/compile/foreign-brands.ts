import { keyOf } from '@evidose/engine';
import { csvRows } from '../csv.ts';
import type { DataFile } from '../files.ts';

/**
 * Compiles the foreign brand tables into one text: a line for each meaning of a name, sorted by key. It is loaded in
 * one read, and `brand-index.ts` parses only the lines that are asked for.
 */
export interface ForeignRow {
  readonly key: string;
  readonly name: string;
  readonly ingredients: readonly string[];
  readonly countries: readonly string[];
  readonly routes: readonly string[];
  readonly kind: 'brand' | 'generic' | 'abbreviation';
  readonly flag: '' | 'range' | 'maybe-incomplete';
  readonly members: readonly string[];
  readonly isOrdinary: boolean;
}

const listOf = (text: string | undefined): string[] => (text ?? '').split(';').filter((part) => part !== '');

const rowsOf = (files: readonly DataFile[], name: string): string[][] =>
  csvRows(files.find(({ path }) => path === `brands/${name}.csv`)?.text ?? '').slice(1);

const flagOf = (text: string | undefined): ForeignRow['flag'] =>
  text === 'range' || text === 'maybe-incomplete' ? text : '';

type Bare = Omit<ForeignRow, 'key' | 'members' | 'isOrdinary'>;

/**
 * Marks the first word of a brand family that no list names by itself; ignored where the word already has a meaning.
 */
const DERIVED = 'derived-base-word';

function brandsOf(files: readonly DataFile[]): Bare[] {
  const known = new Set(
    [...rowsOf(files, 'abbreviations'), ...csvRows(files.find(({ path }) => path === 'brands.csv')?.text ?? '')].map(
      ([name = '']) => keyOf(name),
    ),
  );
  const isUsed = ([name = '', , , , sources]: readonly string[]) => sources !== DERIVED || !known.has(keyOf(name));
  return ['register', 'curated'].flatMap((table) =>
    rowsOf(files, table)
      .filter(isUsed)
      .map(([name = '', ingredients, countries, routes, , flag]) => ({
        name,
        ingredients: listOf(ingredients),
        countries: listOf(countries),
        routes: listOf(routes),
        kind: 'brand' as const,
        flag: flagOf(flag),
      })),
  );
}

function othersOf(files: readonly DataFile[], table: string, kind: 'generic' | 'abbreviation'): Bare[] {
  return rowsOf(files, table).map(([name = '', ingredients]) => ({
    name,
    ingredients: listOf(ingredients),
    countries: [],
    routes: [],
    kind,
    flag: '' as const,
  }));
}

const compositionOf = ({ ingredients }: Bare): string => [...ingredients].sort().join(';');

/** Rows with the same key and composition are one meaning, whichever table and country they came from. */
function groupByKey(rows: readonly Bare[]): Map<string, Bare[]> {
  const byKey = new Map<string, Bare[]>();
  for (const row of rows) {
    const key = keyOf(row.name);
    if (key.length < 2) continue;
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [row]);
    else {
      const at = known.findIndex((other) => compositionOf(other) === compositionOf(row));
      const same = known[at];
      if (same === undefined) known.push(row);
      else known[at] = merged(same, row);
    }
  }
  return byKey;
}

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])].sort();

function merged(a: Bare, b: Bare): Bare {
  // If one list says that a name may contain more, another list's silence does not override it.
  const flag = [a.flag, b.flag].includes('range') ? 'range' : a.flag === '' ? b.flag : a.flag;
  return {
    name: a.name,
    ingredients: a.ingredients,
    countries: union(a.countries, b.countries),
    routes: union(a.routes, b.routes),
    kind: a.kind,
    flag,
  };
}

const MOST_MEMBERS = 8;

/** The members of a range word: for each composition the shortest name, without the plain word itself. */
function membersOf(word: string, names: readonly Bare[]): Bare[] {
  const start = word.toLowerCase();
  const byComposition = new Map<string, Bare>();
  for (const row of names) {
    const name = row.name.toLowerCase();
    if (!name.startsWith(start) || !/^[ -]/.test(name.slice(start.length))) continue;
    const known = byComposition.get(compositionOf(row));
    if (known === undefined || row.name.length < known.name.length) byComposition.set(compositionOf(row), row);
  }
  return [...byComposition.values()].slice(0, MOST_MEMBERS);
}

/** Indexes names by their first letters to keep the search for family members short. */
function byStart(rows: readonly Bare[]): (word: string) => readonly Bare[] {
  const starts = new Map<string, Bare[]>();
  const startOf = (name: string) => name.slice(0, 3).toLowerCase();
  for (const row of rows) {
    const known = starts.get(startOf(row.name));
    if (known === undefined) starts.set(startOf(row.name), [row]);
    else known.push(row);
  }
  return (word) => starts.get(startOf(word)) ?? [];
}

export function foreignRowsOf(files: readonly DataFile[]): ForeignRow[] {
  const brands = brandsOf(files);
  const namesLike = byStart(brands);
  // A word that no product carries alone ("Tylenol" in Canada) stands for its members.
  const words = rowsOf(files, 'range-words').flatMap(([word = '', country = '']) =>
    membersOf(word, namesLike(word)).map(
      (member): Bare => ({ ...member, name: word, countries: [country], flag: 'range' }),
    ),
  );
  const ordinary = new Set(rowsOf(files, 'ordinary-words').map(([word = '']) => keyOf(word)));
  const all = [
    ...brands,
    ...words,
    ...othersOf(files, 'abbreviations', 'abbreviation'),
    ...othersOf(files, 'generic-names', 'generic'),
  ];
  return [...groupByKey(all)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, rows]) =>
      rows.map((row) => {
        const own = new Set(rows.map(compositionOf));
        const family = row.flag === 'range' ? membersOf(row.name, namesLike(row.name)) : [];
        const others = family.filter((member) => !own.has(compositionOf(member)));
        // Without a second composition there is no range: two spellings of one substance were listed.
        const isRange = row.flag === 'range' && (others.length > 0 || own.size > 1);
        return {
          key,
          ...row,
          flag: row.flag === 'range' && !isRange ? ('' as const) : row.flag,
          members: isRange ? family.map(({ name }) => name) : [],
          isOrdinary: ordinary.has(key),
        };
      }),
    );
}

const FIELD = '\t';
const ITEM = ';';

/** One line: key, name, ingredients, countries, routes, kind, flag, members, whether it is an ordinary word. */
export function foreignBrandText(files: readonly DataFile[]): string {
  return foreignRowsOf(files)
    .map(({ key, name, ingredients, countries, routes, kind, flag, members, isOrdinary }) =>
      [
        key,
        name,
        ingredients.join(ITEM),
        countries.join(ITEM),
        routes.join(ITEM),
        kind,
        flag,
        members.join(ITEM),
        isOrdinary ? '1' : '',
      ].join(FIELD),
    )
    .join('\n');
}
