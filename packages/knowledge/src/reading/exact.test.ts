import { join } from 'node:path';
import { expect, test } from 'vitest';
import { corporaFolder } from '../files.ts';
import { readingCases } from './corpus.ts';
import { medicines, supplements } from './try.ts';

/** corpora/reading/exact: each string reads as its row, entry by entry; of an amount and times only where the row has them. */
const cases = readingCases(join(corporaFolder, 'reading', 'exact'));
const themes = [...new Set(cases.map(({ group }) => group))];
const inOrder = (slots: readonly string[] | null | undefined) => [...(slots ?? [])].sort().join();
const rounded = (amount: number | undefined) => Number(amount?.toFixed(4));

test.each(themes)('%s', (theme) => {
  for (const { text, list, expected } of cases.filter(({ group }) => group === theme)) {
    const read = (list === 'medicines' ? medicines : supplements)(text).map(({ id, status, amount, slots }, at) => ({
      id,
      status,
      ...(expected[at]?.dose == null ? {} : { amount: rounded(amount) }),
      ...(expected[at]?.slots == null ? {} : { slots: inOrder(slots) }),
    }));
    const written = expected.map(({ ids: [id], status, dose, slots }) => ({
      id,
      status,
      ...(dose === null ? {} : { amount: dose.amount }),
      ...(slots === null ? {} : { slots: inOrder(slots) }),
    }));
    expect.soft(read, text).toEqual(written);
  }
});
