import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

const ids = (read: typeof medicines, text: string) => read(text).map(({ id, text: own }) => id ?? own);

test.each([
  ['Lost my wife Rosemary in 2019 and moved to Saffron Walden'],
  ['Ginger the cat sleeps on my feet'],
  ['Ginger, Basil and Saffron are the cats'],
  ['the dog is called Pepper and the budgie is called Zinc'],
  ['We live on Rosemary Lane, beside the old iron bridge'],
  ['Basil next door grows garlic'],
  ['there is a lovely ginkgo tree by the gate'],
  ['a cinnamon bun is my only vice'],
])('people, pets, places and things are not supplements: %s', (text) => {
  expect(ids(supplements, text)).toEqual([]);
});

test.each([
  ['ginger, turmeric', ['ginger', 'turmeric']],
  ['my wife Rosemary gave me magnesium 200 mg', ['magnesium']],
  ['Ginger 500 mg, Basil the dog', ['ginger']],
  ['iron tablets, zinc', ['iron', 'zinc']],
  ['St Jons Wort', ['st-johns-wort']],
  ['Take St Jons Wort', ['st-johns-wort']],
])('current items stay: %s', (text, expected) => {
  expect(ids(supplements, text)).toEqual(expected);
});

test.each([
  ['Potassium was 5.1'],
  ['The potassium came back at 5.6. Still well.'],
  ['sodium 138, potassium 4.9'],
  ['My iron and B12 bloods came back fine, vit D result still to come'],
  ['ferritin low, folate ok'],
  ['vitamin D 38 nmol/L'],
  ['Vit D level 62'],
])('a result is not a supplement: %s', (text) => {
  expect(ids(supplements, text)).toEqual([]);
});

test.each([
  ['my B12 is 1000 mcg a day', 'vitamin-b12', 1000],
  ['potassium 8 mmol twice a day', 'potassium', 626],
  ['magnesium glycinate 2 x 200 mg', 'magnesium', 400],
])('a dose is: %s', (text, id, amount) => {
  const [only, ...others] = supplements(text);
  expect(others).toEqual([]);
  expect(only?.id).toBe(id);
  expect(only?.amount).toBeCloseTo(amount, -1);
});

test.each([
  ['Sats 91% RA, RR 24, GCS 15, temp 37.2', []],
  ['Pt NBM for theatre, NKDA', []],
  ['#NOF 2022, OA knees', []],
  ['Rm 14 - lorazepam 0.5mg prn', ['lorazepam']],
  ['Mrs P Doyle 14/03/2024', []],
  ['MR J HENNESSY 22/07/2025 ATORVASTATIN 20MG', ['atorvastatin']],
  ['finasteride 5mg od, awaiting urology appt Mr Khan 3/6', ['finasteride']],
  ['27 Ballygowan Terrace, Newry BT34. Ramipril 5 mg', ['ramipril']],
  ['Pharmacy CVS #1234 Main St. Metformin 500 mg', ['metformin']],
  ['bisacodyl 10mg PR prn', ['bisacodyl']],
  ['buccal midazolam 10mg', ['midazolam']],
])('wards and labels name nothing: %s', (text, expected) => {
  expect(ids(medicines, text)).toEqual(expected);
});

test.each([
  ["he's at uni in Galway doing sports science"],
  ['I swim in the sea at Sandycove with my neighbour Siobhan'],
  ['my podiatrist Fionnuala says the toe is healing'],
  ['my brother Clem drives me to Tallaght'],
  ['my son has a shop for batteries and inverters'],
  ['I take nowt'],
  ['I have never seen a doctor in Vegas'],
])('an ordinary sentence names no medicine: %s', (text) => {
  expect(ids(medicines, text)).toEqual([]);
});

test.each([
  ['Foobarol', 'Foobarol'],
  ['on zyrtella', 'zyrtella'],
  ['ramipril, foobarol, aspirin', 'foobarol'],
  ['my doctor in Cebu gave me Vascorelin', 'Vascorelin'],
  ['I live in Galway and take Foobarol', 'Foobarol'],
  ['she takes Nifecardil 30mg', 'Nifecardil'],
  ['the foobarol makes me sleepy', 'foobarol'],
  ['a tablet called Brenotab', 'Brenotab'],
  ['I am allergic to Foobarol', 'Foobarol'],
  ['the nurse said it might be Foobarol 20', 'Foobarol'],
])('an unknown word that may be a medicine is kept: %s', (text, name) => {
  expect(medicines(text).some(({ id, text: own }) => id === null && own.includes(name))).toBe(true);
});

test('one tablet is one entry', () => {
  expect(ids(supplements, 'Multivit from Aldi, the one with iron')).toEqual(['multivitamin-with-iron']);
  expect(ids(supplements, 'Ostelin D3 1000iu one a day')).toEqual(['vitamin-d3']);
});

test('a function word before a medicine does not change it', () => {
  expect(ids(medicines, 'na amlodipine 5mg')).toEqual(['amlodipine']);
});

test('a name of two everyday words counts with capitals where it is taken', () => {
  expect(ids(medicines, "Night Nurse when I've a cold")).toEqual(['night-nurse']);
  expect(ids(medicines, 'the night nurse when I was in hospital')).toEqual([]);
});
