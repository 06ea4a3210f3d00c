import { type PartialAnswers, validateQuestionnaire } from '@evidose/contract';
import { HEALTHY } from '@evidose/contract/testing';
import { recommend } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';

function planOf(answers: PartialAnswers) {
  const checked = validateQuestionnaire({ ...HEALTHY, ...answers });
  if (!checked.ok) throw new Error(checked.failure.message);
  return recommend(prepared, checked.answers);
}

/**
 * Cases that a long run found once in thousands, or that a plan review found. Kept by name, as a short run may miss
 * them.
 */
describe('cases found earlier by long runs and plan reviews', () => {
  test('suggests at most nine, even with a proven wish beside nine needs', () => {
    const { supplements } = planOf({
      age: '18',
      biologicalSex: 'female',
      height: '50',
      weight: '20',
      currentSymptoms: ['fatigue'],
      specificDiet: 'vegan',
      mealsPerDay: '1',
      foodFrequency: { legumes: 'never', fruit: 'never', fortifiedFoods: 'never' },
      alcoholConsumption: 'heavy',
      tobaccoUse: 'current',
      sleepHours: 'under-5',
      activityLevel: 'sedentary',
      exerciseDays: '0',
      bloodTests: 'within-6-months',
      healthGoals: ['cholesterol', 'energy'],
    });
    expect(supplements.length).toBe(9);
  });

  test('reads a name that starts with a number, whatever its other word means elsewhere', () => {
    const { currentSupplements } = planOf({ prescriptionMeds: 'yes', prescriptionMedsList: '7 oh, warfarin' });
    expect(currentSupplements.map(({ id }) => id)).toContain('kratom');
  });

  test('does not report a name with its form as unknown', () => {
    const { currentSupplements } = planOf({
      prescriptionMeds: 'yes',
      prescriptionMedsList: 'hair skin and nails tablets, Xyzolamide',
    });
    expect(currentSupplements.map(({ id }) => id)).toEqual(['biotin']);
  });

  test('applies advice against a two-ingredient tablet to both ingredients', () => {
    const { supplements } = planOf({
      age: '18',
      biologicalSex: 'female',
      pregnancyStatus: 'pregnant',
      mealsPerDay: '1',
      foodFrequency: { dairy: 'never' },
      advisedNotToTake: 'Caltrate',
    });
    expect(supplements.map(({ id }) => id)).toContain('iodine');
    expect(supplements.map(({ id }) => id)).not.toContain('calcium');
  });

  test('applies misspelled advice to every supplement it may mean, even if a medicine is closer', () => {
    const bloated: PartialAnswers = { currentSymptoms: ['bloating'], foodFrequency: { dairy: 'daily' } };
    const idsOf = (advisedNotToTake: string) =>
      planOf({ ...bloated, advisedNotToTake }).supplements.map(({ id }) => id);
    expect(idsOf('no')).toContain('digestive-enzymes');
    for (const advice of ['invertase', 'inverase', 'no inverase please'])
      expect(idsOf(advice), advice).not.toContain('digestive-enzymes');
  });

  test.each(['a to z, SmartyPants 4 mg', 'A-Z, SmartyPants 4 mg', 'a to z multivitamin, SmartyPants 2'])(
    '%s: the letter is not an article, and there are two entries',
    (otcSupplementsList) => {
      const { currentSupplements } = planOf({ otcSupplements: 'yes', otcSupplementsList });
      expect(currentSupplements.map(({ text }) => text)).toEqual(otcSupplementsList.split(', '));
    },
  );

  test('does not read a body part in a name or after “for” as a route: a swallowed medicine keeps its spacing', () => {
    const { schedule } = planOf({
      mealsPerDay: '1',
      prescriptionMeds: 'yes',
      prescriptionMedsList: 'liothyronine 10 mcg twice a day, doxycycline for my skin',
      otcSupplements: 'yes',
      otcSupplementsList: 'eye vitamins 40 mg',
    });
    const withIt = schedule.find(({ items }) => items.some(({ id }) => id === 'areds2-formula'));
    expect(withIt?.items.map(({ id }) => id)).not.toContain('liothyronine');
    expect(withIt?.note).toContain('at least 4 hours from liothyronine');
    expect(withIt?.note).toContain('doxycycline');
  });

  test('gives no time of day to what stays in the body for years', () => {
    const { schedule, medications } = planOf({
      prescriptionMeds: 'yes',
      prescriptionMedsList: 'Mirena, ramipril 5 mg in the morning',
    });
    expect(medications.map(({ route }) => route)).toEqual(['implanted', null]);
    expect(schedule.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['ramipril']);
  });

  test('does not suggest what a combination product already contains', () => {
    const { excluded } = planOf({
      healthGoals: ['performance'],
      exerciseDays: '6',
      activityLevel: 'very-active',
      otcSupplements: 'yes',
      otcSupplementsList: 'pre-workout 1 scoop',
    });
    const why = (id: string) => excluded.find((each) => each.id === id)?.reasons.map(({ kind }) => kind);
    expect(why('citrulline')).toContain('duplicate');
    expect(why('beta-alanine')).toContain('duplicate');
  });

  test('serves a wish with what treats a known deficiency', () => {
    const { wishes } = planOf({
      biologicalSex: 'female',
      pregnancyStatus: 'not-pregnant',
      shareTestResults: 'yes',
      bloodTests: 'within-6-months',
      labResults: { ferritin: 9 },
      healthGoals: ['energy', 'hair-and-nails'],
    });
    expect(wishes.map(({ served }) => served)).toEqual([['iron'], ['iron']]);
  });

  test('says that a number lacks its unit, not that it is unreadable', () => {
    const { currentSupplements } = planOf({
      otcSupplements: 'yes',
      otcSupplementsList: 'coq10 100, krill oil',
    });
    const [coq10, krill] = currentSupplements.map(({ message }) => message);
    expect(coq10).toContain('You didn’t write its unit or strength, so we counted 100 mg a day');
    expect(krill).toContain('We couldn’t read how much you take, so we counted a typical amount');
  });

  test('never tells an underweight person to eat less, and puts a dangerously low weight before any plan', () => {
    const thin = { height: '170', healthGoals: ['weight'] } as const;
    const low = planOf({ ...thin, weight: '51' });
    expect(low.wishes[0]?.instead).toContain('losing more would harm you');
    expect(low.alerts.map(({ id }) => id)).toContain('underweight-and-wish');
    const lower = planOf({ ...thin, weight: '45' });
    expect(lower.outcome).toBe('see-clinician-first');
    expect(lower.alerts.map(({ id }) => id)).toEqual(['dangerously-low-weight']);
    expect(planOf({ ...thin, weight: '90' }).wishes[0]?.instead).toContain('Fewer calories');
  });

  test("does not call a wish open that the person's own supplements serve", () => {
    const { summary } = planOf({
      specificDiet: 'vegetarian',
      healthGoals: ['muscle'],
      otcSupplements: 'yes',
      otcSupplementsList: 'creatine 5 g, whey protein 25 g',
    });
    expect(summary).toContain('For more muscle we add nothing: you already take');
    expect(summary).not.toContain('didn’t fit');
  });

  test('mentions low magnesium even when it is not yet dangerous', () => {
    const { alerts } = planOf({
      shareTestResults: 'yes',
      bloodTests: 'within-6-months',
      labResults: { magnesium: 0.6 },
    });
    expect(alerts.map(({ id }) => id)).toContain('lab-magnesium-low');
  });

  test('does not choose an acid-dependent form beside an acid blocker, whatever form is preferred', () => {
    const formOf = (prescriptionMedsList: string) =>
      planOf({
        prescriptionMeds: 'yes',
        prescriptionMedsList,
        foodFrequency: { dairy: 'never', fortifiedFoods: 'never' },
        preferredFormats: ['gummy', 'capsule'],
      }).supplements.find(({ id }) => id === 'calcium')?.buy?.compound;
    for (const medicine of ['pantoprazole', 'famotidine', 'vonoprazan'])
      expect(formOf(medicine), medicine).toBe('calcium citrate');
    expect(formOf('cetirizine')).toBe('tricalcium phosphate');
  });

  test('reads a patch beside tablets of the same class as a patch', () => {
    const { medications } = planOf({
      prescriptionMeds: 'yes',
      prescriptionMedsList: 'birth control patch, oral contraceptive pill chewable tablets, warfarin',
    });
    expect(medications.map(({ route }) => route).slice(0, 2)).toEqual(['skin', 'oral']);
  });

  test('does not answer a very high blood sugar with a supplement', () => {
    const idsAt = (hba1c: number) =>
      planOf({
        healthGoals: ['blood-sugar'],
        shareTestResults: 'yes',
        bloodTests: 'within-6-months',
        labResults: { hba1c },
      }).supplements.map(({ id }) => id);
    expect(idsAt(9)).toEqual([]);
    expect(idsAt(8.9)).not.toEqual([]);
  });

  test('reads a medicine class in a capsule form, even if its name is also the treatment of an ailment', () => {
    for (const form of ['gelatin capsules', 'hard caps', 'enteric coated capsules']) {
      const { medications, supplements } = planOf({
        age: '30',
        biologicalSex: 'female',
        pregnancyStatus: 'trying-to-conceive',
        prescriptionMeds: 'yes',
        prescriptionMedsList: `chemo ${form}`,
      });
      expect(medications.map(({ id }) => id)).toEqual(['anticancer']);
      expect(supplements.map(({ id }) => id)).not.toContain('folate');
    }
  });

  test.each([
    ['capsacin, lisinopril', 'capsaicin'],
    ['lisinopril, ashrin', 'aspirin'],
  ])('does not split a misspelled name into words run together: %s', (list, id) => {
    const { medications } = planOf({ age: '30', prescriptionMeds: 'yes', prescriptionMedsList: list });
    expect(medications.map((each) => each.id).sort()).toEqual([id, 'lisinopril'].sort());
  });
});
