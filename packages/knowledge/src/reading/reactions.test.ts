import { expect, test } from 'vitest';
import { medicines } from './try.ts';

test.each([
  'Penicillin - rash',
  'penicillin (bad rash)',
  'codeine: sick',
  'erythromycin – vomiting',
  'trimethoprim (itching)',
])('%s: what it did to somebody, and nothing that is taken', (text) => {
  expect(medicines(text)).toMatchObject([{ status: 'not-taking' }]);
});

test('in a list it speaks of its own medicine alone', () => {
  expect(medicines('Penicillin - hives, metformin 500mg, codeine - vomiting')).toMatchObject([
    { status: 'not-taking' },
    { id: 'metformin', status: 'taking' },
    { status: 'not-taking' },
  ]);
});

test.each([
  'cetirizine - hives',
  'prednisolone - rash',
  'ondansetron - vomiting',
  'furosemide - swelling',
  'ibuprofen - swelling',
  'amoxicillin 500mg tds - rash',
  'clarithromycin for rash',
  'doxycycline - acne',
])('%s: what it is for', (text) => {
  expect(medicines(text)).toMatchObject([{ status: 'taking' }]);
});
