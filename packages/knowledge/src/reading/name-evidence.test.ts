import { describe, expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

describe('companies, places and people beside a medicine', () => {
  test.each([
    'omeprazole 20mg, I get it from Cohens on Deansgate',
    'Ritu didi brings my omeprazole 20 from Wellness Forever',
    "St. James's in Dublin started me on omeprazole 20mg",
    'omeprazole 20mg, prescribed by the Tollcross practice',
    'had bariatric surgery so omeprazole 20mg',
    'I bank with Natwest. omeprazole 20mg',
    'perimenopausal. omeprazole 20mg',
    'omeprazole 20mg, post lunch sugar 160, PP 180',
  ])('%s', (text) => {
    expect(medicines(text)).toMatchObject([{ id: 'omeprazole', amount: 20 }]);
    expect(medicines(text)).toHaveLength(1);
  });

  test.each([
    'I take Bayer',
    'bayer 81mg daily',
    'work is stressful so I take Bayer for headaches',
    'switched from Tylenol to Bayer',
  ])('while aspirin is taken: %s', (text) => {
    expect(medicines(text).map(({ id }) => id)).toContain('aspirin');
  });
});

describe('the price of tablets names nothing', () => {
  test.each([
    'I pay £9 a month for my tablets',
    'tablets cost me 40 quid a month',
    '£9.90 for my heart tablets',
    'I take 2 tablets, £4 for 28 tablets',
  ])('unless someone takes them: %s', (text) => {
    expect(medicines(text)).toMatchObject([{ id: null }]);
  });
});

describe('an unknown name is reported', () => {
  test.each([
    'my cardiologist prefers Zorbinex',
    'the specialist recommended Zorbinex',
    'take Zorbinex pharmacy delivers',
    'Zorbinex hospital prescription',
    'on Zorbinex, hospital review in May',
    'doctor gave Zorbinex. surgery next week',
    'Zorbinex makes me dizzy',
    'hospital gave Zorbinex',
    'still going with Zorbinex',
    'nurse comes with Zorbinex',
    'my wife gets me Zorbinex',
    'the box says Zorbinex',
    'something like Zorbinex',
  ])('%s', (text) => {
    expect(medicines(text)).toMatchObject([{ id: null }]);
  });
});

test('food is not a supplement, even where someone calls it theirs', () => {
  expect(supplements("eggs, oats and plenty of vegetables, that's my supplement haha")).toEqual([]);
  expect(supplements('Centrum, that is my supplement')).toHaveLength(1);
});

describe('under a history heading an illness is not an entry', () => {
  test.each(['PMH: T2DM, gout', 'Problem list: HTN, CKD 3a, gout', 'Conditions: HTN, gout'])('%s', (text) => {
    expect(medicines(text)).toEqual([]);
  });

  test.each([
    ['My problems: I need a statin', 'statin'],
    ['Conditions: gout tablets', 'gout'],
    ['PMH: gout, on allopurinol', 'allopurinol'],
    ['Diagnosis: gout\nTaking: blood thinner', 'anticoagulant'],
  ])('but a medicine is: %s', (text, id) => {
    expect(medicines(text).map((entry) => entry.id)).toContain(id);
  });
});
