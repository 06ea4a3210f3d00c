import type { UnderstoodName } from '@evidose/contract';
import { expect, test } from 'vitest';
import { readingText } from './reading-text.ts';

const itemOf = (change: Partial<UnderstoodName>): UnderstoodName => ({
  text: 'x',
  from: 0,
  to: 1,
  state: 'understood',
  name: 'warfarin',
  parts: [],
  dose: null,
  status: 'taking',
  slots: null,
  countries: [],
  question: null,
  product: null,
  doubt: null,
  line: null,
  entry: null,
  ...change,
});

test.each([
  [{}, 'understood as warfarin'],
  [{ dose: { text: '5 mg', isAssumed: false } }, 'understood as warfarin; 5 mg a day'],
  [
    { dose: { text: '10 mg', isAssumed: false }, rhythm: 'once a week', name: 'alendronate' },
    'understood as alendronate; once a week; about 10 mg a day on average',
  ],
  [
    { dose: { text: '25 µg', isAssumed: true }, name: 'Vitamin D3' },
    'understood as Vitamin D3; no clear amount, so we count 25 µg a day',
  ],
  [{ slots: ['breakfast', 'bedtime'] }, 'understood as warfarin; with breakfast and at bedtime'],
  [{ status: 'stopped' }, 'understood as warfarin; stopped'],
  [{ status: 'not-taking' }, 'understood as warfarin; you don’t take it, so we don’t count it'],
  [{ name: 'aspirin', countries: ['AU', 'NZ'] }, 'understood as aspirin; as sold in Australia and New Zealand'],
  [{ name: 'Exforge', parts: ['amlodipine', 'valsartan'] }, 'understood as Exforge: amlodipine, valsartan'],
  [{ state: 'guessed', name: 'lisinopril' }, 'guessed: lisinopril?'],
  [{ state: 'unknown' }, 'not recognized: we’ll be careful'],
  [
    { product: { id: '1', name: 'Acme Multi', serving: '1 tablet' }, dose: { text: '8 mg', isAssumed: true } },
    'understood as Acme Multi; counted by its label, 1 tablet a day',
  ],
] satisfies [Partial<UnderstoodName>, string][])('%j', (change, text) => {
  expect(readingText(itemOf(change))).toBe(text);
});
