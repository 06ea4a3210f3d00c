import { describe, expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

describe('a repeated frequency', () => {
  test.each([
    'methotrexate 10mg once a week on Fridays (NOT daily)',
    'alendronate 70mg weekly, not every day',
    'risedronate 35 mg on Sundays - not daily',
  ])('%s', (text) => {
    expect(medicines(text)).toMatchObject([{ status: 'taking' }]);
  });

  test('makes the medicine as-needed when it is missing', () => {
    expect(medicines('Ibuprofen 400mg not every day')).toMatchObject([{ status: 'as-needed' }]);
  });
});

describe('a medicine kept for a future need is still current', () => {
  test.each([
    'carry an EpiPen in case (wasps) never had to use it',
    'buccal midazolam in the bag for emergencies, not used so far',
    'naloxone kit at home just in case, never opened',
    "diazepam for flights, haven't used it yet",
  ])('%s', (text) => {
    expect(medicines(text)).toMatchObject([{ status: 'as-needed' }]);
  });

  test.each(["ibuprofen as needed, don't use it any more", 'zopiclone when needed, no longer use it'])(
    'but it may be over, so it is asked about: %s',
    (text) => {
      expect(medicines(text)).toMatchObject([
        { status: 'as-needed', asked: expect.stringMatching(/stopped|not-taking/) },
      ]);
    },
  );

  test('a need before two names applies to both', () => {
    expect(medicines('rescue pack for flare ups = prednisolone and doxycycline')).toMatchObject([
      { id: 'prednisolone', status: 'as-needed' },
      { id: 'doxycycline', status: 'as-needed' },
    ]);
  });
});

describe("an occasional event is not the medicine's schedule", () => {
  test.each([
    'I forget my evening Keppra sometimes',
    'lansoprazole 30mg, rarely ill otherwise',
    'ramipril 5mg, sometimes I forget it',
    'ramipril 5mg, hardly ever see a doctor',
  ])('%s', (text) => {
    expect(medicines(text)).toMatchObject([{ status: 'taking' }]);
  });

  test.each(['ibuprofen 400, sometimes at night', 'ibuprofen 400mg, rarely'])('%s', (text) => {
    expect(medicines(text)).toMatchObject([{ status: 'as-needed' }]);
  });
});

describe('a medicine that did not work was taken', () => {
  test.each([
    "Past meds that didn't work: Zoloft, Lexapro",
    'Tried and failed: Zoloft, Lexapro',
    'Previous medication: Zoloft, Lexapro',
  ])('%s', (text) => {
    expect(medicines(text)).toMatchObject([
      { id: 'sertraline', status: 'stopped' },
      { id: 'escitalopram', status: 'stopped' },
    ]);
  });

  test.each([
    'I take ramipril which failed to work at 2.5 so now 10mg',
    'last capsule of the day is omeprazole 20mg',
    'sertraline 50mg, I passed out once on it',
    'apixaban 5mg bd, I took it this morning',
    'amlodipine 5mg but I said no thanks to the higher dose',
    'They said no to surgery so I am on tamoxifen 20mg',
  ])('and this one is taken: %s', (text) => {
    expect(medicines(text)).toMatchObject([{ status: 'taking' }]);
  });

  test('a medicine that was offered and refused', () => {
    expect(medicines('Was offered Ozempic but said no thank you. Metformin 1g bd')).toMatchObject([
      { id: 'semaglutide', status: 'not-taking' },
      { id: 'metformin', status: 'taking' },
    ]);
  });
});

describe('a class followed by a comma and the medicine is one entry', () => {
  test.each([
    ['a water tablet, indapamide I think', 'indapamide'],
    ["I take a blood thinner, that's the apixaban", 'apixaban'],
    ['my antidepressant, sertraline 50mg', 'sertraline'],
    ['the pill, Microgynon', 'microgynon'],
    ['statin, rosuvastatin maybe', 'rosuvastatin'],
  ])('%s', (text, id) => {
    expect(medicines(text)).toMatchObject([{ id, status: 'taking' }]);
  });

  test.each(['Quit the birth control last summer, Yaz I think it was', 'off the pill, Yaz it was called'])(
    '%s',
    (text) => {
      expect(medicines(text)).toMatchObject([{ id: 'yaz', status: 'stopped' }]);
    },
  );

  test.each([
    ['no blood thinner, apixaban 5mg daily', 'apixaban'],
    ['quit the pill, Yaz now', 'yaz'],
    ['stopped the blood thinner, apixaban 5 mg bd since', 'apixaban'],
    ['stopped the water tablet, furosemide is still on', 'furosemide'],
    ['came off my antidepressant, now sertraline 50', 'sertraline'],
    ['used to have the pill, Yasmin is what I take now', 'yasmin'],
  ])('a stopped or denied class does not stop the next entry: %s', (text, id) => {
    expect(medicines(text).find((entry) => entry.id === id)).toMatchObject({ status: 'taking' });
  });
});

test('the reason another was stopped, repeated with its schedule, is one entry', () => {
  expect(medicines('Fostair stopped when the Trelegy started. Trelegy one puff every morning')).toMatchObject([
    { id: 'fostair', status: 'stopped' },
    { id: 'trelegy', status: 'taking', slots: ['breakfast'] },
  ]);
});

test('a count each morning is the dose', () => {
  expect(medicines('Prednisolone 5mg tablets, 6 tablets each morning for 7 days')).toMatchObject([{ amount: 30 }]);
});

test.each([
  ['Tab Eltroxin 50 mcg 1-0-0 empty stomach', 'on-waking'],
  ['eltroxin 50 as soon as my eyes open', 'on-waking'],
  ['atorvastatin 20 when my head hits the pillow', 'bedtime'],
  ['zopiclone 7.5 as I climb into bed', 'bedtime'],
])('%s: %s', (text, slot) => {
  expect(medicines(text)).toMatchObject([{ status: 'taking', slots: [slot] }]);
});

test('together with the previous entry', () => {
  expect(supplements('valerian at bedtime, and a passionflower capsule with it')).toMatchObject([
    { slots: ['bedtime'] },
    { id: 'passionflower', slots: ['bedtime'] },
  ]);
});
