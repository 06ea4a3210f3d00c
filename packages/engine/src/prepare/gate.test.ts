import { expect, test } from 'vitest';
import type { CompiledCriterion } from '../criteria/atoms.ts';
import { Gate, lookFor, lookOf } from './gate.ts';

const gate = new Gate(
  [
    { id: 'first', look: lookFor(2) },
    { id: 'always', look: lookOf({ all: [] }) },
    { id: 'of two', look: { atoms: [1, 2], number: -1 } },
    { id: 'of a number', look: { atoms: [], number: 0 } },
    { id: 'last', look: lookFor(0) },
  ],
  ({ look }) => look,
);
const opened = (flags: readonly number[], given = Number.NaN) => gate.open(flags, [given]).map(({ id }) => id);

test('only what the answers do not shut out is asked, in its order', () => {
  expect(opened([0, 0, 0])).toEqual(['always']);
  expect(opened([1, 0, 0])).toEqual(['always', 'last']);
  expect(opened([0, 1, 0])).toEqual(['always', 'of two']);
  expect(opened([0, 0, 0], 0)).toEqual(['always', 'of a number']);
  expect(opened([1, 1, 1], 7)).toEqual(['first', 'always', 'of two', 'of a number', 'last']);
});

const asks = (field: string, ...atoms: number[]): CompiledCriterion => ({
  field,
  atoms: atoms.length === 0 ? null : atoms,
  number: atoms.length === 0 ? 3 : -1,
  atLeast: 0,
  below: 1,
});

test.each([
  ['one answer before one of several', [asks('takes', 4, 5), asks('biologicalSex', 6)], lookFor(6)],
  [
    'a result that few have before one of several',
    [asks('takes', 4, 5), asks('labResults.tsh')],
    { atoms: [], number: 3 },
  ],
  ['one of several before what everybody has', [asks('age'), asks('takes', 4, 5)], { atoms: [4, 5], number: -1 }],
  ['nothing by what everybody has', [asks('age')], { atoms: [], number: -1 }],
])('shuts out by %s', (_, all, look) => {
  expect(lookOf({ all })).toEqual(look);
});
