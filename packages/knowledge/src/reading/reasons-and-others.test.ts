import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

test('a replacement is taken, and what was never opened is not', () => {
  expect(medicines('tramadol stopped when doc put me on pregabalin')).toMatchObject([
    { id: 'tramadol', status: 'stopped' },
    { id: 'pregabalin', status: 'taking' },
  ]);
  expect(medicines('Doctor prescribed Lipitor in 2020 and I never took a single one')[0]?.status).toBe('not-taking');
  const since = 'red yeast rice 600 mg caps, two caps twice a day since i had to come off crestor';
  expect(supplements(since)[0]?.amount).toBe(2400);
  expect(supplements('biotin 10,000 mcg but not taking right now')[0]?.status).toBe('not-taking');
  expect(medicines('my lithium was discontinued at the last clinic')[0]?.status).toBe('stopped');
});

test.each([
  ['Starting Eliquis 2.5mg twice daily on Monday', 'apixaban', 'planned', 5],
  ['Digoxin 62.5mcg od (omit if pulse <60)', 'digoxin', 'taking', 62.5],
  ['furosemide forty then nothing till tea time', 'furosemide', 'taking', 40],
])('start day, skipped days and days without effect: %s', (text, id, status, amount) => {
  expect(medicines(text)).toMatchObject([{ id, status, amount }]);
});

test('a medicine outside the blister is taken, as is that of the person the form is for', () => {
  expect(medicines('ramipril 5mg. Not in blister: Symbicort 200/6 two puffs bd')[1]?.status).toBe('taking');
  const [, bendro] = medicines(
    'doing this form for mum. still takes her amlodipine 10 and her water tablet bendroflumethiazide 2.5',
  );
  expect(bendro).toMatchObject({ id: 'bendroflumethiazide', status: 'taking' });
});

test('other capsule contents and label warnings are not entries', () => {
  const [zinc, other] = supplements('Zinc 50 mg daily\nOther ingredients: magnesium stearate, silica');
  expect(zinc).toMatchObject({ id: 'zinc', status: 'taking', amount: 50 });
  expect(other).toBeUndefined();
  expect(medicines('Ask your doctor first if you are taking warfarin')[0]?.status ?? 'not-taking').toBe('not-taking');
  expect(medicines('Previscan arrêté en mars')[0]?.status).toBe('stopped');
});
