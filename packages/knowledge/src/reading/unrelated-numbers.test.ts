import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

const HEADS = [
  'felodipine 5mg',
  'lisinopril 10 mg in the morning',
  'apixaban 5mg twice daily',
  'atorvastatin 40 at night',
  'montelukast 10mg tablets - one at night',
  'levothyroxine 75mcg daily',
];

/** An unrelated sentence with numbers, days or a "when", after a current medicine. */
const LIFE = [
  'ex smoker 20/day',
  'Drink 2 glasses of wine a night',
  'ring me on 07700 900123',
  'my number is 0161 496 0000',
  'Shoppers Drug Mart 905-555-0142',
  'ext 214',
  'best time to call is between 9 and 5',
  'work Monday to Friday',
  'costs me £9.90 a month',
  '£4.50 a packet',
  'Rs 45 for 10',
  'issued 12-Feb-2025',
  'next review 3 June',
  'review due 30-Jun-2025',
  'Back home Sunday, no later than 4',
  'see you Monday',
  'going on holiday for 2 weeks',
  'if you need to ring me',
  'let me know if you need anything else',
  'when I came out to Calgary',
  'when we moved to Spain',
  'if that helps',
  'when I was a lad I worked the boats',
  '5 foot 10',
  'swim 20 lengths twice a week',
  'Up at 6 every morning',
  'carer comes 4 times a day',
  'page 1 of 2',
  'three meals a day',
];

test.each(LIFE)('changes no dose, time or status: %s', (life) => {
  for (const head of HEADS) {
    const [expected] = medicines(head);
    const { id, amount, status, slots } = expected ?? {};
    for (const mark of ['. ', ', ', '\n'])
      expect(medicines(`${head}${mark}${life}`)).toMatchObject([{ id, amount, status, slots }]);
  }
});

test('an early riser is up at five, and takes no five tablets', () => {
  expect(medicines('lisinopril 10 mg in the morning. Early riser, 5 every day')).toMatchObject([{ amount: 10 }]);
});

test('the size of a bottle is not a dose', () => {
  const text = 'Amoxicillin 250mg/5ml oral susp\n5ml TDS x 5/7\n100ml\nShake the bottle. Discard after 7 days';
  expect(medicines(text)).toMatchObject([{ id: 'amoxicillin', amount: 750 }]);
});

test.each([
  ['metformin 500mg. One with breakfast and one with tea', 1000],
  ['metformin 500mg, horrible things, twice a day', 1000],
  ['warfarin 1 mg. Take 3 on Mondays and 2 the other days', 15 / 7],
  ['methotrexate 10 mg. Mondays', 10 / 7],
  ['methotrexate 2.5mg tablets. I have 4 of them every Sunday', 10 / 7],
  ['furosemide 40mg. two every morning after I walk the dog', 80],
  ['gabapentin 300mg, my wife gives me one three times a day', 900],
])('a statement about the medicine still counts: %s', (text, amount) => {
  expect(medicines(text)[0]?.amount).toBeCloseTo(amount, 3);
});

test.each(['ramipril, switched to something else', 'ramipril changed to losartan', 'ramipril swapped for a new one'])(
  'a replaced medicine is over: %s',
  (text) => {
    expect(medicines(text)[0]).toMatchObject({ id: 'ramipril', status: 'stopped' });
  },
);

test('what is taken because of a test is', () => {
  expect(supplements('after my blood test I take iron 14 mg and B12')).toMatchObject([
    { id: 'iron', amount: 14 },
    { id: 'vitamin-b12' },
  ]);
  expect(supplements('my blood test was fine. Iron 14 mg')).toMatchObject([{ id: 'iron', amount: 14 }]);
});

test.each(['they want 60 dollars for Eliquis', '£90 for Eliquis', 'it is 90 quid a month for Eliquis'])(
  'an item with a price may be a medicine: %s',
  (text) => expect(medicines(text)).toMatchObject([{ id: 'apixaban' }]),
);
