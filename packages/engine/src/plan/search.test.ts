import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formOf, indicationOf, supplementOf, whenOf } from '../../test/knowledge.ts';
import { idsOf, planOf } from '../../test/plan.ts';
import type { Indication, Supplement } from '../knowledge.ts';
import { NEED_WORTH, SECOND_WORTH, WISH_WORTH } from './value.ts';

const GOALS = ['energy', 'sleep', 'focus', 'skin'] as const;

interface Sketch {
  readonly cost: number;
  readonly kind: Indication['kind'];
  readonly evidence: Indication['evidence'];
  readonly goals: readonly (typeof GOALS)[number][];
}

const sketch: fc.Arbitrary<Sketch> = fc.record({
  cost: fc.integer({ min: 2, max: 30 }),
  kind: fc.constantFrom('need', 'wish', 'wish'),
  evidence: fc.constantFrom('A', 'B', 'C'),
  goals: fc.uniqueArray(fc.constantFrom(...GOALS), { minLength: 1, maxLength: 3 }),
});

const supplementFrom = ({ cost, kind, evidence, goals }: Sketch, i: number): Supplement =>
  supplementOf({
    id: `s${i}`,
    indications: goals.map((goal) => indicationOf({ id: goal, kind, evidence, when: whenOf({ healthGoals: goal }) })),
    forms: [formOf({ price: { usd: cost, atDailyDose: 100 } })],
  });

/** The value of a set by the rules, without a search: needs, then the best supplement per wish, then a second. */
function worthOf(set: readonly Sketch[]): number {
  let worth = 0;
  for (const { kind, evidence } of set) if (kind === 'need') worth += NEED_WORTH[evidence];
  for (const goal of GOALS) {
    const helps = set
      .filter(({ kind, goals }) => kind === 'wish' && goals.includes(goal))
      .map(({ evidence }) => WISH_WORTH[evidence]);
    const best = Math.max(0, ...helps);
    worth += best;
    if (helps.filter((help) => help >= WISH_WORTH.B).length >= 2) worth += SECOND_WORTH;
  }
  return worth;
}

function isAllowed(set: readonly Sketch[], budget: number): boolean {
  const cost = set.reduce((sum, each) => sum + each.cost, 0);
  const weak = set.filter(({ kind, evidence }) => kind === 'wish' && evidence === 'C').length;
  return cost <= budget && set.length <= 7 && weak <= 2;
}

function bestByTrying(all: readonly Sketch[], budget: number): number {
  let best = 0;
  for (let bits = 0; bits < 1 << all.length; bits++) {
    const set = all.filter((_, i) => bits & (1 << i));
    if (isAllowed(set, budget)) best = Math.max(best, worthOf(set));
  }
  return best;
}

const isPlainNeed = ({ kind, evidence }: Sketch): boolean => kind === 'need' && evidence !== 'C';

describe('the choice', () => {
  test('is worth as much as the best of all sets', () => {
    fc.assert(
      fc.property(
        fc.array(sketch, { minLength: 1, maxLength: 7 }),
        fc.constantFrom('under-25', '25-50', 'no-limit'),
        (all, budgetRange) => {
          const budget = { 'under-25': 25, '25-50': 50, 'no-limit': Number.POSITIVE_INFINITY }[budgetRange];
          const plan = planOf({ supplements: all.map(supplementFrom) }, { healthGoals: [...GOALS], budgetRange });
          const chosen = all.filter((_, i) => idsOf(plan).includes(`s${i}`));
          expect(isAllowed(chosen, budget)).toBe(true);
          if (all.every((each) => !isPlainNeed(each) || chosen.includes(each)))
            expect(worthOf(chosen)).toBe(bestByTrying(all, budget));
          // While the budget leaves a plain need unmet, no money goes to a wish.
          else expect(chosen.filter(({ kind }) => kind === 'wish')).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is not the first that comes: two cheap ones may beat a dear one of the same grade', () => {
    const supplements = [
      supplementFrom({ cost: 24, kind: 'wish', evidence: 'B', goals: ['energy'] }, 0),
      supplementFrom({ cost: 12, kind: 'wish', evidence: 'B', goals: ['sleep'] }, 1),
      supplementFrom({ cost: 12, kind: 'wish', evidence: 'B', goals: ['focus'] }, 2),
    ];
    expect(idsOf(planOf({ supplements }, { healthGoals: [...GOALS], budgetRange: 'under-25' }))).toEqual(['s1', 's2']);
  });

  test('puts a need before any number of wishes, and evidence before number', () => {
    const need = supplementFrom({ cost: 24, kind: 'need', evidence: 'C', goals: ['energy'] }, 0);
    const wishes = [1, 2].map((i) =>
      supplementFrom({ cost: 5, kind: 'wish', evidence: 'A', goals: [i === 1 ? 'sleep' : 'focus'] }, i),
    );
    expect(
      idsOf(planOf({ supplements: [...wishes, need] }, { healthGoals: [...GOALS], budgetRange: 'under-25' })),
    ).toEqual(['s0']);
    const strong = supplementFrom({ cost: 24, kind: 'wish', evidence: 'A', goals: ['energy'] }, 0);
    const weak = [1, 2].map((i) =>
      supplementFrom({ cost: 5, kind: 'wish', evidence: 'C', goals: [i === 1 ? 'sleep' : 'focus'] }, i),
    );
    expect(
      idsOf(planOf({ supplements: [...weak, strong] }, { healthGoals: [...GOALS], budgetRange: 'under-25' })),
    ).toEqual(['s0']);
  });

  test('never goes by price where the budget does not bind', () => {
    const supplements = [
      supplementFrom({ cost: 2, kind: 'wish', evidence: 'B', goals: ['energy'] }, 0),
      supplementFrom({ cost: 90, kind: 'wish', evidence: 'A', goals: ['energy'] }, 1),
    ];
    expect(idsOf(planOf({ supplements }, { healthGoals: ['energy'], budgetRange: 'no-limit' }))[0]).toBe('s1');
  });

  test('is short for someone who rarely keeps up', () => {
    const supplements = GOALS.map((goal, i) =>
      supplementFrom({ cost: 5, kind: 'wish', evidence: 'A', goals: [goal] }, i),
    );
    expect(
      planOf({ supplements }, { healthGoals: [...GOALS], supplementAdherence: 'rarely' }).supplements,
    ).toHaveLength(3);
  });
});
