import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const doses = (text: string) => medicines(text).map(({ id, amount }) => `${id} ${amount}`);
const told = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe('an hour that is told roughly', () => {
  it.each([
    ['mirtazapine 30mg when I get into bed around nine', 'mirtazapine 30'],
    ['ramipril 5mg at about eight', 'ramipril 5'],
    ['simvastatin 20mg around 10', 'simvastatin 20'],
    ['quetiapine 25mg before bed, half nine or so', 'quetiapine 25'],
    ['omeprazole 20mg roughly eight in the morning', 'omeprazole 20'],
    ['bisoprolol 2.5mg nine ish', 'bisoprolol 2.5'],
    ['bisoprolol 2.5mg towards eleven at night', 'bisoprolol 2.5'],
    ['half past nine ramipril 5mg', 'ramipril 5'],
    ['ten past eight ramipril 5mg', 'ramipril 5'],
    ['ramipril 5mg at twenty past seven in the morning', 'ramipril 5'],
  ])('is no number of tablets: %s', (text, expected) => {
    expect(doses(text)).toEqual([expected]);
  });

  it('ends nothing', () => {
    expect(told('half past nine ramipril 5mg')).toEqual(['ramipril taking']);
  });

  it.each([
    ['gabapentin 300mg around three a day', 'gabapentin 900'],
    ['paracetamol 500mg about 6 a day', 'acetaminophen 3000'],
    ['ibuprofen 200mg about 6 in a day', 'ibuprofen 1200'],
    ['half 10 mg diazepam', 'diazepam 5'],
    ['gliclazide 80mg half with breakfast', 'gliclazide 40'],
    ['ramipril 5mg past three years', 'ramipril 5'],
  ])('leaves a count one: %s', (text, expected) => {
    expect(doses(text)).toEqual([expected]);
  });
});
