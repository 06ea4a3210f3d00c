import type { PartialAnswers } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import { alertIds, alertText, labs, medicines, planFor, suggested, supplements } from './testing/plans.ts';

const pregnant: PartialAnswers = { pregnancyStatus: 'pregnant' };
const trying: PartialAnswers = { pregnancyStatus: 'trying-to-conceive' };
const doseOf = (answers: PartialAnswers, id: string) => {
  const dose = planFor(answers).supplements.find((each) => each.id === id)?.dose;
  return dose === undefined ? null : dose.amount * dose.perDay;
};

describe('folic acid before and in pregnancy', () => {
  test.each([
    ['a medicine that nobody knows', { ...pregnant, ...medicines('Blorptanol 10 mg') }],
    ['a medicine without a name', { ...pregnant, prescriptionMeds: 'yes' }],
    ['a medicine that nobody knows, before', { ...trying, ...medicines('Quorvaxin') }],
    ['a plan for one', { healthGoals: ['prenatal'], ...medicines('Quorvaxin') }],
  ] satisfies [string, PartialAnswers][])('stays beside %s, at its low dose', (_what, answers) => {
    expect(doseOf(answers, 'folate')).toBe(400);
  });

  test('is covered by the prenatal vitamin where that fits', () => {
    expect(suggested(planFor(pregnant))).toContain('prenatal-multivitamin');
    expect(suggested(planFor(pregnant))).not.toContain('folate');
  });

  test('names what to wait with beside it, with "today"', () => {
    const text = alertText(planFor({ ...pregnant, ...medicines('Blorptanol 10 mg') }));
    for (const name of ['iodine', 'iron', 'prenatal multivitamin', 'vitamin D3']) expect(text).toContain(name);
    expect(text).toContain('ask about them today');
  });

  test.each([
    ['an antifolate', { ...pregnant, ...medicines('methotrexate 15 mg weekly') }],
    ['cancer treatment', { ...pregnant, medicalConditions: ['cancer-in-treatment'] }],
    ['an age under 18', { ...pregnant, age: '16' }],
    ['a warning sign', { ...trying, concerningSymptoms: 'yes' }],
    ['advice against it', { ...trying, advisedNotToTake: 'folic acid' }],
  ] satisfies [string, PartialAnswers][])('is asked about today if forbidden by %s', (_what, answers) => {
    const plan = planFor(answers);
    expect(suggested(plan)).not.toContain('folate');
    expect(alertIds(plan)).toContain('ask-today-folate');
  });

  test('is mentioned once where another alert is more specific', () => {
    const plan = planFor({ ...trying, ...medicines('phenytoin 300 mg') });
    expect(alertIds(plan)).toContain('epilepsy-medicine-and-folate');
    expect(alertIds(plan)).not.toContain('ask-today-folate');
  });

  test('is held back by unreadable advice, and the plan says so', () => {
    const plan = planFor({ ...pregnant, advisedNotToTake: 'flurbolit' });
    expect(suggested(plan)).toEqual([]);
    expect(alertText(plan)).toMatch(/You may need folate.* ask about them today/);
  });
});

describe('another need', () => {
  const unknown = supplements('Zorbify vitality drops');

  test('shown by a test is not lowered by an unknown supplement', () => {
    expect(doseOf({ ...unknown, ...labs({ ferritin: 12 }) }, 'iron')).toBe(28);
    const plan = planFor({ ...unknown, ...labs({ ferritin: 12 }) });
    expect(alertText(plan)).toContain('Iron (your ferritin is low)');
    expect(alertText(planFor(unknown))).not.toContain('exception');
  });

  test('based only on a symptom leaves room for what is unknown', () => {
    expect(suggested(planFor({ ...unknown, medicalConditions: ['iron-deficiency-anemia'] }))).not.toContain('iron');
  });

  test('that is forbidden is named in an alert', () => {
    const vegan = planFor({ specificDiet: 'vegan', advisedNotToTake: 'vitamin B12' });
    expect(vegan.summary).toContain('You may need vitamin B12 too.');
    expect(planFor({ specificDiet: 'vegan' }).summary).not.toContain('You may need');
  });
});
