import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

test.each([
  ['D3 2000 IU in the morning since I work nights at the warehouse', 50, ['breakfast']],
  ['magnesium 200 mg at bedtime because I run mornings', 200, ['bedtime']],
  ['zinc 15 mg with lunch as I skip breakfast', 15, ['lunch']],
])("the time of another activity and its reason is not the medicine's: %s", (text, amount, slots) => {
  expect(supplements(text)).toMatchObject([{ amount, slots }]);
});

test.each([
  ['CoQ10 200 mg at dinner. We go every second Saturday and come home with a canoe', 200],
  ['zinc 15 mg a day. She visits twice a week', 15],
  ['vitamin c five hundred milligrams and then the school bus comes at ten to eight', 500],
  ['red yeast rice 600 mg caps, two caps twice a day since i had to come off crestor', 2400],
  ['bought dhea 25mg, will start monday', 25],
])("other people's actions, starts and reasons do not change a dose: %s", (text, amount) => {
  expect(supplements(text)[0]).toMatchObject({ amount });
});

test.each([
  ['Lexapro 10 mg at breakfast. My job at the bank ended the same month', 'escitalopram'],
  ['losartan 50. My marriage ended in 2019', 'losartan'],
  ['B12 injection every 3 months at the surgery, last one 9 Sept, next 2 Dec', 'cyanocobalamin-injection'],
  ['my eye doctor wants me on eplerenone so i take one every morning', 'eplerenone'],
])('is taken: %s', (text, id) => {
  expect(medicines(text)).toMatchObject([{ id, status: 'taking' }]);
});

test.each([
  'amoxicillin 500 tds. My course ended Friday',
  'apixaban 5 bd. My treatment finished in March',
  'rivaroxaban 20. My six months ended',
])("the end of a course is the medicine's: %s", (text) => {
  expect(medicines(text)[0]?.status).toBe('stopped');
});

test('a replacement is taken, and what was never opened is not', () => {
  expect(medicines('tramadol stopped when doc put me on pregabalin')).toMatchObject([
    { id: 'tramadol', status: 'stopped' },
    { id: 'pregabalin', status: 'taking' },
  ]);
  expect(medicines('Doctor prescribed Lipitor in 2020 and I never took a single one')[0]?.status).toBe('not-taking');
  expect(supplements('biotin 10,000 mcg but not taking right now')[0]?.status).toBe('not-taking');
  expect(medicines('my lithium was discontinued at the last clinic')[0]?.status).toBe('stopped');
});

test.each([
  ['calcium carbonate 1250mg (= 500mg calcium) 1 bd with meals', 1000],
  ['potassium gluconate 595mg (99 mg potassium) 1 daily', 99],
  ['magnesium citrate 1000mg (160 mg elemental magnesium) at night', 160],
  ['ferrous sulfate 325 mg (65 mg iron) twice daily', 130],
])('amounts in brackets are the nutrient content: %s', (text, amount) => {
  expect(supplements(text)).toMatchObject([{ amount }]);
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
