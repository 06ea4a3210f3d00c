import { describe, expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

describe('the dose of today', () => {
  test('half a tablet is not a brand', () => {
    expect(medicines('half an aspirin a day')).toMatchObject([{ id: 'aspirin' }]);
  });

  test('a medicine now taken only as needed was not stopped', () => {
    expect(medicines('used to take omeprazole every day, now only when I have a curry')).toMatchObject([
      { status: 'as-needed' },
    ]);
    expect(medicines('stopped warfarin, now on apixaban')).toMatchObject([{ status: 'stopped' }, { status: 'taking' }]);
  });

  test('"not used" applies to the name, "not taken" to the rest', () => {
    expect(medicines('domperidone - hospital gave me, not using')).toMatchObject([{ status: 'not-taking' }]);
    expect(medicines('ramipril 5mg, not taking anything else')).toMatchObject([{ status: 'taking' }]);
    expect(medicines('the doctor mentioned metformin but nothing decided')).toMatchObject([{ status: 'planned' }]);
  });
});

describe('a time that heads a line', () => {
  test('applies to everything taken then', () => {
    const text = 'In the morning I take ramipril, aspirin and bisoprolol. At night simvastatin';
    expect(medicines(text).map(({ slots }) => slots)).toEqual([
      ['breakfast'],
      ['breakfast'],
      ['breakfast'],
      ['bedtime'],
    ]);
  });

  test('applies until an entry has its own time', () => {
    const text = 'my morning tablets are ramipril 10mg and aspirin 75mg, metformin 500mg bd, and at night atorvastatin';
    expect(medicines(text).map(({ slots }) => slots)).toEqual([
      ['breakfast'],
      ['breakfast'],
      ['breakfast', 'dinner'],
      ['bedtime'],
    ]);
  });

  test('applies to both of two single tablets before another time', () => {
    expect(medicines('one 5mg amlodipine and one 10mg ramipril every morning')).toMatchObject([
      { amount: 5, slots: ['breakfast'] },
      { amount: 10, slots: ['breakfast'] },
    ]);
  });
});

test('leaves the other entries their usual times beside a dose with its own', () => {
  expect(medicines('gabapentin 300 mg TID, 600 at hs')).toMatchObject([
    { amount: 1500, slots: ['breakfast', 'lunch', 'dinner', 'bedtime'] },
  ]);
});

describe('components and uncertainty', () => {
  test('the content of a capsule is not another dose', () => {
    expect(supplements('omega 3 1000mg (300mg EPA/200mg DHA) twice daily')).toMatchObject([
      { amount: 2000, slots: ['breakfast', 'dinner'] },
    ]);
  });

  test('an amount of each applies to all', () => {
    expect(supplements('resveratrol & nmn 500mg each')).toMatchObject([{ amount: 500 }, { amount: 500 }]);
    expect(supplements('zinc and magnesium 2 capsules 200mg each')[0]?.amount).toBe(15);
  });

  test('not knowing the amount is not a second entry', () => {
    expect(supplements('calcium, not sure how much')).toMatchObject([{ id: 'calcium' }]);
    expect(supplements('calcium and something else, not sure what')).toHaveLength(2);
  });

  test('a spoon needs no number', () => {
    expect(supplements('spirulina tsp in smoothie')).toMatchObject([{ id: 'spirulina' }]);
  });

  test('a shop and a purpose name nothing', () => {
    expect(supplements('something for joints from Holland & Barrett')).toMatchObject([{ id: null }]);
  });
});
