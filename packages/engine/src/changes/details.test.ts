import type { CurrentReview, Recommendation } from '@evidose/contract';
import { recommendationOf, supplementOf } from '@evidose/contract/testing';
import { describe, expect, test } from 'vitest';
import { planDetails } from './details.ts';

const plan = (change: Partial<Recommendation> = {}) => recommendationOf([supplementOf()], change);
const own = (change: Partial<CurrentReview> = {}): CurrentReview => ({
  text: 'turmeric 500 mg',
  id: 'turmeric',
  name: 'Turmeric',
  dose: { amount: 500, unit: 'mg', assumed: false },
  guessed: false,
  status: 'taking',
  slots: null,
  doubt: null,
  route: null,
  prescribed: false,
  product: null,
  supplies: [],
  verdict: 'keep',
  message: 'Fine.',
  interactions: [],
  sources: [],
  ...change,
});
const alert = {
  id: 'a',
  severity: 'warning' as const,
  title: 'Take care',
  message: 'm',
  because: [{ field: 'labResults.ferritin', value: '8' }],
  sources: [],
  about: [],
  actions: [],
};
const at = (slot: 'breakfast' | 'bedtime') => ({
  slot,
  items: [{ kind: 'supplement' as const, id: 'turmeric', name: 'Turmeric' }],
  note: '',
});
const excluded = (message: string) => [
  { id: 'iron', name: 'Iron', reasons: [{ kind: 'lab' as const, message, because: [], sources: [] }] },
];
const shown = (before: Recommendation, after: Recommendation) =>
  planDetails(before, after).map((row) => `${row.kind} ${row.name}: ${row.before} → ${row.after}`);

test('two equal plans differ in nothing', () => {
  const full = { alerts: [alert], currentSupplements: [own()], schedule: [at('breakfast')], excluded: excluded('m') };
  expect(planDetails(plan(full), plan(full))).toEqual([]);
});

describe('what a person acts on is told, one by one', () => {
  test.each<[string, Partial<Recommendation>, Partial<Recommendation>, string]>([
    [
      'a verdict',
      { currentSupplements: [own()] },
      { currentSupplements: [own({ verdict: 'stop-and-ask' })] },
      'own Turmeric: You may keep it → Stop and ask',
    ],
    [
      'another reason for the same verdict',
      { currentSupplements: [own()] },
      { currentSupplements: [own({ message: 'Fine, but watch it.' })] },
      'own Turmeric: You may keep it → You may keep it',
    ],
    ['an alert', {}, { alerts: [alert] }, 'alert Take care: null → Take care'],
    ['an alert that is over', { alerts: [alert] }, {}, 'alert Take care: Take care → null'],
    [
      'a time',
      { schedule: [at('breakfast')] },
      { schedule: [at('bedtime')] },
      'time Turmeric: With breakfast → At bedtime',
    ],
    [
      'an amount',
      { currentSupplements: [own()] },
      { currentSupplements: [own({ dose: { amount: 900, unit: 'mg', assumed: false } })] },
      'amount Turmeric: 500 mg a day → 900 mg a day',
    ],
    [
      'a caution of what stays',
      {},
      { supplements: [supplementOf({ cautions: [{ message: 'Watch it.', sources: [] }] })] },
      'caution Vitamin D3: null → To mind',
    ],
    [
      'a test',
      {},
      { labSuggestions: [{ id: 'tsh', name: 'TSH', message: 'm', because: [], sources: [] }] },
      'test TSH: null → Worth asking about',
    ],
    ['what is left out', {}, { excluded: excluded('m') }, 'left-out Iron: null → Left out'],
    ['why it is', { excluded: excluded('a') }, { excluded: excluded('b') }, 'left-out Iron: Left out → Left out'],
  ])('%s', (_what, before, after, line) => {
    expect(shown(plan(before), plan(after))).toEqual([line]);
  });
});

test('the answers that the plan names for it stand beside it', () => {
  expect(planDetails(plan(), plan({ alerts: [alert] }))[0]?.answers).toEqual(['labResults']);
});

test('what came or went as a suggestion is told once', () => {
  const bare = recommendationOf([], {
    excluded: [
      { id: 'vitamin-d3', name: 'Vitamin D3', reasons: [{ kind: 'lab', message: 'm', because: [], sources: [] }] },
    ],
  });
  expect(planDetails(plan(), bare)).toEqual([]);
});
