import type { PartialAnswers } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import { alertIds, alertText, labs, ownOf, planWith, slotsWith, suggested } from './testing/plans.ts';

/** A pharmacist's expectations for forty people, written before any rule was read (docs/people-read.md). */

describe('what a clinician ordered is taken as ordered', () => {
  test.each([
    ['methotrexate 15 mg every friday', 'folic acid 5 mg on sundays (dermatologist)', 'folate'],
    ['Prograf 3 mg twice a day', 'magnesium oxide 400 mg twice (transplant clinic)', 'magnesium'],
    ['depakote 500 twice a day', 'folic acid 5 mg (my neurologist)', 'folate'],
  ])('%s with %s', (medicine, supplement, id) => {
    expect(ownOf(planWith(medicine, supplement), id).verdict).toBe('as-prescribed');
  });

  test('treatment supplements are not stopped, whoever ordered them', () => {
    const plan = planWith('methotrexate 15 mg every friday', 'folic acid 5 mg on sundays');
    expect(ownOf(plan, 'folate').verdict).toBe('ask-first');
    expect(alertText(plan)).toContain('before you change it');
  });

  test('iron for a measured deficiency in pregnancy is not stopped', () => {
    const answers = {
      biologicalSex: 'female',
      pregnancyStatus: 'pregnant',
      ...labs({ ferritin: 7, hemoglobin: 10.4 }),
    } as const;
    expect(ownOf(planWith(null, 'ferrous sulfate 325 mg twice a day', answers), 'iron').verdict).toBe('ask-first');
    const enough = { ...answers, ...labs({ ferritin: 60 }) } as const;
    expect(ownOf(planWith(null, 'ferrous sulfate 325 mg twice a day', enough), 'iron').verdict).toBe('stop-and-ask');
  });

  test('senna with an opioid is a medicine', () => {
    const answers = { medicalConditions: ['heart-disease'] } as const;
    expect(ownOf(planWith('morphine 10 mg twice a day, senna 15 mg at night', null, answers), 'senna').verdict).toBe(
      'as-prescribed',
    );
    expect(ownOf(planWith(null, 'senna tea', answers), 'senna').verdict).toBe('stop-and-ask');
  });
});

describe('topical products do not count as swallowed', () => {
  test.each(["St John's wort cream", 'magnesium spray on legs', 'CBD balm'])('%s', (text) => {
    const plan = planWith('warfarin 5 mg, doxycycline 100 mg', text, { medicalConditions: ['kidney-disease'] });
    const [own] = plan.currentSupplements;
    expect(own?.verdict).toBe('keep');
    expect(own?.message).toContain('on the skin');
    expect(alertIds(plan).filter((id) => id.startsWith('ask-about'))).toEqual([]);
  });

  test('counts what passes the skin, and allergies', () => {
    const answers = { medicalConditions: ['hormone-sensitive-cancer'] } as const;
    expect(ownOf(planWith(null, 'DHEA cream', answers), 'dhea').verdict).toBe('stop-and-ask');
    const allergic = { allergies: 'yes', allergyDetails: 'chamomile' } as const;
    expect(ownOf(planWith(null, 'chamomile cream', allergic), 'chamomile').verdict).toBe('stop-and-ask');
    expect(ownOf(planWith('warfarin 5 mg', "St John's wort 300 mg"), 'st-johns-wort').verdict).toBe('stop-and-ask');
  });
});

describe('the day', () => {
  test('allows calcium with dolutegravir at one meal, and says so once', () => {
    const plan = planWith('Dovato with breakfast', 'calcium 600 mg with breakfast');
    expect(alertIds(plan).filter((id) => id.startsWith('too-close'))).toEqual([]);
    expect(slotsWith(plan, 'calcium')).toEqual(['breakfast']);
    expect(ownOf(plan, 'calcium').message.match(/together with a meal/g)).toHaveLength(1);
    const before = planWith('Dovato on waking', 'calcium 600 mg on waking');
    expect(alertIds(before)).toContain('too-close-calcium-dovato');
    const magnesium = planWith('Dovato with breakfast', 'magnesium 200 mg with breakfast');
    expect(slotsWith(magnesium, 'magnesium')).not.toContain('breakfast');
  });

  test('says that the day in the plan keeps them apart, not "below", as a letter shows no day', () => {
    const text = alertText(planWith('levothyroxine 75 mcg at breakfast', 'calcium 600 mg at breakfast'));
    expect(text).toContain('The day in your plan keeps them apart');
    expect(text).not.toContain('below keeps');
  });

  test('fits in calcium three times a day where possible, and says what to do with the rest', () => {
    const plan = planWith('levothyroxine 100', 'multivitamin with iron, calcium citrate 500 mg three times a day', {
      biologicalSex: 'female',
      medicalConditions: ['bariatric-surgery', 'hypothyroidism'],
      ...labs({ ferritin: 14 }),
    });
    expect(slotsWith(plan, 'calcium').length).toBeGreaterThan(0);
    expect(ownOf(plan, 'calcium').message).toContain('not three times');
  });
});

describe('no needless alarm', () => {
  test('enough vitamin D from a supplement raises no concern', () => {
    const { verdict, message } = ownOf(planWith(null, 'vitamin D 1000 IU', labs({ vitaminD: 90 })), 'vitamin-d3');
    expect(verdict).toBe('ask-first');
    expect(message).toContain('until then you can go on');
  });

  test('does not name sarcoidosis where another answer gives the disease', () => {
    const answers = { medicalConditions: ['autoimmune-disease', 'hypothyroidism'] } as const;
    expect(ownOf(planWith(null, 'vitamin D 1000 IU', answers), 'vitamin-d3').message).not.toContain('sarcoidosis');
    const alone = { medicalConditions: ['autoimmune-disease'] } as const;
    expect(ownOf(planWith(null, 'vitamin D 1000 IU', alone), 'vitamin-d3').message).toContain('sarcoidosis');
  });

  test('garlic with an integrase inhibitor', () => {
    const answers = { medicalConditions: ['hiv'] } as const;
    expect(ownOf(planWith('Dovato', 'garlic capsules', answers), 'garlic').verdict).not.toBe('stop-and-ask');
    expect(ownOf(planWith('darunavir 800 mg', 'garlic capsules', answers), 'garlic').verdict).toBe('stop-and-ask');
  });

  test('does not look for gut bleeding behind a low hemoglobin under care', () => {
    const low = labs({ hemoglobin: 10.9 });
    expect(alertIds(planWith(null, null, { biologicalSex: 'male', ...low }))).toContain('hemoglobin-lost-somewhere');
    const treated = { biologicalSex: 'male', medicalConditions: ['cancer-in-treatment'], ...low } as const;
    expect(alertIds(planWith(null, null, treated))).not.toContain('hemoglobin-lost-somewhere');
    const dialysis = planWith('epoetin at dialysis', null, {
      biologicalSex: 'male',
      medicalConditions: ['kidney-disease'],
      ...low,
    });
    expect(alertIds(dialysis)).not.toContain('hemoglobin-lost-somewhere');
  });
});

describe('what was missing', () => {
  test('bleeding after menopause', () => {
    const answers = { biologicalSex: 'female', currentSymptoms: ['heavy-periods'] } as const;
    const plan = planWith(null, null, { ...answers, age: '68' });
    expect(alertIds(plan)).toContain('bleeding-after-menopause');
    expect(suggested(plan)).not.toContain('iron');
    expect(alertIds(planWith(null, null, { ...answers, age: '34' }))).not.toContain('bleeding-after-menopause');
  });

  test.each([
    ['primaquine 30 mg starting monday', 'g6pd-deficiency', 'medicine-and-g6pd'],
    ['dapsone 100 mg', 'g6pd-deficiency', 'medicine-and-g6pd'],
    ['naproxen 500 mg', 'bariatric-surgery', 'nsaid-after-weight-loss-surgery'],
    ['ibuprofen for joints', 'ibd', 'nsaid-and-bowel-disease'],
    ['milk of magnesia', 'kidney-disease', 'magnesium-medicine-and-kidneys'],
    ['alendronate 70 mg weekly', 'osteoporosis', 'bone-tablet-alone'],
  ] as const)('%s with %s', (medicine, condition, id) => {
    expect(alertIds(planWith(medicine, null, { medicalConditions: [condition] }))).toContain(id);
    expect(alertIds(planWith('acetaminophen 500 mg', null, { medicalConditions: [condition] }))).not.toContain(id);
  });

  test.each([
    ['capecitabine 1500 mg twice a day', { currentSymptoms: ['diarrhea'] }, 'chemotherapy-and-diarrhea'],
    ['methotrexate 15 mg weekly', { alcoholConsumption: 'heavy' }, 'methotrexate-and-alcohol'],
    ['metformin 1000 mg', { currentSymptoms: ['tingling'], ...labs({ vitaminB12: 140 }) }, 'gray-b12-and-nerves'],
    [
      'lantus 14 units',
      { medicalConditions: ['kidney-disease'], ...labs({ potassium: 5.8 }) },
      'high-potassium-and-kidneys',
    ],
  ] as const)('%s with %o', (medicine, answers, id) => {
    expect(alertIds(planWith(medicine, null, answers as PartialAnswers))).toContain(id);
    expect(alertIds(planWith(medicine, null))).not.toContain(id);
  });

  test('adds spacing and cautions to an amount that is too high', () => {
    expect(ownOf(planWith('doxycycline 100 mg every morning', 'zinc 50 mg'), 'zinc').message).toContain('doxycycline');
    const stones = { medicalConditions: ['kidney-stones'] } as const;
    expect(ownOf(planWith(null, 'turmeric 1500 mg', stones), 'turmeric').message).toContain('oxalate');
  });

  test('mentions an allergy first', () => {
    const answers = {
      biologicalSex: 'female',
      pregnancyStatus: 'breastfeeding',
      allergies: 'yes',
      allergyDetails: 'peanuts',
    } as const;
    const alert = planWith(null, 'fenugreek', answers).alerts.find(({ id }) => id === 'ask-about-fenugreek');
    expect(alert?.title).toContain('allergy');
  });

  test('does not suggest magnesium against losses from diarrhea', () => {
    const answers = { medicalConditions: ['ibd'], currentSymptoms: ['diarrhea'] } as const;
    expect(suggested(planWith(null, null, answers))).not.toContain('magnesium');
  });

  test('birth control that may fail', () => {
    expect(alertText(planWith('Yaz', "St John's wort 300 mg x3"))).toContain('condom');
  });
});

describe('unknown names', () => {
  test.each(['Anadrol 50 mg', 'dianabol', 'Winstrol', 'trenbolone', 'zuclopenthixol 10 mg', 'Omvoh', 'Velsipity'])(
    '%s',
    (text) => {
      const { medications } = planWith(text, null);
      expect(medications.map(({ id }) => id)).not.toContain(null);
      expect(alertIds(planWith(text, null)).filter((id) => id.includes('unrecognised'))).toEqual([]);
    },
  );

  test.each(['arnica tablets', 'mistletoe', 'pueraria mirifica', 'white horehound', 'fisetin'])('%s', (text) => {
    const [own] = planWith(null, text).currentSupplements;
    expect(own?.id).not.toBe(null);
    expect(own?.id).not.toBe(undefined);
  });

  test('arnica is topical', () => {
    expect(ownOf(planWith('warfarin 5 mg', 'arnica tincture tea'), 'arnica').verdict).not.toBe('keep');
    expect(ownOf(planWith('warfarin 5 mg', 'arnica ointment'), 'arnica').verdict).toBe('keep');
  });
});
