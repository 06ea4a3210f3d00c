import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

test.each([
  ['magnesium glycinate 200 mg per 2 capsules, 2 capsules a day', 200],
  ['magnesium 300 mg per 3 tablets, one tablet twice a day', 200],
  ['magnesium 200 mg per 2 capsules', 200],
])('what so many hold together is not taken so many times: %s', (text, amount) => {
  expect(supplements(text)).toMatchObject([{ id: 'magnesium', amount }]);
});

test('the panel of a label names what it holds and nothing else', () => {
  const panel =
    'Supplement Facts\nServing Size 2 capsules\nServings Per Container 30\nAmount Per Serving % Daily Value\nMagnesium 200 mg 48%';
  expect(supplements(panel)).toMatchObject([{ id: 'magnesium', amount: 200 }]);
});

test.each(['testosterone level 12', 'testosterone level was 8, TSH 2.1', 'my oestrogen level came back at 90'])(
  'a hormone that was measured is not taken: %s',
  (text) => {
    expect(medicines(text)).toEqual([]);
  },
);

test.each(['my testosterone levels are good on the gel', 'testosterone gel 50mg daily, level 12'])(
  'a hormone with a form or a dose is taken: %s',
  (text) => {
    expect(medicines(text)).toMatchObject([{ id: 'testosterone', status: 'taking' }]);
  },
);

test('"I am" is no morning, a place of work no mineral', () => {
  expect(medicines('I am a 66 year old man on ramipril 5mg')).toMatchObject([{ slots: null }]);
  expect(medicines('iron works foreman')).toEqual([]);
  expect(supplements('iron works well for me')).toMatchObject([{ id: 'iron' }]);
});

test('who begins with whom it is for speaks of that one', () => {
  expect(medicines('This is for my mother, she takes ramipril 5mg')).toMatchObject([{ status: 'taking' }]);
});

test('letters that changed places with one left out are still asked back as the name', () => {
  expect(medicines('bisoporol 2.5mg')).toMatchObject([{ id: 'bisoprolol' }]);
});
