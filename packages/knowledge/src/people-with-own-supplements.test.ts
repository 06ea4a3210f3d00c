import { describe, expect, test } from 'vitest';
import { holdExpected } from './testing/hold-expected.ts';
import { peopleWithOwnSupplements } from './testing/people-with-own-supplements.ts';
import { alertIds, alertText, labs, ownOf, planFor, planWith, suggested } from './testing/plans.ts';

/** Thirty people (docs/people-read.md) and the lessons from them. */

holdExpected(peopleWithOwnSupplements);

test('a healthy person with ordinary supplements gets no danger alert', () => {
  const { answers } = peopleWithOwnSupplements['healthy office worker'] ?? { answers: {} };
  expect(alertIds(planFor(answers))).toEqual([]);
});

test('one supplement that conflicts with two medicines for one reason makes one alert', () => {
  const ids = alertIds(planWith('sertraline 100 mg, tramadol 50 mg', '5-HTP 100 mg'));
  expect(ids).toContain('serotonin-signs');
  expect(ids.filter((id) => id.startsWith('ask-about-'))).toEqual([]);
});

describe('combines medicines, lab values and symptoms', () => {
  test.each([
    ['zolpidem 10 mg', null, { alcoholConsumption: 'moderate' }, 'alcohol-with-sleeping-pill'],
    ['oxycodone 5 mg', null, { alcoholConsumption: 'light' }, 'alcohol-with-sleeping-pill'],
    ['naproxen 500 mg', null, { medicalConditions: ['kidney-disease'] }, 'nsaid-and-kidneys'],
    ['Benadryl at night', null, { age: '78' }, 'old-antihistamine-and-age'],
    ['Accutane 40 mg', null, { currentSymptoms: ['headaches'] }, 'retinoid-and-headache'],
    ['minocycline 100 mg', null, { currentSymptoms: ['headaches'] }, 'retinoid-and-headache'],
    ['isotretinoin 40 mg', null, labs({ triglycerides: 2.7 }), 'retinoid-and-triglycerides'],
    ['Mounjaro weekly', null, { currentSymptoms: ['nausea'] }, 'weight-injection-and-stomach'],
    ['Ozempic weekly', null, { currentSymptoms: ['hair-thinning'] }, 'weight-injection-and-hair'],
    ['glipizide 10 mg', null, labs({ hba1c: 6.1 }), 'low-hba1c-on-medicine'],
    [null, 'vitamin B6 100 mg', { currentSymptoms: ['tingling'] }, 'vitamin-b6-and-tingling'],
    [null, 'zinc 100 mg', { currentSymptoms: ['tingling'] }, 'zinc-and-copper'],
    [null, 'zinc 50 mg', { biologicalSex: 'male', ...labs({ hemoglobin: 12.4 }) }, 'zinc-and-copper'],
    [null, 'vitamin C 3000 mg', { currentSymptoms: ['diarrhea'] }, 'supplement-and-diarrhea'],
    [null, 'magnesium 500 mg', { currentSymptoms: ['diarrhea'] }, 'supplement-and-diarrhea'],
    [null, 'kava 200 mg', { medicalConditions: ['liver-disease'] }, 'liver-and-own-supplements'],
    [
      'chlorthalidone 25 mg',
      null,
      { ...labs({ calcium: 2.8 }), currentSymptoms: ['constipation'] },
      'high-calcium-and-signs',
    ],
    ['chlorthalidone 25 mg', null, labs({ calcium: 2.65 }), 'high-calcium-and-water-pill'],
    [null, null, { biologicalSex: 'female', ...labs({ ferritin: 8, hemoglobin: 11 }) }, 'iron-deficiency-anemia'],
    [null, null, labs({ vitaminD: 270 }), 'lab-vitamin-d-high'],
  ] as const)('%s, %s, %o', (medicine, supplement, answers, id) => {
    expect(alertIds(planWith(medicine, supplement, answers))).toContain(id);
    expect(alertIds(planWith(medicine, supplement))).not.toContain(id);
  });

  test.each([
    ['sertraline 50 mg', '5-HTP 100 mg', 'vitamin D 1000 IU', 'serotonin-signs'],
    ['glimepiride 2 mg', 'berberine 500 mg', 'vitamin D 1000 IU', 'low-sugar-signs'],
    ['insulin glargine 20 units', 'gymnema 400 mg', 'vitamin C 100 mg', 'low-sugar-signs'],
    [null, 'biotin 5000 mcg', 'biotin 30 mcg', 'biotin-and-blood-tests'],
    ['lisinopril 10 mg', 'dandelion root 500 mg', 'potassium 99 mg', 'potassium-and-medicine'],
  ] as const)('%s with %s, and not with %s', (medicine, supplement, other, id) => {
    expect(alertIds(planWith(medicine, supplement))).toContain(id);
    expect(alertIds(planWith(medicine, other))).not.toContain(id);
  });

  test('two medicines together', () => {
    const man = { biologicalSex: 'male', pregnancyStatus: 'not-applicable' } as const;
    expect(alertIds(planWith('Flomax, Sudafed', null, man))).toContain('decongestant-and-prostate');
    for (const one of ['Flomax', 'Sudafed'])
      expect(alertIds(planWith(one, null, man))).not.toContain('decongestant-and-prostate');
  });

  test('low-dose aspirin is not stopped because of the kidneys', () => {
    const answers = { medicalConditions: ['kidney-disease'] } as const;
    expect(alertIds(planWith('aspirin 81 mg', null, answers))).not.toContain('nsaid-and-kidneys');
  });

  test('any supplement beside warfarin concerns the INR', () => {
    expect(alertIds(planWith('warfarin 5 mg', 'vitamin D 1000 IU'))).toContain('warfarin-and-own-supplements');
    expect(alertIds(planWith('warfarin 5 mg', null))).not.toContain('warfarin-and-own-supplements');
  });

  test('a milder alert does not hide a more severe one about the same thing', () => {
    const plan = planWith('phenelzine 15 mg', '5-HTP 100 mg');
    expect(plan.alerts.find(({ id }) => id === 'ask-about-5-htp')?.severity).toBe('urgent');
  });

  test('an allergy to a current supplement says what is an emergency', () => {
    const answers = { allergies: 'yes', allergyDetails: 'ragweed' } as const;
    expect(alertText(planWith(null, 'echinacea', answers))).toContain('throat swells');
  });

  test('high potassium is mentioned once', () => {
    const answers = { medicalConditions: ['kidney-disease'], ...labs({ potassium: 5.7 }) } as const;
    expect(alertIds(planWith('lisinopril 10 mg', null, answers))).not.toContain('high-potassium-and-kidneys');
    expect(alertIds(planWith(null, null, answers))).toContain('high-potassium-and-kidneys');
  });
});

describe('what is needed is kept', () => {
  test('folic acid before a pregnancy beside a seizure medicine', () => {
    const answers = { biologicalSex: 'female', pregnancyStatus: 'trying-to-conceive' } as const;
    const { verdict, message } = ownOf(planWith('lamotrigine 150 mg', 'folic acid 400 mcg', answers), 'folate');
    expect(verdict).toBe('ask-first');
    expect(message).toContain('before you change it');
    expect(suggested(planWith('lamotrigine 150 mg', null, answers))).not.toContain('folate');
  });

  test('iron at a treatment dose continues until the next visit', () => {
    const plan = planWith(null, 'iron 65 mg', { biologicalSex: 'female', ...labs({ ferritin: 12 }) });
    expect(ownOf(plan, 'iron').message).toContain('until then you can go on');
  });

  test('a man with low hemoglobin gets a ferritin test before iron', () => {
    const man = { biologicalSex: 'male', pregnancyStatus: 'not-applicable' } as const;
    expect(suggested(planWith(null, null, { ...man, ...labs({ hemoglobin: 11.6 }) }))).not.toContain('iron');
    expect(suggested(planWith(null, null, { ...man, ...labs({ hemoglobin: 11.6, ferritin: 9 }) }))).toContain('iron');
  });

  test('B12 for a deficiency is suggested in the stated amount', () => {
    const plan = planFor({
      ...peopleWithOwnSupplements['ten years of metformin and omeprazole']?.answers,
      dosingPreference: 'no-preference',
    });
    const b12 = plan.supplements.find(({ id }) => id === 'vitamin-b12');
    expect((b12?.dose.amount ?? 0) * (b12?.dose.perDay ?? 0)).toBe(1000);
  });

  test('a low test beside one of two tablets is mentioned in that review', () => {
    const plan = planWith(null, 'Caltrate 600+D3', labs({ vitaminD: 40 }));
    expect(ownOf(plan, 'calcium-vitamin-d').message).toContain('whether you need more');
  });

  test("a wish served by the person's own iron names it", () => {
    const { answers } = peopleWithOwnSupplements['Hashimoto, everything at breakfast'] ?? { answers: {} };
    expect(planFor(answers).summary).toContain('you already take Iron');
  });

  test('an EpiPen is not an allergen', () => {
    const answers = { allergies: 'yes', allergyDetails: 'peanut - anaphylaxis, carry an EpiPen' } as const;
    expect(alertIds(planWith(null, 'prenatal vitamin', answers))).not.toContain('allergy-unclear');
    const other = { allergies: 'yes', allergyDetails: 'peanut, zibble' } as const;
    expect(alertIds(planWith(null, 'prenatal vitamin', other))).toContain('allergy-unclear');
  });

  test('calcium advice about prostate cancer is not shown to a woman', () => {
    const answers = { medicalConditions: ['hormone-sensitive-cancer'] } as const;
    expect(ownOf(planWith(null, 'calcium 600 mg', { ...answers, biologicalSex: 'female' }), 'calcium').verdict).toBe(
      'keep',
    );
    const man = { biologicalSex: 'male', pregnancyStatus: 'not-applicable' } as const;
    expect(ownOf(planWith(null, 'calcium 600 mg', { ...answers, ...man }), 'calcium').message).toContain('prostate');
  });
});

describe('hours before and after a medicine', () => {
  test.each([
    // Two hours are enough after the medicine; before it, six are needed.
    ['Biktarvy at dinner', 'magnesium 200 mg at bedtime', 'far enough'],
    ['Biktarvy at bedtime', 'magnesium 200 mg at dinner', 'too close'],
    ['ciprofloxacin 500 mg at breakfast', 'iron 28 mg at lunch', 'far enough'],
    ['ciprofloxacin 500 mg at lunch', 'iron 28 mg at breakfast', 'too close'],
    ['levothyroxine 75 mcg on waking', 'calcium 600 mg at lunch', 'far enough'],
    ['levothyroxine 75 mcg at breakfast', 'calcium 600 mg at breakfast', 'too close'],
    // An assumed time settles nothing.
    ['levothyroxine 75 mcg', 'calcium 600 mg at lunch', 'not said'],
  ] as const)('%s and %s: %s', (medicine, supplement, how) => {
    const plan = planWith(medicine, supplement);
    const [own] = plan.currentSupplements;
    // "Keep" would mean that there is no concern at all.
    expect(own?.verdict).toBe('ask-first');
    expect(own?.message.includes('far enough apart')).toBe(how === 'far enough');
    expect(alertIds(plan).some((id) => id.startsWith('too-close'))).toBe(how === 'too close');
  });

  test('both are named where they differ', () => {
    const plan = planWith('Biktarvy at lunch', 'magnesium 200 mg at dinner');
    expect(plan.schedule.map(({ note }) => note).join(' ')).toContain(
      'at least 6 hours before or 2 hours after Biktarvy',
    );
  });
});

describe('names that were unknown or had no class', () => {
  test.each([
    'Leqselvi',
    'Vumerity',
    'Kesimpta',
    'Lumakras',
    'Tukysa',
    'Lupkynis',
    'Reyvow',
    'Crexont',
    'Xphozah',
    'Natrise',
    'Vyvgart',
  ])('%s', (text) => {
    const [medicine] = planWith(text, null).medications;
    expect(medicine?.classes.length).toBeGreaterThan(0);
    expect(alertIds(planWith(text, null))).not.toContain('unrecognised-medication');
  });

  test.each([
    ['danshen', 'warfarin 5 mg'],
    ['goji juice', 'warfarin 5 mg'],
    ['fo-ti', 'isoniazid 300 mg'],
    ['kanna', 'sertraline 50 mg'],
    ['meadowsweet tea', 'Eliquis 5 mg'],
    ['mulethi powder', 'furosemide 40 mg'],
    ['Lite Salt', 'lisinopril 20 mg'],
    ['kaunch beej', 'Sinemet'],
    ['delta 8 gummies', 'zolpidem 10 mg'],
  ])('%s with %s is stopped and asked about', (supplement, medicine) => {
    expect(planWith(medicine, supplement).currentSupplements.map(({ verdict }) => verdict)).toEqual(['stop-and-ask']);
  });

  test.each(['triphala', 'shatavari', 'amla juice', 'burdock root', 'hibiscus tea', 'soursop leaves', 'neem capsules'])(
    'recognizes %s',
    (text) => {
      expect(planWith(null, text).currentSupplements.map(({ id }) => id)).not.toContain(null);
    },
  );
});
