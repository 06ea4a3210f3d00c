import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryAnswers } from '../testing/arbitrary-answers.ts';
import { answersOf, everyAnswer } from '../testing/index.ts';
import { mergeAnswers } from './merge.ts';
import { validateQuestionnaire } from './validate.ts';

const merged = (stored: Parameters<typeof mergeAnswers>[0], update: unknown) => {
  const checked = mergeAnswers(stored, update);
  return checked.ok ? checked.answers : checked.failure;
};

describe('a partial update', () => {
  test('changes what it names and leaves the rest', () => {
    expect(merged(answersOf(), { weight: 70 })).toEqual(answersOf({ weight: '70' }));
  });

  test('an empty update changes nothing', () => {
    expect(merged(everyAnswer(), {})).toEqual(everyAnswer());
  });

  test('works on a person who has not answered anything yet', () => {
    expect(merged({}, { age: '40' })).toEqual({ age: '40' });
  });

  test('takes an optional answer away when it is given empty', () => {
    for (const empty of [null, '']) {
      expect(merged(everyAnswer(), { pastSupplementExperience: empty })).not.toHaveProperty('pastSupplementExperience');
    }
    expect(merged(everyAnswer(), { preferredFormats: [] })).not.toHaveProperty('preferredFormats');
    expect(merged(everyAnswer(), { foodFrequency: null })).not.toHaveProperty('foodFrequency');
  });

  test('cannot take a numbered answer away', () => {
    expect(merged(answersOf(), { age: '' })).toEqual({ field: 'age', message: 'Please enter your age' });
    expect(merged(answersOf(), { healthGoals: [] })).toMatchObject({ message: 'Please select your health goals' });
  });

  test('adds a test result to those already there, and takes one away by null', () => {
    const stored = answersOf({ shareTestResults: 'yes', labResults: { ferritin: 30, tsh: 2 } });
    expect(merged(stored, { labResults: { vitaminD: 50, tsh: null } })).toMatchObject({
      labResults: { ferritin: 30, vitaminD: 50 },
    });
    expect(merged(stored, { labResults: { ferritin: null, tsh: null } })).not.toHaveProperty('labResults');
  });

  test('drops follow-ups that no longer apply, and one given without what it follows from', () => {
    expect(merged(everyAnswer(), { prescriptionMeds: 'no' })).not.toHaveProperty('prescriptionMedsList');
    expect(merged(answersOf(), { prescriptionMedsList: 'warfarin' })).toEqual(answersOf());
    expect(merged(answersOf(), { prescriptionMeds: 'yes', prescriptionMedsList: 'warfarin' })).toMatchObject({
      prescriptionMedsList: 'warfarin',
    });
  });

  test('is refused whole, by the name of what is wrong', () => {
    expect(merged(answersOf(), { weight: 70, age: 121 })).toMatchObject({ field: 'age' });
    expect(merged(answersOf(), { surprise: 1 })).toMatchObject({ field: 'surprise' });
    expect(merged(answersOf({ shareTestResults: 'yes' }), { labResults: { tsh: 'high' } })).toMatchObject({
      field: 'labResults.tsh',
    });
    expect(merged(answersOf(), ['age'])).toMatchObject({ field: 'questionnaire' });
  });

  test('of a complete questionnaire leaves a complete questionnaire', () => {
    fc.assert(
      fc.property(arbitraryAnswers, arbitraryAnswers, fc.func(fc.boolean()), (before, after, keeps) => {
        const stored = validateQuestionnaire(before);
        const update = Object.fromEntries(Object.entries(after).filter(([name]) => keeps(name)));
        if (!stored.ok) throw new Error('the generator made an unusable questionnaire');
        const result = mergeAnswers(stored.answers, update);
        if (!result.ok) throw new Error(JSON.stringify(result.failure));
        expect(validateQuestionnaire(result.answers)).toEqual(result);
      }),
    );
  });
});
