import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

test.each([
  ['Per SNF MAR: senna 2 tabs qhs', ['senna']],
  ['Medikationsplan vom Hausarzt: Ramipril 5mg 1-0-1', ['ramipril']],
  ['Xelvoria order 04/12: ramipril 5mg daily', ['ramipril']],
])('unknown words before a colon and a name are a heading: %s', (text, ids) => {
  expect(medicines(text).map(({ id }) => id)).toEqual(ids);
});

test.each([
  'ramipril 5mg od. QRTI, sats 93% on air',
  'ramipril 5mg od. She is 86 and lives with me, Medicaid + AXRP',
  'I am 61, retired bank manager, Pune. ramipril 5mg od',
  'ramipril 5mg od. Desk job, 12 hours a day, Hyderabad',
  'ramipril 5mg od. QFW in the gulf for 11 years, came home 2022',
])('letters and places in ordinary sentences are no heading: %s', (text) => {
  expect(medicines(text).map(({ id }) => id)).toEqual(['ramipril']);
});

test('coffee alone is reported as not understood', () => {
  expect(supplements('3 coffees a day')).toMatchObject([{ id: null }]);
});
