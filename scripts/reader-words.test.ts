import { describe, expect, test } from 'vitest';
import { at } from './lib/root.mjs';
import { idsIn, listsIn, partsReadIn, programsIn, wordsIn } from './lib/words-in-code.ts';

const engine = programsIn(at('packages/engine/src'));
const reader = programsIn(at('packages/engine/src/text'));
const contract = [...programsIn(at('packages/contract/src')).values()].map(listsIn);

function contractList(name: string): readonly string[] {
  const found = contract.flatMap((lists) => lists.get(name) ?? []);
  if (found.length === 0) throw new Error(`the contract has no list ${name}`);
  return found;
}

/** Ids that the reader's code may name; none is a word that it searches for in a text. */
const IDS: ReadonlySet<string> = new Set([
  ...[...engine.values()].flatMap(idsIn),
  ...['readingStatuses', 'medicineRoutes', 'slots', 'supplementCategories'].flatMap(contractList),
  ...listsOf('clockLists'),
  // Units in our own spelling.
  ...['g', 'mg', 'µg', 'kg', 'ml', 'mmol', 'mEq', 'IU', 'units'],
  // The plural ending in the key of a name.
  's',
]);

/**
 * Words that stay in code, and why: tokenization and the keys of names are needed before any language file is read,
 * because the name tables are stored by these keys; the rest is about letters rather than words.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'tokens.ts': [
    ...['vit', 'vits', 'vitamin', 'vitamine', 'vitamina', 'vitamins', 'vitamines', 'saint', 'st'],
    ...['and', 'with', 'plus', 'w', 'W', 'or', 'then', 'also', 'without', 'before'],
    ...['any', 'my', 'food', 'eating', 'breakfast', 'brekkie', 'lunch', 'dinner', 'tea', 'bed', 'meal', 'sleep'],
    'NFKD',
  ],
  'find-name.ts': ['abcdek', 'vitamin'],
  'names.ts': ['US'],
  'scan/junk.ts': ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertzuiop'],
  'slip-cost.ts': ['ck ks kq sz sc cz iy ie ey gj fv ph fp mn td dt xs xz uv ea oa ou ei ao ae'],
  'spelling.ts': ['e', 'f', 'g', 'k', 'v'],
};

const strangeIn = (file: string, source: string): readonly string[] =>
  wordsIn(source).filter((word) => !IDS.has(word) && KEPT[file]?.includes(word) !== true);

/** The names of the lists of one kind of words. */
function listsOf(name: string): readonly string[] {
  return [...engine].flatMap(([file, source]) =>
    file.startsWith('language/') ? (listsIn(source).get(name) ?? []) : [],
  );
}

describe("the reader's words are data", () => {
  test.each([...reader.keys()])('%s names none', (file) => {
    expect(strangeIn(file, reader.get(file) ?? '')).toEqual([]);
  });

  test('every exception for words in code is still needed', () => {
    const gone = Object.entries(KEPT).flatMap(([file, words]) => {
      const said = new Set(wordsIn(reader.get(file) ?? ''));
      return words.filter((word) => !said.has(word)).map((word) => `${file}: ${word}`);
    });
    expect(gone).toEqual([]);
  });

  test.each([
    ["const JOINTS = new Set(['knee', 'elbow', 'hip']);", ['knee', 'elbow', 'hip']],
    ["const isOver = (word: string) => word === 'over';", ['over']],
    ["const isHow = (word: string) => word.endsWith('ly');", ['ly']],
    ['const MONEY = /^(?:rs|usd)\\b\\s?[a-z]$/i;', ['rs', 'usd']],
    ["const pattern = new RegExp(`\\\\b(?:before|after) `, 'i');", ['before', 'after']],
    ["const NEAR = ['near'] as const;", ['near']],
  ])('the check notices a word in %s', (source, words) => {
    expect(strangeIn('any.ts', source)).toEqual(words);
  });

  test.each([
    "import { near } from './near.ts';",
    "type Place = 'near' | 'far';",
    "const ENDS = new Set(['stop', 'comma', 'dash']);",
    'const NUMBER = /^\\d{1,2}(?:\\.\\d+)?\\p{Lu}[a-z]$/u;',
    "const isText = typeof word === 'string';",
  ])('the check ignores ids, types and punctuation: %s', (source) => {
    expect(strangeIn('any.ts', source)).toEqual([]);
  });
});

describe('every list of words is read', () => {
  /** These files name all lists or prepare them under their own names; that does not count as reading. */
  const MAKERS = /^(?:language\/|text\/prose-words\.ts)/;
  const used = new Set([...engine].flatMap(([file, source]) => (MAKERS.test(file) ? [] : partsReadIn(source))));
  /** Read together, as the meaning of each clock word. */
  const HALVES: ReadonlySet<string> = new Set(['morning', 'evening', 'none']);
  const kinds = [...engine.values()]
    .flatMap((source) => [...listsIn(source)])
    .filter(([name]) => name.endsWith('Lists'));

  test.each(kinds)('%s', (_, names) => {
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !used.has(name) && !HALVES.has(name))).toEqual([]);
  });

  test('the check notices a list that nothing reads', () => {
    expect(kinds.length).toBeGreaterThan(10);
    expect(used.has('lengths')).toBe(true);
    expect(used.has('lengthsOfNothing')).toBe(false);
  });
});
