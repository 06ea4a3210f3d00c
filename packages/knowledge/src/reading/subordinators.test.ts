import { describe, expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

const read = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe('a stopped or denied medicine is neither its replacement nor the reason', () => {
  test('the same among supplements', () => {
    expect(supplements('Garlic capsules - stopped when I was put on warfarin')).toMatchObject([
      { id: 'garlic', status: 'stopped' },
      { id: 'warfarin', status: 'taking' },
    ]);
  });

  test('a denied list stays denied', () => {
    expect(read('no aspirin, warfarin or clopidogrel')).toEqual([
      'aspirin not-taking',
      'warfarin not-taking',
      'clopidogrel not-taking',
    ]);
    expect(read('due to start apixaban on Monday')).toEqual(['apixaban planned']);
  });
});

describe('a purpose it does not serve does not change its status', () => {
  test.each(['ibuprofen for pain never', 'ibuprofen for pain, not allowed'])('%s', (text) => {
    expect(medicines(text)).toMatchObject([{ status: 'not-taking' }]);
  });
});

describe('one time of several', () => {
  const times = (text: string) => medicines(text).map(({ slots }) => slots?.join() ?? null);

  test.each([
    ['ramipril 5mg, bisoprolol 2.5mg, aspirin 75mg one of each every morning', ['breakfast', 'breakfast', 'breakfast']],
    [
      'one each of ramipril 5mg, aspirin 75mg and bisoprolol 2.5mg every morning',
      ['breakfast', 'breakfast', 'breakfast'],
    ],
    ['amlodipine 5mg one in the morning and ramipril 10mg same time', ['breakfast', 'breakfast']],
    ['simvastatin at night, mirtazapine at the same time every day', ['bedtime', null]],
    ['lansoprazole 30mg before me breakfast', ['on-waking']],
    ['metformin 500mg with his dinner', ['dinner']],
  ])('%s', (text, expected) => {
    expect(times(text)).toEqual(expected);
  });

  test('a count of each is the number taken', () => {
    expect(medicines('senna 7.5mg, paracetamol 500mg, two of each at night')).toMatchObject([
      { amount: 15 },
      { amount: 1000 },
    ]);
  });
});

describe('sentences that change direction', () => {
  test('a combination is denied as a whole', () => {
    expect(supplements('no calcium with magnesium')).toMatchObject([
      { status: 'not-taking' },
      { status: 'not-taking' },
    ]);
  });
});

describe('numbers of other things, halves and days', () => {
  test.each([
    ['mirtazapine 15mg, wake 4 times a night', 15],
    ['solifenacin 5mg but I am up twice in the night to pee', 5],
    ['sertraline - cut the 100mg in half so 50 a day', 50],
    ['losartan, I halve the 100mg', 50],
    ['bisoprolol 5 mg media pastilla por la mañana', 2.5],
    ['omeprazol 20 mg en ayunas, por la mañana', 20],
    ['L-Thyroxin 50 Mo-Fr, 75 Sa-So', 57],
    ['levodopa 100mg on waking, breakfast, lunch and tea', 400],
  ])('%s: %s', (text, amount) => {
    expect(Math.round((medicines(text)[0]?.amount ?? 0) * 2) / 2).toBe(amount);
  });
});
