import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

test.each([
  'Doliprane 1000 le soir, Levothyrox 75 le matin. Vaccin grippe fait en octobre, mon mari a refusé',
  'Ramipril 5mg und Doliprane. Mein Mann nimmt nichts',
])("another person's action in another language denies nothing: %s", (text) => {
  expect(medicines(text).every(({ id, status }) => id === null || status === 'taking')).toBe(true);
});

test('owners in other languages', () => {
  expect(supplements('Mein Mann nimmt Magnesium, ich nur Vitamin D3 1000 I.E. morgens')).toMatchObject([
    { id: 'magnesium', status: 'not-taking' },
    { id: 'vitamin-d3', status: 'taking' },
  ]);
});

test.each([
  'lisinopril 20 mg daily, spironolactone 12.5 mg daily. EF 35%, d/c weight 171 lb',
  'metamucil 1 tsp at bedtime, iron daily. Had my colonoscopy, 2 polyps, back in 3 years',
  'iron twice a day since the baby (born 14 June, emergency section). 4 hours sleep if lucky',
  'pregabalin 75mg bd for the nerves in my feet',
  'warfarin daily. Gardening if my knees allow',
])('a passing remark neither stops a medicine nor is a need: %s', (text) => {
  expect(medicines(text).map(({ status }) => status)).not.toContain('stopped');
  expect(medicines(text).map(({ status }) => status)).not.toContain('as-needed');
});

test('both are planned', () => {
  expect(supplements('bought dhea 25mg and maca powder, will start both monday')).toMatchObject([
    { id: 'dhea', status: 'planned' },
    { id: 'maca', status: 'planned' },
  ]);
});

test.each(['Lithium level 0.8', 'digoxin level 1.1', 'tacrolimus level was 7'])(
  'a measured level is not a dose, and the medicine is taken: %s',
  (text) => {
    expect(medicines(text)).toMatchObject([{ status: 'taking', amount: undefined }]);
  },
);
