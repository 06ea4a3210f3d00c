import { type PartialAnswers, validateQuestionnaire } from '@evidose/contract';
import { HEALTHY } from '@evidose/contract/testing';
import { prepare, recommend } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../load.ts';

const prepared = prepare(await loadKnowledge());

function planOf(told: PartialAnswers) {
  const checked = validateQuestionnaire({ ...HEALTHY, ...told });
  if (!checked.ok) throw new Error(checked.failure.message);
  return recommend(prepared, checked.answers);
}

/** People whom a long run of the promises met once in thousands: kept by name, as a short run may miss them. */
describe('what a long run of the promises has found before', () => {
  test('nobody is given more than nine, also where a proven wish stands beside nine needs', () => {
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

  test('a name that begins with a number is read, whatever its other word says elsewhere', () => {
    const { currentSupplements } = planOf({ prescriptionMeds: 'yes', prescriptionMedsList: '7 oh, warfarin' });
    expect(currentSupplements.map(({ id }) => id)).toContain('kratom');
  });

  test('advice against a pair in one tablet holds for each of the two', () => {
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
});
