import { describe, expect, test } from 'vitest';
import { alertIds, alertText, labs, ownOf, planWith, slotsWith, suggested } from './testing/plans.ts';

/**
 * Findings of a pharmacist in the plans of people who were made up before the rules were read (docs/people-read.md).
 */

describe('amounts above a personal limit', () => {
  test.each([
    ['vitamin C 3000 mg', 'vitamin-c', 'g6pd-deficiency', 'vitamin-c-and-g6pd'],
    ['vitamin C 2 g', 'vitamin-c', 'kidney-stones', 'ask-about-vitamin-c'],
    ['selenium 200 mcg', 'selenium', 'hypothyroidism', 'ask-about-selenium'],
  ] as const)('%s (%s) with %s', (text, id, condition, alert) => {
    const plan = planWith(null, text, { medicalConditions: [condition] });
    expect(ownOf(plan, id).verdict).toBe('adjust');
    expect(alertIds(plan)).toContain(alert);
    expect(alertIds(planWith(null, text, { medicalConditions: ['migraine'] }))).not.toContain(alert);
  });

  test('are mentioned only below the alerts when slightly above', () => {
    const plan = planWith(null, 'vitamin C 250 mg', { medicalConditions: ['kidney-stones'] });
    expect(ownOf(plan, 'vitamin-c').verdict).toBe('adjust');
    expect(alertIds(plan)).not.toContain('ask-about-vitamin-c');
  });

  test('name the lower of two limits', () => {
    const answers = { alcoholConsumption: 'heavy', medicalConditions: ['type-2-diabetes'] } as const;
    const { message } = ownOf(planWith(null, 'niacin 50 mg', answers), 'niacin');
    expect(message.match(/The most for you/g)).toHaveLength(1);
  });
});

describe('are not blamed on the person when we assumed a typical amount', () => {
  test('are not claimed for biotin without an amount', () => {
    expect(ownOf(planWith(null, 'biotin'), 'biotin').verdict).toBe('keep');
    expect(ownOf(planWith(null, 'biotin 10000 mcg'), 'biotin').verdict).toBe('adjust');
  });
});

describe('what must continue is not stopped', () => {
  const pregnant = {
    biologicalSex: 'female',
    pregnancyStatus: 'pregnant',
    medicalConditions: ['hyperthyroidism'],
  } as const;

  test('a prenatal vitamin beside a medicine for an overactive thyroid is asked about', () => {
    const plan = planWith('propylthiouracil 50mg tds', 'Pregnacare', pregnant);
    expect(ownOf(plan, 'prenatal-multivitamin').verdict).toBe('ask-first');
    expect(alertText(plan)).toContain('without iodine');
    expect(ownOf(planWith('carbimazole 10 mg', 'iodine 150 mcg', pregnant), 'iodine').verdict).toBe('stop-and-ask');
  });

  test('a prenatal vitamin does not double prescribed calcium with vitamin D', () => {
    const answers = { biologicalSex: 'female', pregnancyStatus: 'pregnant' } as const;
    const { message } = ownOf(
      planWith('calcium and vitamin D prescribed', 'prenatal vitamin', answers),
      'prenatal-multivitamin',
    );
    expect(message).not.toContain('doubles');
  });

  test.each([
    ['Priadel 800 mg', 'bipolar-disorder'],
    ['clozapine 300 mg', 'schizophrenia'],
  ] as const)('caffeine beside %s changes only with the care team', (medicine, condition) => {
    const plan = planWith(medicine, 'caffeine tablets 200 mg', { medicalConditions: [condition] });
    expect(ownOf(plan, 'caffeine').verdict).toBe('ask-first');
    expect(alertText(plan)).toContain('before you change it');
    const without = planWith(null, 'caffeine tablets 200 mg', { medicalConditions: [condition] });
    expect(ownOf(without, 'caffeine').verdict).toBe('stop-and-ask');
  });

  test('B12 tablets beside the injection give no alert', () => {
    const plan = planWith('hydroxocobalamin injection every 3 months', 'B12 1000 mcg', {
      medicalConditions: ['b12-deficiency'],
    });
    expect(ownOf(plan, 'vitamin-b12').verdict).toBe('ask-first');
    expect(alertIds(plan)).not.toContain('ask-about-vitamin-b12');
    expect(suggested(planWith('B12 injection', null, { medicalConditions: ['b12-deficiency'] }))).not.toContain(
      'vitamin-b12',
    );
  });

  test('a supplement for a measured deficiency is kept, and a higher dose is asked about', () => {
    const plan = planWith(null, 'vitamin D 800 IU', labs({ vitaminD: 28 }));
    expect(ownOf(plan, 'vitamin-d3').verdict).toBe('keep');
    expect(ownOf(plan, 'vitamin-d3').message).toContain('whether you need more');
    expect(ownOf(planWith(null, 'vitamin D 800 IU'), 'vitamin-d3').message).not.toContain('whether you need more');
  });

  test('no spacing is asked for from something that has to stop', () => {
    const plan = planWith(null, 'zinc 25 mg, iron 28 mg', labs({ ferritin: 640 }));
    expect(ownOf(plan, 'iron').verdict).toBe('stop-and-ask');
    expect(ownOf(plan, 'zinc').verdict).toBe('keep');
    expect(ownOf(planWith(null, 'zinc 25 mg, iron 28 mg', labs({ ferritin: 12 })), 'zinc').verdict).toBe('ask-first');
  });
});

describe('dangers that were missing', () => {
  test('magnesium in myasthenia', () => {
    const answers = { currentSymptoms: ['constipation'] } as const;
    expect(ownOf(planWith('Mestinon 60mg qds', 'magnesium 300 mg', answers), 'magnesium').verdict).toBe('stop-and-ask');
    expect(suggested(planWith('donepezil 10mg', null, answers))).toContain('magnesium');
    expect(suggested(planWith('pyridostigmine 60mg', null, answers))).not.toContain('magnesium');
  });

  test.each(['star fruit', 'carambola juice', 'starfruit juice daily'])('%s with weak kidneys', (text) => {
    expect(alertIds(planWith(null, text, labs({ egfr: 40 })))).toContain('star-fruit-and-kidneys');
    expect(alertIds(planWith(null, text))).not.toContain('star-fruit-and-kidneys');
  });

  test.each(['Black Ant', 'male enhancement pills', 'herbal viagra', 'honey packs'])('%s with a nitrate', (text) => {
    const plan = planWith('isosorbide mononitrate 60mg', text, { medicalConditions: ['heart-disease'] });
    const alert = plan.alerts.find(({ id }) => id === 'ask-about-sexual-enhancement-products');
    expect(alert?.severity).toBe('urgent');
    expect(ownOf(planWith(null, text), 'sexual-enhancement-products').verdict).toBe('stop-and-ask');
  });

  test('yeast tablets with an MAO inhibitor', () => {
    expect(ownOf(planWith('Parnate 10mg bd', "brewer's yeast tablets"), 'brewers-yeast').verdict).toBe('stop-and-ask');
    expect(ownOf(planWith('sertraline 50mg', "brewer's yeast tablets"), 'brewers-yeast').verdict).toBe('keep');
  });

  test.each(['Kaftrio', 'Kalydeco 150 mg', 'Symdeko'])('grapefruit with %s', (medicine) => {
    expect(ownOf(planWith(medicine, 'grapefruit juice'), 'grapefruit').verdict).toBe('stop-and-ask');
  });

  test.each(['aspirin', 'allergic to ibuprofen', 'NSAIDs'])('willow bark with an allergy: %s', (allergyDetails) => {
    const answers = { allergies: 'yes', allergyDetails } as const;
    expect(ownOf(planWith(null, 'willow bark', answers), 'willow-bark').message).toContain('react to aspirin');
  });

  test('strontium is never simply kept', () => {
    expect(ownOf(planWith(null, 'strontium citrate 680 mg'), 'strontium').verdict).toBe('ask-first');
  });

  test('L-glutamine in sickle cell disease is a treatment', () => {
    const answers = { medicalConditions: ['sickle-cell-or-thalassemia'] } as const;
    expect(ownOf(planWith(null, 'L-glutamine 10g', answers), 'l-glutamine').verdict).toBe('ask-first');
  });
});

describe('alerts fit the person', () => {
  test('low blood calcium with symptoms gives an alert for today', () => {
    expect(alertIds(planWith(null, null, labs({ calcium: 2.05 })))).toContain('lab-calcium-low');
    const signs = alertIds(planWith(null, null, { ...labs({ calcium: 2.05 }), currentSymptoms: ['tingling'] }));
    expect(signs).toContain('low-calcium-and-nerves');
    expect(signs).not.toContain('lab-calcium-low');
    expect(alertIds(planWith(null, null, labs({ calcium: 2.3 })))).not.toContain('lab-calcium-low');
  });

  test('tingling on B12 injections does not ask for injections', () => {
    const answers = { medicalConditions: ['b12-deficiency'], currentSymptoms: ['tingling'] } as const;
    expect(alertIds(planWith(null, null, answers))).toContain('low-b12-and-nerves');
    const ids = alertIds(planWith('B12 injections every 3 months', null, answers));
    expect(ids).toContain('b12-injections-and-nerves');
    expect(ids).not.toContain('low-b12-and-nerves');
  });

  test('tingling after weight-loss surgery goes to a doctor within days', () => {
    const answers = { medicalConditions: ['bariatric-surgery'], currentSymptoms: ['tingling'] } as const;
    expect(alertIds(planWith(null, null, answers))).toContain('weight-loss-surgery-and-nerves');
  });

  test('anemia in sickle cell disease does not suggest iron', () => {
    const answers = { ...labs({ hemoglobin: 8.6 }), medicalConditions: ['sickle-cell-or-thalassemia'] } as const;
    expect(alertIds(planWith(null, null, answers))).toContain('anemia-without-iron');
    expect(alertIds(planWith(null, null, answers))).not.toContain('anemia');
  });

  test('high-dose biotin beside a TSH out of range casts doubt on the test', () => {
    expect(alertIds(planWith(null, 'biotin 10 mg', labs({ tsh: 0.2 })))).toContain('tsh-and-biotin');
    expect(alertIds(planWith(null, 'biotin 10 mg', labs({ tsh: 2 })))).not.toContain('tsh-and-biotin');
    expect(alertIds(planWith(null, 'biotin 30 mcg', labs({ tsh: 0.2 })))).not.toContain('tsh-and-biotin');
  });

  test('steroid replacement does not count as a cause of thin bones', () => {
    expect(alertIds(planWith('prednisolone 10mg', null))).toContain('long-steroids-and-bones');
    expect(alertIds(planWith('hydrocortisone 10mg bd, fludrocortisone 100mcg', null))).not.toContain(
      'long-steroids-and-bones',
    );
  });

  test('a thin person who wishes for a healthy weight gets no eating-disorder line for the wish alone', () => {
    const answers = { height: '170', weight: '51', healthGoals: ['weight'] } as const;
    expect(alertIds(planWith('Creon 25000', null, answers))).toContain('underweight-and-wish');
    expect(alertIds(planWith('Creon 25000', null, answers))).not.toContain('underweight-and-eating');
    expect(alertIds(planWith(null, null, { ...answers, mealsPerDay: '1' }))).toContain('underweight-and-eating');
  });

  test.each(['Xifaxan 550mg bd', 'Rifater 6 daily', 'isoniazid 300mg'])(
    '%s is no reason for probiotics',
    (medicine) => {
      const answers = { dosingPreference: 'no-preference', budgetRange: 'no-limit' } as const;
      expect(suggested(planWith(medicine, null, answers))).not.toContain('probiotics');
      expect(suggested(planWith('amoxicillin 500mg daily', null, answers))).toContain('probiotics');
    },
  );

  test.each(['Dovobet gel nightly', 'Dovonex ointment', 'calcipotriol cream'])(
    '%s is not systemic vitamin D',
    (medicine) => {
      expect(ownOf(planWith(medicine, 'vitamin D 1000 IU'), 'vitamin-d3').verdict).toBe('keep');
      expect(ownOf(planWith('calcitriol 0.25 mcg', 'vitamin D 1000 IU'), 'vitamin-d3').verdict).toBe('stop-and-ask');
    },
  );
});

describe('wording', () => {
  test('a review points to the alert instead of repeating it', () => {
    const answers = { ...labs({ ferritin: 12, hemoglobin: 11 }), biologicalSex: 'male' } as const;
    const { message } = ownOf(planWith(null, 'rhodiola 400 mg', answers), 'rhodiola');
    expect(message).toContain('at the top');
    expect(message).not.toContain('slow bleeding');
  });

  test('a weight medicine is not called a diabetes medicine', () => {
    const { interactions } = ownOf(planWith('Wegovy 1.7 mg weekly', 'turmeric 500 mg'), 'turmeric');
    expect(interactions.map(({ message }) => message).join(' ')).not.toMatch(/diabetes/);
  });

  test('a typed class is not named twice', () => {
    const { message } = ownOf(planWith('antacids', 'iron 28 mg'), 'iron');
    expect(message).not.toContain('(“antacid');
  });

  test('a glass of grapefruit juice gets no amount in milligrams', () => {
    const plan = planWith('simvastatin 20mg', 'grapefruit juice every morning');
    expect(ownOf(plan, 'grapefruit').dose).toBeNull();
    expect(ownOf(plan, 'grapefruit').message).not.toContain('typical amount');
    expect(ownOf(planWith(null, 'vitamin D'), 'vitamin-d3').message).toContain('typical amount');
  });

  test('two bee products make one alert that names the allergy', () => {
    const plan = planWith(null, 'royal jelly, propolis', { allergies: 'yes', allergyDetails: 'bee stings' });
    const titles = plan.alerts.map(({ title }) => title).filter((title) => title.includes('Royal jelly'));
    expect(titles).toEqual(['Royal jelly and Propolis with an allergy (“bee stings”)']);
  });

  test('several names to check are one list', () => {
    const { summary } = planWith('levothyroxine 50 mcg', 'magnesium 200 mg, calcium 500 mg, selenium 100 mcg', {
      medicalConditions: ['hypothyroidism'],
    });
    expect(summary).not.toMatch(/ and [^,.]+ and /);
  });
});

describe('what the person already takes comes first in the day', () => {
  const daily = { dosingPreference: 'no-preference', budgetRange: 'no-limit' } as const;

  test('iron that fits neither its written time nor a preferred one still gets a time', () => {
    const plan = planWith('levothyroxine 75 mcg at 6:30am', 'magnesium 250 mg at bedtime, iron 25 mg with breakfast', {
      ...daily,
      medicalConditions: ['hypothyroidism'],
    });
    expect(slotsWith(plan, 'magnesium')).toEqual(['bedtime']);
    expect(slotsWith(plan, 'iron')).toHaveLength(1);
    expect(ownOf(plan, 'iron').message).not.toContain('no time of day');
  });

  test('a suggestion that leaves no time for it is dropped', () => {
    const answers = {
      ...daily,
      medicalConditions: ['hypothyroidism', 'celiac-disease'],
      specificDiet: 'gluten-free',
    } as const;
    const own = 'magnesium 250 mg at bedtime, calcium 500 mg at dinner';
    expect(suggested(planWith('levothyroxine 75 mcg at 6:30am', own, answers))).toContain('multivitamin');
    const plan = planWith('levothyroxine 75 mcg at 6:30am', `${own}, iron 25 mg with breakfast`, answers);
    expect(slotsWith(plan, 'iron')).toEqual(['lunch']);
    expect(suggested(plan)).not.toContain('multivitamin');
    const reasons = plan.excluded.find(({ id }) => id === 'multivitamin')?.reasons ?? [];
    expect(reasons.map(({ message }) => message).join(' ')).toContain('no time of day for Iron');
  });
});
