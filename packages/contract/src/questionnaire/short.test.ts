import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateShortQuestionnaire } from './short.ts';

const complete = {
  weight: 64,
  height: '168',
  gender: 'female',
  age: '34',
  activeness: 'moderate',
  goals: ['sleep', 'energy'],
};
const failureOf = (raw: unknown) => {
  const checked = validateShortQuestionnaire(raw);
  return checked.ok ? null : checked.failure;
};

describe('quick quiz', () => {
  test('checks in the specified order with the specified messages', () => {
    const given: Record<string, unknown> = {};
    const met: string[] = [];
    for (let failure = failureOf(given); failure !== null; failure = failureOf(given)) {
      met.push(failure.message);
      given[failure.field] = complete[failure.field as keyof typeof complete];
    }
    expect(met).toEqual([
      'Please enter your weight',
      'Please enter your height',
      'Please select your gender',
      'Please enter your age',
      'Please select your activity level',
      'Please enter your health goals',
    ]);
  });

  test('keeps numbers as text, and defaults supplements and allergies to none', () => {
    expect(validateShortQuestionnaire({ ...complete, allergies: '  ' })).toEqual({
      ok: true,
      answers: { ...complete, weight: '64', supplements: 'none', allergies: 'none' },
    });
    expect(validateShortQuestionnaire({ ...complete, supplements: 'zinc', allergies: 'fish' })).toMatchObject({
      answers: { supplements: 'zinc', allergies: 'fish' },
    });
  });

  test("shares the long form's limits", () => {
    for (const [field, inside, outside] of [
      ['weight', 635, 635.1],
      ['height', 50, 49.9],
      ['age', 120, 121],
    ] as const) {
      expect(failureOf({ ...complete, [field]: inside })).toBeNull();
      expect(failureOf({ ...complete, [field]: outside })).toMatchObject({ field });
    }
  });

  test('rejects unknown values, wrong types, unknown fields and non-objects, by name', () => {
    expect(failureOf({ ...complete, gender: 'intersex' })?.field).toBe('gender');
    expect(failureOf({ ...complete, goals: 'sleep' })?.field).toBe('goals');
    expect(failureOf({ ...complete, goals: ['wealth'] })?.field).toBe('goals');
    expect(failureOf({ ...complete, supplements: 5 })?.field).toBe('supplements');
    expect(failureOf({ ...complete, allergies: 'x'.repeat(501) })?.field).toBe('allergies');
    expect(failureOf({ ...complete, medicines: 'warfarin' })?.field).toBe('medicines');
    for (const raw of [null, 'text', [complete]]) expect(failureOf(raw)?.field).toBe('questionnaire');
  });

  test('never throws, whatever is sent, and accepts its own result', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const checked = validateShortQuestionnaire(raw);
        if (checked.ok) expect(validateShortQuestionnaire(checked.answers)).toEqual(checked);
      }),
    );
  });
});
