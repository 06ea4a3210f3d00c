import type { Exclusion, Recommendation, SuggestedSupplement } from '@evidose/contract';
import { expect, test } from 'vitest';
import { distinctReasons } from '../../../components/plan/distinct-reasons.ts';
import { byWish } from './by-wish.ts';

const item = (id: string) => ({ id, name: id.toUpperCase() }) as SuggestedSupplement;
const left = (id: string, kind: 'budget' | 'interaction') =>
  ({ id, name: id, reasons: [{ kind, message: '', because: [], sources: [] }] }) as Exclusion;
const planOf = (plan: Partial<Recommendation>) => plan as Recommendation;

test('every goal is answered, every supplement stands once, and what is needed otherwise follows', () => {
  const { wishes, others } = byWish(
    planOf({
      supplements: [item('d3'), item('iron'), item('b12')],
      excluded: [left('msm', 'budget'), left('glucosamine', 'interaction')],
      wishes: [
        { goal: 'energy', served: ['iron', 'gone'], leftOut: [], instead: null },
        { goal: 'focus', served: ['iron', 'b12'], leftOut: [], instead: null },
        { goal: 'joints', served: [], leftOut: ['msm', 'glucosamine'], instead: 'Strength training.' },
        { goal: 'general-wellness', served: [], leftOut: [], instead: null },
      ],
    }),
  );
  expect(wishes.map(({ title, items, alsoServed }) => [title, items.map(({ id }) => id), alsoServed])).toEqual([
    ['More energy', ['iron'], []],
    ['Sharper focus', ['b12'], ['IRON']],
    ['Comfortable joints', [], []],
  ]);
  expect(wishes[2]).toMatchObject({ leftOut: [{ id: 'glucosamine' }, { id: 'msm' }], instead: 'Strength training.' });
  expect(others.map(({ id }) => id)).toEqual(['d3']);
});

test('a plan from before goals were answered shows everything as it was', () => {
  expect(byWish(planOf({ supplements: [item('d3')], excluded: [], wishes: [] }))).toEqual({
    wishes: [],
    others: [item('d3')],
  });
});

test('a reason is not given twice in almost the same words; the better founded one stays with both sources', () => {
  const reason = (message: string, evidence: 'A' | 'B', source: string) => ({
    field: 'f',
    value: 'v',
    message,
    evidence,
    sources: [source],
  });
  const kept = distinctReasons([
    reason('Your vitamin D is low, and you see little sun.', 'B', 'x'),
    reason('Your blood vitamin D is low.', 'A', 'y'),
    reason('Calcium alone does not strengthen bones.', 'B', 'z'),
  ]);
  expect(kept.map(({ message, sources }) => [message, sources])).toEqual([
    ['Your blood vitamin D is low.', ['y', 'x']],
    ['Calcium alone does not strengthen bones.', ['z']],
  ]);
});
