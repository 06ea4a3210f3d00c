import { describe, expect, test } from 'vitest';
import { alertIds, alertText, labs, ownOf, planWith, suggested } from './testing/plans.ts';

/** Lessons from thirty more people (docs/people-read.md). */

describe('medicine pairs that a pharmacist always asks about', () => {
  test.each([
    ['Parnate 20 mg, Delsym', 'mao-inhibitor-and-opioid'],
    ['rasagiline 1 mg, cough syrup with dextromethorphan', 'mao-inhibitor-and-opioid'],
    ['Nardil 15 mg, Sudafed', 'mao-inhibitor-and-stimulant'],
  ])('a cold remedy beside an MAO inhibitor: %s', (list, id) => {
    expect(alertIds(planWith(list, null))).toContain(id);
  });

  test('does not tell anyone to continue the cold remedy', () => {
    expect(alertText(planWith('Parnate 20 mg, Delsym', '5-HTP 100 mg'))).not.toMatch(/not stop [^.]*dextromethorphan/);
  });

  test.each(['ibuprofen 400 mg', 'Aleve'])('%s beside lithium', (painkiller) => {
    expect(alertIds(planWith(`lithium carbonate 900 mg, ${painkiller}`, null))).toContain('lithium-and-painkiller');
    expect(alertIds(planWith(painkiller, null))).not.toContain('lithium-and-painkiller');
  });
});

test('muscle weakness on Mestinon goes to the neurologist', () => {
  const weak = { currentSymptoms: ['muscle-weakness'] } as const;
  expect(alertIds(planWith('Mestinon 60 mg', null, weak))).toContain('myasthenia-and-weakness');
  expect(alertIds(planWith('Mestinon 60 mg', null))).not.toContain('myasthenia-and-weakness');
});

test("St. John's wort beside a transplant medicine is for today, and grapefruit is named", () => {
  const plan = planWith('Neoral 125 mg', "St John's wort", { medicalConditions: ['organ-transplant'] });
  expect(alertText(plan)).toMatch(/Call the team that prescribes .*cyclosporine.* today/);
  expect(alertText(plan)).toContain('no grapefruit');
});

describe('zinc against copper', () => {
  test.each([
    ['Galzin 50 mg three times a day', 'Centrum Men'],
    ['Wilzin 50 mg', 'multivitamin'],
    ['Galzin 25 mg', 'copper 2 mg'],
  ])('%s; %s', (list, own) => {
    const copper = planWith(list, own).currentSupplements.filter(({ id }) => id !== 'zinc');
    expect(copper.map(({ verdict }) => verdict)).toEqual(['stop-and-ask']);
    expect(copper[0]?.message).toContain('copper out of the body');
  });
});

describe('continues until the next visit', () => {
  const GOES_ON = 'until then you can go on';
  const kidneys = { medicalConditions: ['kidney-disease'] } as const;

  test('vitamin D after a transplant, at an everyday dose', () => {
    const answers = { medicalConditions: ['organ-transplant'] } as const;
    expect(ownOf(planWith(null, 'vitamin D 1000 IU', answers), 'vitamin-d3').message).toContain(GOES_ON);
    expect(ownOf(planWith(null, 'vitamin D 4000 IU', answers), 'vitamin-d3').message).not.toContain(GOES_ON);
  });

  test('vitamin B12 with kidney disease', () => {
    expect(ownOf(planWith(null, 'B12 1000 mcg', kidneys), 'vitamin-b12').message).toContain(GOES_ON);
  });

  test('a little calcium with mildly weak kidneys', () => {
    const calcium = (amount: number, answers: object) =>
      ownOf(planWith(null, `calcium ${amount} mg`, { ...kidneys, ...answers }), 'calcium').verdict;
    expect(calcium(500, labs({ egfr: 46 }))).toBe('ask-first');
    expect(calcium(1200, labs({ egfr: 46 }))).toBe('stop-and-ask');
    expect(calcium(500, labs({ egfr: 22 }))).toBe('stop-and-ask');
    expect(calcium(500, {})).toBe('stop-and-ask');
  });

  test('counts fish oil beside ginkgo only from a high dose', () => {
    const fish = (dose: string) => ownOf(planWith(null, `ginkgo 120 mg, fish oil ${dose}`), 'omega-3').message;
    expect(fish('1000 mg')).not.toContain('ginkgo');
    expect(fish('4000 mg')).toContain('ginkgo');
  });
});

test.each([
  ['ferrous sulfate 325 mg from my OB', null, 'iron'],
  [null, 'B-complex from the dialysis unit', 'vitamin-b-complex'],
])('does not read the prescriber as a medicine: %s; %s', (list, own, id) => {
  const plan = planWith(list, own, { medicalConditions: ['kidney-disease'] });
  expect(alertIds(plan)).not.toContain('unrecognised-medication');
  expect(ownOf(plan, id).verdict).toBe('as-prescribed');
});

describe('does not stop what only the condition speaks against', () => {
  test.each([
    ['vitamin D 1000 IU', 'vitamin-d3', 'ask-first'],
    ['vitamin E 400 IU', 'vitamin-e', 'stop-and-ask'],
    ['mistletoe drops', 'mistletoe', 'stop-and-ask'],
  ])('%s during cancer treatment', (own, id, verdict) => {
    const plan = planWith(null, own, { medicalConditions: ['cancer-in-treatment'] });
    expect(ownOf(plan, id).verdict).toBe(verdict);
  });

  test.each([
    ['daily multivitamin without iron', 'multivitamin', 'ask-first'],
    ['senna 4 tablets a day', 'senna', 'stop-and-ask'],
    ['garcinia cambogia', 'garcinia-cambogia', 'stop-and-ask'],
  ])('%s at a dangerously low weight', (own, id, verdict) => {
    expect(ownOf(planWith(null, own, { height: '168', weight: '44' }), id).verdict).toBe(verdict);
  });
});

test.each(['senna tea every night', 'cascara sagrada'])('asks about a laxative that is still needed: %s', (own) => {
  const verdicts = (answers: object) => planWith(null, own, answers).currentSupplements.map(({ verdict }) => verdict);
  expect(verdicts({ currentSymptoms: ['constipation'] })).toEqual(['ask-first']);
});

test.each(['ragweed (bad)', 'peanut, really bad', 'terrible shellfish allergy'])(
  'does not read the severity of an allergy as an allergen: %s',
  (allergyDetails) => {
    expect(alertIds(planWith(null, null, { allergies: 'yes', allergyDetails }))).not.toContain('allergy-unclear');
  },
);

test('does not ask to measure a ferritin that was measured low', () => {
  const answers = { biologicalSex: 'male', pregnancyStatus: 'not-applicable' } as const;
  const low = (values: object) =>
    planWith(null, 'ferrous sulfate 325 mg', { ...answers, ...labs({ hemoglobin: 12.1, ...values }) });
  expect(ownOf(low({ ferritin: 14 }), 'iron').message).not.toContain('should be measured');
  expect(ownOf(low({}), 'iron').message).toContain('should be measured');
});

test('gives no vitamin D for a low level with high calcium, and says so once', () => {
  const ids = (calcium: number, vitaminD: number) =>
    alertIds(planWith('prednisone 10 mg', null, { currentSymptoms: ['constipation'], ...labs({ calcium, vitaminD }) }));
  const about = (each: string) => each.includes('calcium');
  expect(ids(2.72, 47).filter(about)).toEqual(['high-calcium-and-low-vitamin-d']);
  expect(ids(2.72, 80).filter(about)).toEqual(['lab-calcium-high']);
  expect(ids(2.8, 47).filter(about)).toEqual(['high-calcium-and-signs']);
});

test('names copper content beside a medicine against copper', () => {
  expect(alertIds(planWith('Galzin 50 mg', null))).toContain('copper-in-food-and-labels');
  expect(alertIds(planWith(null, 'zinc 15 mg'))).not.toContain('copper-in-food-and-labels');
});

test('does not call a prenatal vitamin beside prescribed iron too much', () => {
  const answers = { biologicalSex: 'female', pregnancyStatus: 'pregnant' } as const;
  const plan = planWith('ferrous sulfate 325 mg twice a day', 'prenatal vitamin', {
    ...answers,
    ...labs({ ferritin: 7 }),
  });
  const { message } = ownOf(plan, 'prenatal-multivitamin');
  expect(message).toContain('prescriber knows about both');
  expect(message).not.toContain('upper limit');
});

describe('a medicine class that only gives a time', () => {
  const read = (list: string, own: string) => planWith(list, own).medications.map(({ id }) => id);

  test.each([
    ['levothyroxine 100 mcg', 'prenatal vitamin in the morning with my thyroid pill', ['levothyroxine']],
    ['warfarin 5 mg', 'vitamin D 1000 IU with my blood thinner', ['warfarin']],
  ])('%s; %s', (list, own, expected) => {
    expect(read(list, own)).toEqual(expected);
  });

  test('is its own entry when nothing joins it, or none of the class is listed', () => {
    expect(read('levothyroxine 100 mcg', 'vitamin D 1000 IU, thyroid pill')).toHaveLength(2);
    expect(read('metformin 500 mg', 'vitamin D 1000 IU with my thyroid pill')).toHaveLength(2);
  });
});

describe('a brand followed by its substance', () => {
  const read = (list: string | null, own: string | null) =>
    planWith(list, own).currentSupplements.map(({ text }) => text);

  test.each([
    'Caltrate calcium 600 with D in the morning',
    'Caltrate calcium 600 mg with vitamin D',
    'Citracal (calcium citrate) 630 mg',
    'Slow Fe iron 45 mg',
  ])('is one entry: %s', (own) => {
    const { currentSupplements } = planWith(null, own);
    expect(currentSupplements.map(({ message }) => message).join(' ')).not.toContain('doubles');
  });

  test('works among medicines too', () => {
    expect(read('Galzin (zinc acetate) 50 mg three times a day', null)).toHaveLength(1);
  });

  test.each([
    'Caltrate\ncalcium 600 with D',
    'Caltrate, calcium 600 mg',
    'calcium 600 mg, calcium 500 mg',
    'Caltrate and calcium 600 mg',
  ])('stays two where two are named: %s', (own) => {
    expect(read(null, own)).toHaveLength(2);
  });
});

test('with failing kidneys every supplement goes to the kidney team', () => {
  const weak = { medicalConditions: ['kidney-disease'] } as const;
  const id = 'failing-kidneys-and-supplements';
  expect(alertIds(planWith('sevelamer 800 mg, epoetin at dialysis', null, weak))).toContain(id);
  expect(alertText(planWith(null, null, labs({ egfr: 22 })))).toContain('before your kidney team has agreed');
  expect(alertIds(planWith('lisinopril 10 mg', null, { ...weak, ...labs({ egfr: 50 }) }))).not.toContain(id);
});

test('does not hide sweating that may be serotonin toxicity', () => {
  const answers = { biologicalSex: 'female', age: '48', currentSymptoms: ['hot-flushes'] } as const;
  expect(suggested(planWith('Parnate 20 mg', '5-HTP 100 mg', answers))).not.toContain('black-cohosh');
});

test('does not alert merely because supplements are taken', () => {
  const alert = planWith('warfarin 5 mg', 'turmeric 500 mg').alerts.find(
    ({ id }) => id === 'warfarin-and-own-supplements',
  );
  expect(alert?.about).toEqual([{ text: 'warfarin 5 mg', name: 'warfarin' }]);
});
