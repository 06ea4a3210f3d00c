import { expect, test } from 'vitest';
import { doneWord, ownWords } from './own-words.ts';

const read = (text: string, word: string | undefined, name = word ?? text, id: string | null = 'x') =>
  ownWords({ text, name, id, ...(word === undefined ? {} : { word }) });

test('what a label prints before the name is no part of it', () => {
  expect(read('Rx# 4431 Levothyroxine 75 mcg tablet every morning', 'Levothyroxine', 'levothyroxine')).toEqual({
    name: 'Levothyroxine',
    strength: '75 mcg',
    otherName: '',
    written: 'tablet every morning',
  });
});

test.each([
  ['Eliquis 5 mg twice a day', 'Eliquis', 'apixaban', 'Eliquis|5 mg|apixaban|twice a day'],
  ["St. John's wort tea", "St. John's wort", "St. John's wort", "St. John's wort|||tea"],
  [
    'estradiol patch 0.05 mg/day change twice a week',
    'estradiol',
    'estradiol',
    'estradiol|||patch 0.05 mg/day change twice a week',
  ],
  ['Lisinopril (10mg), Qty 30', 'Lisinopril', 'lisinopril', 'Lisinopril|10mg||Qty 30'],
  ['vitamin D 1,000 IU', 'vitamin D', 'Vitamin D3', 'vitamin D|1,000 IU|Vitamin D3|'],
])('%s', (text, word, name, parts) => {
  expect(Object.values(read(text, word, name)).join('|')).toBe(parts);
});

test('a plan of an earlier version, which kept no word, is named by ours where the first words say nothing', () => {
  expect(read('Rx# 12 Coumadin 5 mg', undefined, 'warfarin').name).toBe('warfarin');
  expect(read('Warfarin 5 mg', undefined, 'warfarin').name).toBe('Warfarin');
});

test('a patch is changed, an inhaler used, an injection injected', () => {
  const done = (route: 'skin' | 'inhaled' | 'injection' | null, text = '') => doneWord({ route, text });
  expect([
    done('skin', 'estradiol patch'),
    done('skin', 'cream'),
    done('inhaled'),
    done('injection'),
    done(null),
  ]).toEqual(['Changed', 'Applied', 'Used', 'Injected', 'Taken']);
});
