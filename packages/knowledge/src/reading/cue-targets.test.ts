import { describe, expect, it } from 'vitest';
import { medicines, supplements } from './try.ts';

describe('text about something else', () => {
  it.each([
    ['naproxen 500mg 1 tab po bid with food #60 no refills', 'naproxen', 1000],
    ['atorvastatin 20 mg 1 tab qhs no repeats left', 'atorvastatin', 20],
    ['Reactine 10 mg daily for my cat allergy', 'cetirizine', 10],
    ['loratadine 10mg od for dust allergies', 'loratadine', 10],
    ['Mounjaro 7.5mg weekly on Thursdays, was on the 5 till last month', 'tirzepatide', 1.07143],
    ['zyrtec 10 daily. im a junior at Ohio State, 21, dorm room 412', 'cetirizine', 10],
    ['pregabalin 75 mg 1+0+1', 'pregabalin', 150],
    ['duloxetine 30 mg 0+0+1', 'duloxetine', 30],
  ])('does not deny or multiply a medicine: %s', (text, id, amount) => {
    const [first] = medicines(text);
    expect(first).toMatchObject({ id, amount });
    expect(first?.status).not.toMatch(/not-taking|stopped/);
  });

  it.each(['ramipril 5mg, daily - no', 'ramipril 5mg\nany more - no'])('asks whether it denies it: %s', (text) => {
    expect(medicines(text)).toMatchObject([{ status: 'taking', asked: 'not-taking' }]);
  });

  it('reads a restarted medicine as taken', () => {
    const text = 'I stopped my lipitor for a month bc of leg cramps then the doctor had me start again last week';
    expect(medicines(text)).toMatchObject([{ id: 'atorvastatin', status: 'taking' }]);
  });

  it('does not read a week of something as a weekly dose', () => {
    expect(supplements('finals week stack: ashwagandha 600mg at night')).toMatchObject([{ amount: 600 }]);
    expect(supplements('leg day: creatine 5 g')).toMatchObject([{ amount: 5 }]);
    expect(supplements('vitamin D 50000 IU week')).toMatchObject([{ amount: expect.closeTo(178.6, 0) }]);
  });

  it.each(['ramipril 5mg daily no', 'penicillin allergy', 'ibuprofen - no', 'codeine, allergic'])(
    'keeps a denial: %s',
    (text) => {
      expect(medicines(text)).toMatchObject([{ status: 'not-taking' }]);
    },
  );
});
