import { expect, test } from 'vitest';
import { medicines } from './try.ts';

test.each([
  "wife is diabetic and on metformin, I'm on nothing",
  'my dad had diabetes and took gliclazide',
  'son has epilepsy and is on epilim',
])('%s: what somebody else takes besides is theirs', (text) => {
  expect(medicines(text)).toMatchObject([{ status: 'not-taking' }]);
});

test.each([
  'my wife is a nurse and gives me my ramipril',
  'my husband snores and I take melatonin',
  'my mother and I both take levothyroxine',
  'my husband and i take statins',
  'I live with my daughter and take bisoprolol',
  'staying with my son and on apixaban',
])('%s: it is one’s own', (text) => {
  expect(medicines(text)).toMatchObject([{ status: 'taking' }]);
});

test('each has their own', () => {
  expect(medicines('my wife takes ramipril and i take amlodipine')).toMatchObject([
    { status: 'not-taking' },
    { status: 'taking' },
  ]);
});

test('what may be taken instead is not taken yet', () => {
  expect(medicines('may switch to dapagliflozin')).toMatchObject([{ status: 'planned' }]);
  expect(medicines('switched to dapagliflozin')).toMatchObject([{ status: 'taking' }]);
});

test('an everyday word with its dose before it is a medicine', () => {
  expect(medicines('down to 5mg pred from 20')).toMatchObject([{ amount: 5 }]);
});

test.each(['Allegra is my granddaughter', 'Yasmin is my carer and fills this in', 'Cialis is our dog'])(
  'is somebody, whatever else the word may be: %s',
  (text) => {
    expect(medicines(text)).toEqual([]);
  },
);

test('is what one takes', () => {
  expect(medicines('Yasmin is my pill')).toHaveLength(1);
  expect(medicines('Allegra is the one I take')).toHaveLength(1);
});
