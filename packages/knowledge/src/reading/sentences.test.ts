import { describe, expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

describe('a reason for the medicine does not say that the person has it', () => {
  test('one is not stopped because another was, with words between them', () => {
    const text = 'aspirin because I had a heart attack and clopidogrel which I stopped after a year';
    expect(medicines(text)).toMatchObject([{ status: 'taking' }, { status: 'stopped' }]);
    expect(medicines('aspirin and clopidogrel stopped in May')).toMatchObject([
      { status: 'stopped' },
      { status: 'stopped' },
    ]);
  });

  test('a replacement is another entry', () => {
    expect(medicines('ramipril as losartan was stopped')).toMatchObject([
      { id: 'ramipril', status: 'taking' },
      { id: 'losartan', status: 'stopped' },
    ]);
    expect(medicines('sertraline, started it back in 2019')).toMatchObject([{ status: 'taking' }]);
  });
});

describe('a dose at another time', () => {
  test('a time at which it is not taken is not its time', () => {
    expect(medicines('bisoprolol 2.5 at midday not mornings as i was dizzy')).toMatchObject([
      { amount: 2.5, status: 'taking', slots: ['lunch'] },
    ]);
    expect(medicines('not taking amlodipine at night')).toMatchObject([{ status: 'not-taking' }]);
  });

  test('before “I take” it belongs to what is named there', () => {
    const text = 'in the morning its levothyroxine seventy five and then before bed i take simvastatin twenty';
    expect(medicines(text)).toMatchObject([
      { amount: 75, slots: ['breakfast'] },
      { amount: 20, slots: ['bedtime'] },
    ]);
  });

  test('after “and a” it applies to both', () => {
    expect(supplements('omega 3 and a multi with breakfast')).toMatchObject([
      { slots: ['breakfast'] },
      { slots: ['breakfast'] },
    ]);
  });
});

describe('a count before a form', () => {
  test('is a strength where no one takes that many', () => {
    expect(medicines('omeprazole 20 caps')).toMatchObject([{ amount: 20 }]);
  });

  test('is a pack, or that many from it', () => {
    expect(medicines('omeprazole 28 caps')[0]?.amount).toBeUndefined();
    expect(medicines('paracetamol 500mg 8 tablets a day')).toMatchObject([{ amount: 4000 }]);
  });
});

describe('ordinary sentences', () => {
  test.each([
    'work in a zinc and copper plating factory',
    'patch of dry skin, drop foot, plaster cast off on friday',
    'collect my prescription from Boots on the high street every 28 days',
    'a copper bracelet',
    'lithium batteries',
  ])('%s: nothing is taken', (text) => {
    expect(medicines(text).filter(({ status }) => status !== 'not-taking')).toEqual([]);
  });

  test('a function word does not end a brand', () => {
    expect(medicines('metformin as needed')).toMatchObject([{ id: 'metformin', status: 'as-needed' }]);
  });

  test('an unknown word about a need is not a medicine, but one after “I take” is', () => {
    expect(medicines('loratadine when the pollens bad')).toMatchObject([{ id: 'loratadine', status: 'as-needed' }]);
    expect(medicines('when I get a headache I take Quorvaxin')).toMatchObject([{ id: null }]);
  });

  test('a shop item without a name is still reported', () => {
    expect(supplements('the stuff from Holland & Barrett')).toMatchObject([{ id: null }]);
    expect(supplements('zinc and copper')).toMatchObject([{ id: 'zinc' }, { id: 'copper' }]);
  });
});
