import { describe, expect, test } from 'vitest';
import { holdExpected } from './testing/hold-expected.ts';
import { peopleWithRareConditions } from './testing/people-with-rare-conditions.ts';
import { alertIds, alertText, labs, ownOf, planWith, suggested } from './testing/plans.ts';

/** Thirty more people (docs/people-read.md) and the lessons from them. */

holdExpected(peopleWithRareConditions);

describe('what no one should take is not for a child either', () => {
  test.each(['SARMs', 'ephedra', 'kratom', 'DMAA', 'comfrey tea', 'chaparral', 'phenibut', 'tianeptine'])(
    '%s',
    (text) => {
      const [own] = planWith(null, text, { age: '16' }).currentSupplements;
      expect(own?.verdict).toBe('stop-and-ask');
    },
  );
});

describe('one alert for each cause', () => {
  test.each([
    ['vitamin B6 200 mg', { currentSymptoms: ['tingling'] }, 'over-limit-vitamin-b6'],
    ['zinc 100 mg', { currentSymptoms: ['muscle-weakness'] }, 'over-limit-zinc'],
    ['licorice root 2 g', labs({ potassium: 2.8 }), 'lab-potassium-dangerously-low'],
    ['senna 17 mg', labs({ potassium: 2.8 }), 'lab-potassium-dangerously-low'],
    ['biotin 10000 mcg', labs({ tsh: 6 }), 'ask-about-biotin'],
  ] as const)('%s, %o', (own, answers, id) => {
    expect(alertIds(planWith(null, own, answers))).not.toContain(id);
  });

  test('low potassium refers to a doctor first, whichever rule finds it', () => {
    expect(planWith(null, 'senna 17 mg', labs({ potassium: 2.8 })).outcome).toBe('see-clinician-first');
  });

  test('licorice is not mentioned to someone on senna', () => {
    expect(alertText(planWith(null, 'senna 17 mg', labs({ potassium: 3.2 })))).not.toMatch(/licorice/i);
  });

  test('findings come before what could not be checked', () => {
    const ids = alertIds(planWith('warfarin 5 mg', 'ginkgo 120 mg', { medicalConditions: ['other'] }));
    expect(ids.indexOf('ask-about-ginkgo')).toBeLessThan(ids.indexOf('unlisted-condition'));
  });
});

describe('advice that a pharmacist always gives', () => {
  test('a caffeine limit for someone whose heart races on it', () => {
    expect(alertText(planWith(null, 'caffeine 200 mg', { currentSymptoms: ['palpitations'] }))).toContain('400 mg');
  });

  test('enough water for anyone already taking a swelling fiber', () => {
    expect(ownOf(planWith(null, 'Metamucil in the morning'), 'psyllium').message).toContain('8 oz');
    expect(ownOf(planWith(null, 'vitamin D 1000 IU'), 'vitamin-d3').message).not.toContain('8 oz');
  });

  test.each([
    [{ specificDiet: 'vegan' }, 140],
    [{ currentSymptoms: ['brain-fog'] }, 200],
  ] as const)('a borderline low B12: %o', (answers, vitaminB12) => {
    expect(alertIds(planWith(null, null, { ...answers, ...labs({ vitaminB12 }) }))).toContain('gray-b12');
    expect(alertIds(planWith(null, null, { ...answers, ...labs({ vitaminB12: 300 }) }))).not.toContain('gray-b12');
  });

  test('a pregnancy, even where a medicine is against it too', () => {
    const answers = { biologicalSex: 'female', pregnancyStatus: 'pregnant' } as const;
    const { alerts } = planWith('lamotrigine 100 mg', 'valerian 450 mg', answers);
    expect(alerts.find(({ id }) => id === 'ask-about-valerian')?.message).toContain('in pregnancy');
  });

  test('calcium and vitamin D are not suggested with high calcium', () => {
    const high = labs({ calcium: 2.7 });
    expect(alertIds(planWith('prednisone 10 mg', null, high))).not.toContain('long-steroids-and-bones');
    expect(alertIds(planWith('prednisone 10 mg', null))).toContain('long-steroids-and-bones');
    const stones = { medicalConditions: ['kidney-stones'] } as const;
    expect(alertIds(planWith(null, null, { ...stones, ...high }))).not.toContain('kidney-stones-and-drinking');
  });

  test('another painkiller beside low-dose aspirin', () => {
    const answers = { medicalConditions: ['kidney-disease'] } as const;
    const { alerts } = planWith('aspirin 81 mg, ibuprofen 400 mg', null, answers);
    const alert = alerts.find(({ id }) => id === 'nsaid-and-kidneys');
    expect(alert?.title).toContain('Ibuprofen');
    expect(alert?.title).not.toContain('spirin');
    expect(alertIds(planWith('an anti-inflammatory', null, answers))).toContain('nsaid-and-kidneys');
  });

  test.each(['willow bark 500 mg', 'meadowsweet tea'])('%s with an allergy to aspirin', (text) => {
    const answers = { allergies: 'yes', allergyDetails: 'aspirin' } as const;
    expect(planWith(null, text, answers).currentSupplements.map(({ verdict }) => verdict)).toEqual(['stop-and-ask']);
  });
});

describe('advice that is not for everyone', () => {
  test.each([
    [{}, false],
    [{ medicalConditions: ['kidney-disease'] }, true],
    [labs({ potassium: 4.9 }), true],
    [labs({ potassium: 4.2 }), false],
  ] as const)('salt substitutes beside lisinopril: %o', (answers, isSaid) => {
    expect(alertIds(planWith('lisinopril 10 mg', null, answers)).includes('potassium-and-medicine')).toBe(isSaid);
  });

  test('salt substitutes with two potassium-sparing medicines', () => {
    expect(alertIds(planWith('losartan 50 mg, spironolactone 25 mg', null))).toContain('potassium-held-back-twice');
  });

  test('slow bleeding, where kidney failure is the cause', () => {
    const answers = { biologicalSex: 'male', pregnancyStatus: 'not-applicable' } as const;
    const low = (egfr: number) => alertIds(planWith(null, null, { ...answers, ...labs({ hemoglobin: 11, egfr }) }));
    expect(low(80)).toContain('hemoglobin-lost-somewhere');
    expect(low(22)).not.toContain('hemoglobin-lost-somewhere');
  });

  test('eating less, for someone who is not overweight', () => {
    const slim = planWith(null, null, { healthGoals: ['weight'], height: '173', weight: '58' });
    expect(slim.summary).not.toContain('Fewer calories');
    expect(planWith(null, null, { healthGoals: ['weight'], height: '173', weight: '82' }).summary).toContain(
      'Fewer calories',
    );
  });
});

describe('what continues', () => {
  test('an everyday dose of vitamin D with weak kidneys, until the next visit', () => {
    const weak = (egfr: number, dose: string) =>
      ownOf(planWith(null, `vitamin D ${dose} IU`, labs({ egfr })), 'vitamin-d3');
    expect(weak(43, '1000').message).toContain('until then you can go on');
    expect(weak(43, '5000').verdict).toBe('stop-and-ask');
    expect(weak(22, '1000').verdict).toBe('stop-and-ask');
    expect(suggested(planWith(null, null, { specificDiet: 'vegan', ...labs({ egfr: 43 }) }))).not.toContain(
      'vitamin-d3',
    );
  });

  test('a prenatal vitamin beside prescribed folic acid', () => {
    const answers = { biologicalSex: 'female', pregnancyStatus: 'pregnant' } as const;
    const plan = planWith(null, 'folic acid 4 mg (my neurologist), prenatal vitamin', answers);
    expect(ownOf(plan, 'prenatal-multivitamin').message).toContain('until then you can go on');
    expect(alertIds(plan)).not.toContain('over-limit-folate');
  });

  test('a long-standing multivitamin beside warfarin is not changed without asking', () => {
    const { verdict, message } = ownOf(planWith('warfarin 5 mg', 'multivitamin'), 'multivitamin');
    expect(verdict).toBe('ask-first');
    expect(message).toContain('before you change it');
  });

  test('an ordinary B complex beside Sinemet', () => {
    expect(ownOf(planWith('Sinemet 25/100', 'B complex'), 'vitamin-b-complex').verdict).toBe('keep');
  });

  test.each(['shrimp (hives, swollen lips)', 'peanut: tongue swells, wheezing', 'milk - stomach cramps'])(
    'an allergic reaction is not an allergen: %s',
    (allergyDetails) => {
      expect(alertIds(planWith(null, null, { allergies: 'yes', allergyDetails }))).not.toContain('allergy-unclear');
    },
  );
});

describe('a medicine repeated among the supplements', () => {
  const timesOf = (list: string, own: string, id: string) =>
    planWith(list, own).schedule.flatMap(({ items }) => items.filter((each) => each.id === id)).length;

  test.each([
    ['penicillamine 500 mg at breakfast', 'vitamin B6 25 mg because of penicillamine', 'penicillamine'],
    ['prednisone 15 mg', 'calcium 600 mg (read that prednisone thins bones)', 'prednisone'],
  ])('%s; %s', (list, own, id) => {
    expect(timesOf(list, own, id)).toBe(1);
  });

  test('is a second entry if it has its own dose', () => {
    expect(planWith('aspirin 81 mg', 'aspirin 325 mg').medications).toHaveLength(2);
  });

  test.each([
    ['Dovato in the morning', 'magnesium 250 mg together with Dovato', 'too-close-magnesium-dovato'],
    [
      'levothyroxine 75 mcg at 7 am',
      'vitamin D 1000 IU, calcium 600 mg with levothyroxine',
      'too-close-calcium-levothyroxine',
    ],
  ])('%s; %s', (list, own, id) => {
    expect(alertIds(planWith(list, own))).toContain(id);
  });
});

test('gibberish among allergies is reported as unreadable', () => {
  const answers = { allergies: 'yes', allergyDetails: 'fish, qqq' } as const;
  expect(alertIds(planWith(null, null, answers))).toContain('allergy-unclear');
});
