import { type Alert, alertKey } from '@evidose/contract';
import { expect, test } from 'vitest';
import { groupAlerts, isResolved, openAtOnce } from './group-alerts.ts';

const alertOf = (change: Partial<Alert>): Alert => ({
  id: 'a',
  severity: 'warning',
  title: 'A title',
  message: 'A message.',
  because: [{ field: 'prescriptionMedsList', value: 'Eliquis' }],
  sources: [],
  about: [{ text: 'Eliquis', name: 'apixaban' }],
  actions: [],
  ...change,
});

test('alerts of one cause share a box that is as grave as the gravest', () => {
  const groups = groupAlerts([
    alertOf({ id: 'info', severity: 'info', message: 'Less.' }),
    alertOf({ id: 'other', about: [{ text: 'Zolof', name: 'sertraline' }] }),
    alertOf({ id: 'grave', severity: 'urgent', message: 'More.' }),
  ]);
  expect(groups.map(({ severity, messages }) => [severity, messages])).toEqual([
    ['urgent', ['More.', 'Less.']],
    ['warning', ['A message.']],
  ]);
});

test('the thing is named by the person’s word and ours, unless the words of the alert do', () => {
  expect(groupAlerts([alertOf({})])[0]?.about).toEqual(['Eliquis (apixaban)']);
  expect(groupAlerts([alertOf({ message: 'Ask about Eliquis.' })])[0]?.about).toEqual([]);
});

test('an alert of an earlier plan still leads to its answer', () => {
  expect(groupAlerts([alertOf({ because: [{ field: 'labResults.ferritin', value: '8' }] })])[0]?.actions).toEqual([
    { kind: 'open-answer', field: 'labResults' },
    { kind: 'asked-doctor' },
  ]);
});

test('a box is resolved with the last of its alerts, and an urgent one never', () => {
  const first = alertOf({});
  const second = alertOf({ id: 'b' });
  const resolvedAs = (alert: Alert) => ({
    key: alertKey(alert),
    title: '',
    how: 'asked-doctor' as const,
    settledOn: '2026-01-01T00:00:00.000Z',
  });
  const groupsOf = (...alerts: Alert[]) =>
    groupAlerts(alerts).map((group) => isResolved(group, alerts.map(resolvedAs)));
  expect(groupAlerts([first, second]).map((group) => isResolved(group, [resolvedAs(first)]))).toEqual([false]);
  expect(groupsOf(first, second)).toEqual([true]);
  expect(groupsOf(alertOf({ severity: 'urgent' }))).toEqual([false]);
});

test('of equally grave alerts, a reading in doubt comes after what may harm', () => {
  const reading = alertOf({
    id: 'reading',
    about: [],
    title: 'Did we read this right?',
    because: [{ field: 'prescriptionMedsList', value: 'lisinoprl' }],
    actions: [{ kind: 'confirm-reading', field: 'prescriptionMedsList', text: 'lisinoprl', name: 'lisinopril' }],
  });
  const harm = alertOf({
    id: 'harm',
    about: [],
    title: 'Turmeric with warfarin',
    because: [{ field: 'otcSupplementsList', value: 'turmeric' }],
  });
  expect(groupAlerts([reading, harm]).map(({ title }) => title)).toEqual([
    'Turmeric with warfarin',
    'Did we read this right?',
  ]);
});

test.each([
  [0, 9, { urgent: 0, others: 3 }],
  [2, 9, { urgent: 2, others: 3 }],
  [3, 9, { urgent: 3, others: 2 }],
  [5, 9, { urgent: 5, others: 0 }],
  [7, 9, { urgent: 5, others: 0 }],
])('never more than five stand open at once: %i urgent and %i others', (urgent, others, expected) => {
  const made = (severity: Alert['severity'], count: number) =>
    Array.from({ length: count }, (_, i) =>
      alertOf({ id: `${severity}${i}`, severity, about: [{ text: `${severity}${i}`, name: 'x' }] }),
    );
  expect(openAtOnce(groupAlerts([...made('urgent', urgent), ...made('warning', others)]))).toEqual(expected);
});
