import { expect, it } from 'vitest';
import { alertKey } from './alert-key.ts';
import type { Alert } from './recommendation.ts';

const alert: Alert = {
  id: 'spelling-guessed',
  severity: 'warning',
  title: 'Did we read this right?',
  message: 'We read it so.',
  because: [
    { field: 'prescriptionMedsList', value: 'zolof' },
    { field: 'otcSupplementsList', value: 'magnezium' },
  ],
  sources: [],
  about: [{ text: 'zolof', name: 'sertraline' }],
  actions: [],
};

it('is the same for the same cause, whatever the words and the order', () => {
  const again = { ...alert, title: 'Another title', message: 'Other words', because: alert.because.toReversed() };
  expect(alertKey(again)).toBe(alertKey(alert));
});

it('is another one for another cause or a graver alert, so that the person is asked anew', () => {
  const others = [
    { ...alert, because: [] },
    { ...alert, about: [{ text: 'zolof', name: 'zolpidem' }] },
    { ...alert, severity: 'urgent' as const },
    { ...alert, id: 'another' },
  ];
  expect(new Set([alert, ...others].map(alertKey)).size).toBe(5);
});

it('tells nothing of what was written', () => {
  expect(alertKey(alert)).toMatch(/^spelling-guessed-warning-[0-9a-f]{8}$/);
});
