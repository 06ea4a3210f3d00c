import type { Alert } from '@evidose/contract';
import { expect, test } from 'vitest';
import { oneACause } from './one-cause.ts';

const alert = (id: string, changes: Partial<Alert> = {}): Alert => ({
  id,
  severity: 'warning',
  title: id,
  message: `${id}.`,
  because: [],
  sources: [],
  about: [],
  actions: [],
  ...changes,
});
const own = (text: string) => ({ field: 'otcSupplementsList', value: text });
const lab = (name: string) => ({ field: `labResults.${name}`, value: '1' });
const ids = (alerts: readonly Alert[]) => oneACause(alerts).map(({ id }) => id);

test('what follows from one value is one alert, with the words, answers and sources of both', () => {
  const [first, ...others] = oneACause([
    alert('lab-kidney-failure', { because: [lab('egfr')], sources: ['a'] }),
    alert('ask-about-magnesium', {
      message: 'Weak kidneys cannot clear it. Ask your doctor or pharmacist before you take more of it.',
      because: [own('mag'), lab('egfr')],
      sources: ['b'],
      about: [{ text: 'mag', name: 'Magnesium' }],
    }),
  ]);
  expect(others).toEqual([]);
  expect(first?.message).toBe(
    'lab-kidney-failure. Weak kidneys cannot clear it. Ask your doctor or pharmacist before you take more of Magnesium.',
  );
  expect(first?.because).toEqual([lab('egfr'), own('mag')]);
  expect(first?.sources).toEqual(['a', 'b']);
  expect(first?.about).toEqual([{ text: 'mag', name: 'Magnesium' }]);
});

test('two values are two alerts', () => {
  expect(ids([alert('a', { because: [lab('egfr')] }), alert('b', { because: [lab('tsh')] })])).toEqual(['a', 'b']);
});

test('a plain danger of what is taken is told with the alert that names it', () => {
  const host = alert('sport', { because: [own('DMAA'), { field: 'exerciseDays', value: '6' }] });
  const age = { field: 'age', value: '30' };
  expect(ids([host, alert('ask-about-dmaa', { because: [own('DMAA'), age] })])).toEqual(['sport']);
  expect(ids([host, alert('ask-about-other', { because: [own('other')] })])).toEqual(['sport', 'ask-about-other']);
  const pressure = { field: 'medicalConditions', value: 'hypertension' };
  expect(ids([host, alert('ask-about-dmaa', { because: [own('DMAA'), pressure] })])).toHaveLength(2);
  // Not about current supplements, so both stay: two rules may concern one thing.
  expect(ids([host, alert('other-rule', { because: [own('DMAA')] })])).toHaveLength(2);
});

test('a graver alert is never hidden in a lesser one', () => {
  const urgent = alert('ask-about-x', { severity: 'urgent', because: [own('x')] });
  expect(ids([alert('host', { because: [own('x')] }), urgent])).toEqual(['host', 'ask-about-x']);
});

test('too much of a nutrient goes with the test that is high, not with one that is low', () => {
  const over = alert('over-limit-vitamin-d', { because: [own('D')] });
  const ask = alert('ask-about-vitamin-d3', { because: [own('D'), { field: 'medicalConditions', value: 'other' }] });
  const high = alert('lab-vitamin-d-high', { because: [lab('vitaminD')] });
  const low = alert('lab-vitamin-d-low', { because: [lab('vitaminD')] });
  expect(ids([high, over])).toEqual(['lab-vitamin-d-high']);
  expect(ids([high, ask])).toEqual(['lab-vitamin-d-high']);
  expect(ids([low, over])).toHaveLength(2);
  expect(ids([alert('lab-calcium-high', { because: [lab('calcium')] }), over])).toHaveLength(2);
});

test('of two as grave the one that says more than the value gives the title', () => {
  const value = alert('lab-calcium-high', { because: [lab('calcium')] });
  const beside = alert('high-calcium-and-water-pill', { because: [lab('calcium')] });
  expect(ids([value, beside])).toEqual(['high-calcium-and-water-pill']);
  expect(ids([value, alert('ask-about-calcium', { because: [lab('calcium')] })])).toEqual(['lab-calcium-high']);
  expect(ids([value, { ...beside, severity: 'info' as const }])).toEqual(['lab-calcium-high']);
});

test('a sentence is said once, and the question is left out where the alert forbids it by name', () => {
  const [merged] = oneACause([
    alert('high-iron', { message: 'Too much. Take no Iron.', because: [lab('ferritin')] }),
    alert('ask-about-iron', {
      message: 'Too much. It builds up. Ask your doctor or pharmacist before you take more of it.',
      because: [lab('ferritin')],
      about: [{ text: 'fe', name: 'Iron' }],
    }),
  ]);
  expect(merged?.message).toBe('Too much. Take no Iron. It builds up.');
});
