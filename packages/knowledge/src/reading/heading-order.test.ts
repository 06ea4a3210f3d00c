import { readEntries } from '@evidose/engine';
import { expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';

const read = (text: string) =>
  readEntries(prepared, 'supplements', text).flatMap(({ current }) =>
    current.map(({ supplement, prescribed, text: own }) => [supplement?.data.id ?? own, prescribed]),
  );

test.each([
  [
    'from the CF clinic: vitamin A 10,000 IU, vitamin E 400 IU. My own: ginkgo 120 mg',
    [
      ['vitamin-a', true],
      ['vitamin-e', true],
      ['ginkgo', false],
    ],
  ],
  [
    'all from the bariatric clinic: calcium citrate 500 mg, iron 45 mg',
    [
      ['calcium', true],
      ['iron', true],
    ],
  ],
  [
    'prescribed by my kidney doctor: vitamin D 1000 IU\nturmeric 500 mg',
    [
      ['vitamin-d3', true],
      ['turmeric', false],
    ],
  ],
  [
    'my neurologist: riboflavin 400 mg, magnesium 400 mg',
    [
      ['riboflavin', true],
      ['magnesium', true],
    ],
  ],
  // An unknown name stays, even with the doctor named after it.
  [
    'zibble, my doctor: magnesium 200 mg',
    [
      ['zibble', false],
      ['magnesium', true],
    ],
  ],
  // A question for the doctor is not an order.
  ['ask the doctor, turmeric 500 mg', [['turmeric', false]]],
  ['from the health shop: magnesium 200 mg', [['magnesium', false]]],
])('%s', (text, expected) => {
  expect(read(text).filter(([id]) => !String(id).startsWith('ask'))).toEqual(expected);
});
