import { describe, expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

describe('a repeated frequency', () => {
  test('makes the medicine as-needed when it is missing', () => {
    expect(medicines('Ibuprofen 400mg not every day')).toMatchObject([{ status: 'as-needed' }]);
  });
});

describe('a medicine kept for a future need is still current', () => {
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
  test.each(['ibuprofen 400, sometimes at night', 'ibuprofen 400mg, rarely'])('%s', (text) => {
    expect(medicines(text)).toMatchObject([{ status: 'as-needed' }]);
  });
});

describe('a medicine that did not work was taken', () => {
  test('a medicine that was offered and refused', () => {
    expect(medicines('Was offered Ozempic but said no thank you. Metformin 1g bd')).toMatchObject([
      { id: 'semaglutide', status: 'not-taking' },
      { id: 'metformin', status: 'taking' },
    ]);
  });
});

describe('a class followed by a comma and the medicine is one entry', () => {
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

test('together with the previous entry', () => {
  expect(supplements('valerian at bedtime, and a passionflower capsule with it')).toMatchObject([
    { slots: ['bedtime'] },
    { id: 'passionflower', slots: ['bedtime'] },
  ]);
});
