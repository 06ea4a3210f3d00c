import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

const ids = (read: typeof medicines, text: string) => read(text).map(({ id, text: own }) => id ?? own);

test.each([
  ['Medicines on discharge:\n1. Bisoprolol 2.5mg', ['bisoprolol']],
  ['Webster pak\nBreakfast: Coversyl 5mg x1', ['perindopril']],
  ['Ramipril 5mg\nReview after 15 days with FBS, PPBS, HbA1c', ['ramipril']],
  ['your prescription is ready to collect at Boots Dundrum. We are closed on Sunday. Do not reply', []],
  ['metformin 1g. Dr Singh has left the practice so not sure who looks after me now', ['metformin']],
  ['see supplements', []],
  // An unknown word before a dose is still a medicine.
  ['Foobarol:\n5mg daily', ['Foobarol:\n5mg daily']],
  ['Foobarol: 5 mg\nramipril', ['Foobarol: 5 mg', 'ramipril']],
  ['not sure which tablets, blue ones', ['not sure which tablets']],
])('a heading, a test or a message names nothing: %s', (text, expected) => {
  expect(ids(medicines, text)).toEqual(expected);
});

test.each([
  ['Bariatric follow up:\nAdcal D3 bd', ['calcium-vitamin-d']],
  ['Naturopath (Fitzroy) 18/3:\nNAC 600mg bid', ['nac']],
  ['see medicines', []],
  ['Holland & Barrett was closed when I got off the bus so I left it', []],
  ['I eat well and walk the dog, Ginger, twice a day', []],
  ['walk the dog, Ginger 500mg', ['ginger']],
  ['Milk thistle one a day, no idea if they work', ['milk-thistle']],
])('the same among supplements: %s', (text, expected) => {
  expect(ids(supplements, text)).toEqual(expected);
});

test('pack size and price are not a dose', () => {
  expect(supplements('LIMCEE 500mg - 1 chewable after lunch\nMRP Rs 124.50 15 tablets')).toMatchObject([
    { id: 'vitamin-c', amount: 500 },
  ]);
  expect(medicines('montelukast 10mg - one at night - 28 tablet')).toMatchObject([{ amount: 10 }]);
  expect(medicines('pancreatin. 25 capsules a day')).toMatchObject([{ status: 'taking' }]);
});
