import { SLOT_HOURS, type Slot } from '@evidose/contract';
import { expect, test } from 'vitest';
import type { Apart, Dose } from '../today/dose.ts';
import { apartPairs } from './apart-pairs.ts';

const dose = (name: string, slot: Slot, apart: Apart[] = [], change: Partial<Dose> = {}): Dose => ({
  id: name,
  name,
  strength: '',
  otherName: '',
  written: '',
  text: name,
  when: slot,
  slot,
  kind: 'own',
  form: 'unsaid',
  count: 1,
  amount: '',
  apart,
  rhythm: '',
  done: 'Taken',
  care: null,
  ...change,
});
const from = (name: string, hours: number | null) => [{ from: name, hours }];

test('a pair is found by our name for it, and measured at its nearest times', () => {
  const thyroid = dose('Synthroid', 'on-waking', [], { otherName: 'levothyroxine' });
  const calcium = (slot: Slot) => dose('Calcium', slot, from('levothyroxine', 4));
  expect(apartPairs([thyroid, calcium('dinner'), calcium('lunch')], SLOT_HOURS)).toEqual([
    { names: ['Synthroid', 'Calcium'], slots: ['on-waking', 'lunch'], needed: 4, kept: 6 },
  ]);
});

test('a pair that names each other is one pair', () => {
  const pair = [dose('Calcium', 'lunch', from('Iron', 2)), dose('Iron', 'dinner', from('Calcium', 2))];
  expect(apartPairs(pair, SLOT_HOURS)).toHaveLength(1);
});

test('what has no time, or no hours, is no pair', () => {
  const iron = dose('Iron', 'breakfast', [], { when: 'any-time' });
  expect(apartPairs([iron, dose('Calcium', 'lunch', from('Iron', 2))], SLOT_HOURS)).toEqual([]);
  expect(apartPairs([dose('Iron', 'dinner'), dose('Calcium', 'lunch', from('Iron', null))], SLOT_HOURS)).toEqual([]);
});
