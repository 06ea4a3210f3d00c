import { expect, test } from 'vitest';
import { medicines } from './try.ts';

test.each([
  "wife is diabetic and on metformin, I'm on nothing",
  'my dad had diabetes and took gliclazide',
  'son has epilepsy and is on epilim',
])('%s: what someone else also takes is theirs', (text) => {
  expect(medicines(text)).toMatchObject([{ status: 'not-taking' }]);
});

test.each([
  'my wife is a nurse and gives me my ramipril',
  'my husband snores and I take melatonin',
  'my mother and I both take levothyroxine',
  'my husband and i take statins',
  'I live with my daughter and take bisoprolol',
  'staying with my son and on apixaban',
])("%s: it is the writer's own", (text) => {
  expect(medicines(text)).toMatchObject([{ status: 'taking' }]);
});

test('gives each person their own', () => {
  expect(medicines('my wife takes ramipril and i take amlodipine')).toMatchObject([
    { status: 'not-taking' },
    { status: 'taking' },
  ]);
});

test('an alternative is not yet taken', () => {
  expect(medicines('may switch to dapagliflozin')).toMatchObject([{ status: 'planned' }]);
  expect(medicines('switched to dapagliflozin')).toMatchObject([{ status: 'taking' }]);
});

test('an everyday word after its dose is a medicine', () => {
  expect(medicines('down to 5mg pred from 20')).toMatchObject([{ amount: 5 }]);
});

test.each(['Allegra is my granddaughter', 'Yasmin is my carer and fills this in', 'Cialis is our dog'])(
  'is a person, whatever else the word may mean: %s',
  (text) => {
    expect(medicines(text)).toEqual([]);
  },
);

test('is a medicine of the writer', () => {
  expect(medicines('Yasmin is my pill')).toHaveLength(1);
  expect(medicines('Allegra is the one I take')).toHaveLength(1);
});
