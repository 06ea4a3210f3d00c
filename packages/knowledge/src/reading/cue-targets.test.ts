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

  it.each([
    'metformin 500mg\nsmoker - no',
    'metformin 500mg\nC - no',
    'metformin 500mg. Smoker? No',
    'metformin 500mg. Do you drink? no',
    'metformin 500mg\npregnant? no',
    'metformin 500mg, pregnant - no',
    'metformin 500mg\nvegetarian - no',
    'metformin 500mg nightly\nfamily history - no',
    'metformin 500mg, kids - no',
    'metformin 500mg\ndiabetic parents - no',
    'metformin 500mg\nasthma - no',
    'smoker - no\nmetformin 500mg',
    'metformin 500mg, the pain would not stop',
    'metformin 500mg, 30% off at Boots',
    'metformin 500mg. 20 percent off this week',
    'metformin 500mg. I got cut off on the phone',
    'metformin 500mg. I am never off before 7',
    'metformin 500mg, no phone at the moment',
    'metformin 500mg. No car so please ring',
    'metformin 500mg, not keen on gummies',
    'metformin 500mg. Starting physio next week',
    'metformin 500mg\nstarting a new job soon',
    'metformin 500mg, starting radiotherapy next month',
  ])('does not let a question about something else deny a medicine: %s', (text) => {
    expect(medicines(text)).toMatchObject([{ id: 'metformin', status: 'taking' }]);
  });

  it.each([
    ['insulin\non it now - no', 'not-taking'],
    ['ramipril 5mg\nstill on it? no', 'not-taking'],
    ['ramipril? no', 'not-taking'],
    ['Inj. Tresiba - STOP', 'stopped'],
    ['Tresiba 10 units - stop\n', 'stopped'],
    ['ramipril: STOP', 'stopped'],
  ])('lets a question about the medicine deny it, until an order: %s', (text, status) => {
    expect(medicines(text)).toMatchObject([{ status }]);
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
