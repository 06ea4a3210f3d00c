import { type Knowledge, keyOf, type Prepared, readEntries } from '@evidose/engine';
import type { Swept } from './brands.ts';

/** Kinds of typos: each returns every such typo after the first letter of a word. */
const TYPOS: Readonly<Record<string, (word: string) => readonly string[]>> = {
  'a letter left out': (word) => at(word, (i) => word.slice(0, i) + word.slice(i + 1)),
  'a letter doubled': (word) => at(word, (i) => word.slice(0, i) + word[i] + word.slice(i)),
  'letters swapped': (word) => at(word, (i) => word.slice(0, i) + (word[i + 1] ?? '') + word[i] + word.slice(i + 2)),
  'another vowel': (word) =>
    at(word, (i) =>
      /[aeiou]/.test(word[i] ?? '') ? `${word.slice(0, i)}${OTHER[word[i] ?? '']}${word.slice(i + 1)}` : '',
    ),
  'as it sounds': (word) => SOUNDS.map(([heard, written]) => word.replace(heard, written)),
};
const at = (word: string, make: (i: number) => string): string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => make(i + 1));
const OTHER: Readonly<Record<string, string>> = { a: 'e', e: 'i', i: 'e', o: 'a', u: 'o' };
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/c(?=[aou])/, 'k'],
  [/y/, 'i'],
  [/ine$/, 'in'],
  [/ole$/, 'ol'],
  [/ll/, 'l'],
  [/th/, 't'],
  [/z/, 's'],
  [/c(?=[ei])/, 's'],
];

interface Target {
  readonly id: string;
  readonly name: string;
  readonly list: 'medicines' | 'supplements';
}

function targetsOf({ drugs, supplements }: Knowledge): Target[] {
  const isWord = (name: string) => /^[a-z]{6,}$/i.test(name);
  const ofDrugs = drugs.flatMap(({ id, name, brands }) =>
    [name, ...brands].filter(isWord).map((each): Target => ({ id, name: each.toLowerCase(), list: 'medicines' })),
  );
  const ofSupplements = supplements
    .filter(({ name }) => /^[a-z' -]{6,}$/i.test(name))
    .map(({ id, name }): Target => ({ id, name: name.toLowerCase(), list: 'supplements' }));
  return [...ofDrugs, ...ofSupplements];
}

/** Every n-th typo in our own names. A typo that is itself a name on the market is left out. */
export function* sweepTypos(prepared: Prepared, knowledge: Knowledge, each: number): Generator<Swept> {
  let count = 0;
  for (const { id, name, list } of targetsOf(knowledge)) {
    for (const [sentence, typosOf] of Object.entries(TYPOS)) {
      for (const text of new Set(typosOf(name))) {
        count += 1;
        if (count % each !== 0 || text === name || text === '' || prepared.names.find(keyOf(text)) !== undefined)
          continue;
        yield { sentence, text, expected: [id], ...outcomeOf(prepared, list, { text, id }) };
      }
    }
  }
}

function outcomeOf(
  prepared: Prepared,
  list: Target['list'],
  { text, id }: { readonly text: string; readonly id: string },
): Pick<Swept, 'outcome' | 'read'> {
  const entries = readEntries(prepared, list, text);
  const read = new Set<string>();
  let isAsked = false;
  for (const { entry, medicine, current } of entries) {
    isAsked ||= entry.guessed || entry.meaning === null;
    if (medicine !== null && !medicine.isSupplement && medicine.id !== null) {
      for (const each of medicine.drugs) read.add(each.id);
      if (medicine.drugs.length === 0) read.add(medicine.id);
    }
    for (const { supplement } of current) if (supplement !== null) read.add(supplement.data.id);
  }
  if (entries.length === 0) return { outcome: 'lost', read: [] };
  if (read.size === 0) return { outcome: 'unknown', read: [] };
  if (read.has(id)) return { outcome: 'right', read: [...read] };
  return { outcome: isAsked ? 'asked' : 'wrong and used', read: [...read] };
}
