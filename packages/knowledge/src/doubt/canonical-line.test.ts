import { isSameEntry, lineOf, type ReadEntry, readDoubted, readEntries } from '@evidose/engine';
import { expect, test } from 'vitest';
import { readingCases } from '../reading/corpus.ts';
import { prepared } from '../testing/prepared.ts';

type List = 'medicines' | 'supplements';

/** Many entries have the same line: it is read back once. */
const readBack = new Map<string, readonly ReadEntry[]>();
function readLine(list: List, line: string): readonly ReadEntry[] {
  const key = `${list} ${line}`;
  const known = readBack.get(key) ?? readEntries(prepared, list, line);
  readBack.set(key, known);
  return known;
}

/** Entries that have no canonical line, or one that reads differently. */
function unwritten(list: List, entries: readonly ReadEntry[]): string[] {
  return entries.flatMap((read) => {
    const line = lineOf(prepared, list, read);
    if (line === null) return [read.entry.text];
    const [back, ...more] = readLine(list, line.line);
    return back !== undefined && more.length === 0 && isSameEntry(read, back) && !line.line.includes('\n')
      ? []
      : [`${read.entry.text} → ${line.line}`];
  });
}

test('writes every entry of the reading corpus as a line that reads back as the same entry', {
  timeout: 600_000,
}, () => {
  const cases = readingCases();
  const failed = cases.flatMap(({ list, text }) => unwritten(list, readEntries(prepared, list, text)));
  expect(cases.length).toBeGreaterThan(6000);
  // "My 7 drugs since '19": alone, the words of one entry read differently.
  expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(2);
});

/** Deterministic. */
function* drawnNumbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}
const numbers = drawnNumbers(34);
const draw = <T>(from: readonly T[]): T => from[Math.floor((numbers.next().value ?? 0) * from.length)] as T;

const AMOUNTS = [
  '5 mg',
  '2.5mg',
  '100 mcg',
  '500',
  '1 g',
  '20 units',
  '1000 IU',
  '',
  '',
  '2 tablets',
  '10 ml',
  '1,5 mg',
];
const OFTEN = [
  '',
  '',
  'bd',
  'once a day',
  'tds',
  'every other day',
  'weekly',
  'on Mondays',
  'x3',
  'every 3 months',
  'q8h',
];
const WHEN = ['', '', '', 'at night', 'in the morning', 'with dinner', '8am', 'am and pm'];
const HOW = [
  '',
  '',
  '',
  'prn',
  'stopped',
  'stopped 2 months ago',
  'starting next week',
  'not taking',
  'injection',
  'patch',
];

test('does the same for 10,000 random entries', { timeout: 600_000 }, () => {
  const drugs = prepared.knowledge.drugs.flatMap(({ name, brands }) => [name, ...brands.slice(0, 1)]);
  const supplements = prepared.knowledge.supplements.flatMap(({ name, synonyms }) => [name, ...synonyms.slice(0, 1)]);
  const failed: string[] = [];
  for (let count = 0; count < 10_000; count++) {
    const list = draw<List>(['medicines', 'supplements']);
    const name = draw(list === 'medicines' ? drugs : supplements);
    const text = [name, draw(AMOUNTS), draw(OFTEN), draw(WHEN), draw(HOW)].filter((part) => part !== '').join(' ');
    failed.push(...unwritten(list, readEntries(prepared, list, text)).map((each) => `${text}: ${each}`));
  }
  expect(failed.length, failed.slice(0, 30).join('\n')).toBe(0);
});

test('offers readings that are read without doubt and as they say', () => {
  const texts = [
    '3 Ramipril 5 mg',
    'levothyroxine 100 mg',
    'ramipril 5 mg 10 mg',
    'metformn 500 mg bd',
    'alendronate 70',
  ];
  for (const text of texts) {
    const [read] = readDoubted(prepared, 'medicines', text).entries;
    const readings = read?.medicine?.doubt?.readings ?? [];
    expect(readings.length, text).toBeGreaterThan(0);
    for (const { line } of readings) {
      const [back, ...more] = readDoubted(prepared, 'medicines', line).entries;
      expect([line, back?.medicine?.doubt, more.length]).toEqual([line, undefined, 0]);
      expect(back?.medicine?.id).toBe(read?.medicine?.id);
    }
  }
});
