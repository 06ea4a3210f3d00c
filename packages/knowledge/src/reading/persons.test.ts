import { expect, test } from 'vitest';
import { medicines } from './try.ts';

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
