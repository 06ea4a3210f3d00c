import { expect, test } from 'vitest';
import { medicines } from './try.ts';

test.each([
  'Foobarol keeps me going',
  'My doctor put me on Foobarol',
  'I get Foobarol from the hospital',
  'my new one is Foobarol',
  'Foobarol comes every 3 months by post',
  'switched from Foobarol',
])('an unknown word stays where a medicine would be: %s', (text) => {
  expect(medicines(text)).toMatchObject([{ id: null }]);
});

test('an unknown word keeps its own letters and its status', () => {
  expect(medicines('The GP gave me something called Foobarol for my chest')).toMatchObject([{ text: 'Foobarol' }]);
  expect(medicines('Foobarol 5 mg at night')).toMatchObject([{ text: 'Foobarol 5 mg at night' }]);
});

test('"some of the tablets" is still reported, and all of them when nothing else is named', () => {
  expect(medicines('amlodipine 5mg and the square tablet')).toHaveLength(2);
  expect(medicines('ramipril 5mg and my other tablets')).toHaveLength(2);
  expect(medicines('my daughter sorts my tablets')).toMatchObject([{ id: null }]);
  expect(medicines('She takes heart pills')).toMatchObject([{ id: null }]);
  expect(medicines('my mum takes heart pills and so do I')).toMatchObject([{ id: null }]);
});

test.each(['qqqqqq', 'xzzqkwv', 'jdjdjd'])('a possible unknown name is reported: %s', (text) => {
  expect(medicines(text)).toMatchObject([{ id: null }]);
});
