import { describe, expect, test } from 'vitest';
import type { CompiledCriterion } from './atoms.ts';
import { type Asked, mayHold, surelyHolds } from './holds.ts';

/** The fact a rule wants, and the one that excepts from it. */
const WANTED = 0;
const EXCEPTION = 1;
type How = 'sure' | 'possible' | 'absent';

const asked = (wanted: How, exception: How = 'absent'): Asked => {
  const facts = [wanted, exception];
  return {
    certain: facts.map((how) => (how === 'sure' ? 1 : 0)),
    possible: facts.map((how) => (how === 'absent' ? 0 : 1)),
    numbers: [20, Number.NaN],
  };
};
const fact = (atom: number): CompiledCriterion => ({ field: 'f', atoms: [atom], number: -1, atLeast: 0, below: 0 });
const number = (at: number, atLeast: number, below: number): CompiledCriterion => ({
  field: 'n',
  atoms: null,
  number: at,
  atLeast,
  below,
});
const rule = { all: [fact(WANTED)], unless: [fact(EXCEPTION)] };

describe('a rule with an exception', () => {
  test.each([
    // wanted, exception, speaks for (surely), speaks against (may)
    ['sure', 'absent', true, true],
    ['sure', 'possible', false, true],
    ['sure', 'sure', false, false],
    ['possible', 'absent', false, true],
    ['possible', 'possible', false, true],
    ['possible', 'sure', false, false],
    ['absent', 'absent', false, false],
    ['absent', 'possible', false, false],
    ['absent', 'sure', false, false],
  ] as const)('that is %s while the exception is %s: for %s, against %s', (wanted, exception, isFor, isAgainst) => {
    expect(surelyHolds(rule, asked(wanted, exception))).toBe(isFor);
    expect(mayHold(rule, asked(wanted, exception))).toBe(isAgainst);
  });

  test('needs every one of its criteria', () => {
    const both = { all: [fact(WANTED), fact(EXCEPTION)], unless: [] };
    expect([surelyHolds(both, asked('sure', 'possible')), mayHold(both, asked('sure', 'possible'))]).toEqual([
      false,
      true,
    ]);
    expect([surelyHolds(both, asked('sure', 'absent')), mayHold(both, asked('sure', 'absent'))]).toEqual([
      false,
      false,
    ]);
    expect(surelyHolds(both, asked('sure', 'sure'))).toBe(true);
  });

  test('is off at any one of its exceptions', () => {
    const two = { all: [fact(WANTED)], unless: [number(0, 100, 200), fact(EXCEPTION)] };
    expect(mayHold(two, asked('sure', 'sure'))).toBe(false);
    expect(mayHold(two, asked('sure', 'absent'))).toBe(true);
  });
});

describe('a number', () => {
  const holds = (at: number, atLeast: number, below: number) =>
    mayHold({ all: [number(at, atLeast, below)], unless: [] }, asked('absent'));
  test.each([
    [20, 21, true],
    [19, 20, false],
    [20.5, 30, false],
  ])('from %s to below %s holds 20: %s', (atLeast, below, isIn) => {
    expect(holds(0, atLeast, below)).toBe(isIn);
  });
  test('that was not given is in no range', () => {
    expect(holds(1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)).toBe(false);
  });
});
