import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryAnswers } from '../testing/arbitrary-answers.ts';
import { answersOf, everyAnswer } from '../testing/index.ts';
import { fields, isField, questionOf, requiredFields } from './questions.ts';
import { isShown, validatePartial, validateQuestionnaire } from './validate.ts';

/** Section 5 of the specification, verbatim and in its order. */
const MESSAGES = [
  ['age', 'Please enter your age'],
  ['biologicalSex', 'Please select your biological sex'],
  ['height', 'Please enter your height'],
  ['weight', 'Please enter your weight'],
  ['generalHealth', 'Please select your general health status'],
  ['physicalWellness', 'Please answer about your physical wellness'],
  ['painDiscomfort', 'Please answer about pain or discomfort'],
  ['currentSymptoms', 'Please select your current symptoms'],
  ['medicalConditions', 'Please select your medical conditions'],
  ['digestiveIssues', 'Please answer about digestive issues'],
  ['concerningSymptoms', 'Please answer about concerning symptoms'],
  ['pregnancyStatus', 'Please answer about pregnancy status'],
  ['allergies', 'Please answer about allergies'],
  ['prescriptionMeds', 'Please answer about prescription medications'],
  ['otcSupplements', 'Please answer about over-the-counter supplements'],
  ['advisedNotToTake', 'Please answer about advised supplements'],
  ['bloodTests', 'Please answer about blood tests'],
  ['shareTestResults', 'Please answer about sharing test results'],
  ['specificDiet', 'Please select your diet'],
  ['mealsPerDay', 'Please select meals per day'],
  ['alcoholConsumption', 'Please answer about alcohol consumption'],
  ['tobaccoUse', 'Please answer about tobacco use'],
  ['sleepHours', 'Please select your sleep hours'],
  ['fatigueLevel', 'Please select your fatigue level'],
  ['activityLevel', 'Please select your activity level'],
  ['exerciseDays', 'Please select your exercise days'],
  ['difficultySwallowing', 'Please answer about difficulty swallowing'],
  ['stressLevel', 'Please select your stress level'],
  ['interestPleasure', 'Please answer about interest or pleasure'],
  ['depression', 'Please answer about depression'],
  ['sleepIssues', 'Please answer about sleep issues'],
  ['supplementAdherence', 'Please select your supplement adherence'],
  ['dosingPreference', 'Please select your dosing preference'],
  ['budgetRange', 'Please select your budget range'],
  ['healthGoals', 'Please select your health goals'],
] as const;

/** The specification's 43 stored fields, and the one we added. */
const STORED_FIELDS =
  'age biologicalSex height weight generalHealth physicalWellness painDiscomfort painDescription currentSymptoms medicalConditions digestiveIssues concerningSymptoms pregnancyStatus allergies allergyDetails prescriptionMeds prescriptionMedsList otcSupplements otcSupplementsList advisedNotToTake bloodTests shareTestResults specificDiet otherDiet mealsPerDay foodFrequency alcoholConsumption tobaccoUse sleepHours fatigueLevel activityLevel exerciseDays difficultySwallowing stressLevel interestPleasure depression sleepIssues pastSupplementExperience preferredFormats supplementAdherence dosingPreference budgetRange healthGoals'.split(
    ' ',
  );

const failureOf = (raw: unknown) => {
  const checked = validateQuestionnaire(raw);
  return checked.ok ? null : checked.failure;
};
const storedOf = (raw: unknown, field: keyof ReturnType<typeof everyAnswer>) => {
  const checked = validateQuestionnaire(raw);
  return checked.ok ? checked.answers[field] : checked.failure;
};

describe('the declaration', () => {
  test("contains the specification's fields and labResults, nothing else", () => {
    expect([...fields].sort()).toEqual([...STORED_FIELDS, 'labResults'].sort());
  });

  test('numbers the fields in the order of the check', () => {
    expect(requiredFields).toEqual(MESSAGES.map(([field]) => field));
  });

  test('asks in the order of the check', () => {
    expect(fields.filter((field) => questionOf(field).number !== null)).toEqual(requiredFields);
  });

  test('groups every value of a grouped list once, except the exclusive one', () => {
    for (const field of fields) {
      const question = questionOf(field);
      if (question.kind !== 'many' || question.groups === undefined) continue;
      const grouped = Object.values(question.groups).flat().sort();
      expect(grouped, field).toEqual(
        Object.keys(question.options)
          .filter((value) => value !== question.exclusive)
          .sort(),
      );
    }
  });

  test('has follow-ups only on values that exist', () => {
    for (const field of fields) {
      const { shownWhen } = questionOf(field);
      if (shownWhen === undefined) continue;
      const parent = isField(shownWhen.field) ? questionOf(shownWhen.field) : undefined;
      const values = parent?.kind === 'one' ? Object.keys(parent.options) : [];
      expect(values, field).toEqual(expect.arrayContaining([...shownWhen.is]));
    }
  });
});

describe('the order of the check', () => {
  test('reports all 35 messages in order when an empty questionnaire is answered one failure at a time', () => {
    const complete: Record<string, unknown> = { ...answersOf() };
    const given: Record<string, unknown> = {};
    const met: (readonly [string, string])[] = [];
    for (let failure = failureOf(given); failure !== null; failure = failureOf(given)) {
      const { field, message } = failure;
      if (field in given) throw new Error(`The builder's answer to "${field}" is not accepted: ${message}`);
      met.push([field, message]);
      given[field] = complete[field];
    }
    expect(met).toEqual(MESSAGES);
  });

  test('reports the earlier of two missing answers, whatever the order of the object', () => {
    const { weight: _weight, tobaccoUse: _tobaccoUse, ...rest } = answersOf();
    const reversed = Object.fromEntries(Object.entries(rest).reverse());
    expect(failureOf(reversed)?.message).toBe('Please enter your weight');
  });

  test('reports a wrong numbered field before an unknown name', () => {
    expect(failureOf({ ...answersOf(), surprise: 1, age: '' })?.field).toBe('age');
  });

  for (const [field, message] of MESSAGES) {
    test(`${field}: missing, blank, null and of a wrong type all say "${message}"`, () => {
      for (const value of [undefined, null, '', [], {}, true]) {
        expect(failureOf({ ...answersOf(), [field]: value })).toMatchObject({ field, message });
      }
    });
  }
});

describe('numbers', () => {
  const BOUNDS = [
    ['age', 1, 120],
    ['height', 50, 272],
    ['weight', 20, 635],
  ] as const;

  for (const [field, min, max] of BOUNDS) {
    test(`${field} accepts ${min} and ${max}, as number or text, and keeps text`, () => {
      for (const bound of [min, max]) {
        expect(storedOf({ ...answersOf(), [field]: bound }, field)).toBe(String(bound));
        expect(storedOf({ ...answersOf(), [field]: ` ${bound} ` }, field)).toBe(String(bound));
      }
    });

    test(`${field} rejects ${min - 1} and ${max + 1} with its own message and the range as a hint`, () => {
      for (const beyond of [min - 1, max + 1, String(max + 1), `-${min}`]) {
        const failure = failureOf({ ...answersOf(), [field]: beyond });
        expect(failure?.message).toBe(questionOf(field).message);
        expect(failure?.hint).toContain(`${min} to ${max}`);
      }
    });
  }

  test('accept a fraction just inside the limit, and reject one just outside', () => {
    expect(storedOf({ ...answersOf(), height: 271.99 }, 'height')).toBe('271.99');
    expect(failureOf({ ...answersOf(), height: 272.01 })?.field).toBe('height');
    expect(storedOf({ ...answersOf(), weight: 69.853_229_38 }, 'weight')).toBe('69.85322938');
    expect(failureOf({ ...answersOf(), weight: 19.99 })?.field).toBe('weight');
  });

  test('may have a decimal comma; age must be whole years', () => {
    expect(storedOf({ ...answersOf(), weight: '64,5' }, 'weight')).toBe('64.5');
    expect(failureOf({ ...answersOf(), age: '34.5' })?.hint).toContain('whole');
  });

  test('reject what is not a number', () => {
    for (const value of [
      'abc',
      '1e2',
      '0x40',
      '64 kg',
      'Infinity',
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '1'.repeat(400),
    ]) {
      expect(failureOf({ ...answersOf(), weight: value })?.message).toBe('Please enter your weight');
    }
  });
});

describe('lists', () => {
  test('do not combine "none" with other values', () => {
    expect(failureOf({ ...answersOf(), currentSymptoms: ['none', 'acne'] })?.field).toBe('currentSymptoms');
    expect(failureOf({ ...answersOf(), medicalConditions: ['gout', 'none'] })?.field).toBe('medicalConditions');
    expect(failureOf({ ...answersOf(), preferredFormats: ['no-preference', 'powder'] })?.field).toBe(
      'preferredFormats',
    );
  });

  test('count a repeated value once', () => {
    expect(storedOf({ ...answersOf(), healthGoals: ['sleep', 'sleep'] }, 'healthGoals')).toEqual(['sleep']);
  });

  test('reject an unknown value with the field it was given for', () => {
    expect(failureOf({ ...answersOf(), healthGoals: ['sleep', 'immortality'] })).toMatchObject({
      field: 'healthGoals',
      hint: 'This isn’t one of the answers.',
    });
  });
});

describe('unknown and wrong', () => {
  test('rejects an unknown field by name', () => {
    expect(failureOf({ ...answersOf(), favouriteColour: 'green' })).toMatchObject({ field: 'favouriteColour' });
    expect(failureOf(JSON.parse(JSON.stringify(answersOf()).replace('{', '{"__proto__":{},')))).toMatchObject({
      field: '__proto__',
    });
  });

  test('ignores names that every object inherits', () => {
    for (const value of ['constructor', 'toString', '__proto__']) {
      expect(failureOf({ ...answersOf(), generalHealth: value })?.field).toBe('generalHealth');
      expect(failureOf({ ...answersOf(), healthGoals: [value] })?.field).toBe('healthGoals');
    }
  });

  test('rejects an unknown value of an optional field by name, including its parts', () => {
    const shared = answersOf({ shareTestResults: 'yes' });
    expect(failureOf({ ...shared, labResults: { cortisol: 3 } })?.field).toBe('labResults.cortisol');
    expect(failureOf({ ...shared, labResults: { vitaminD: '48' } })?.field).toBe('labResults.vitaminD');
    expect(failureOf({ ...answersOf(), foodFrequency: { eggs: 'hourly' } })?.field).toBe('foodFrequency.eggs');
    expect(failureOf({ ...answersOf(), foodFrequency: 'daily' })?.field).toBe('foodFrequency');
    expect(failureOf({ ...answersOf(), pastSupplementExperience: 7 })?.field).toBe('pastSupplementExperience');
  });

  test('rejects what is not an object', () => {
    for (const raw of [null, undefined, 'text', 7, [], [answersOf()]]) {
      expect(failureOf(raw)?.field).toBe('questionnaire');
    }
  });
});

describe('text', () => {
  test('is kept up to its length and rejected beyond it', () => {
    for (const [field, length] of [
      ['pastSupplementExperience', 1000],
      ['advisedNotToTake', 500],
    ] as const) {
      expect(storedOf({ ...answersOf(), [field]: 'x'.repeat(length) }, field)).toHaveLength(length);
      expect(failureOf({ ...answersOf(), [field]: 'x'.repeat(length + 1) })?.field).toBe(field);
    }
  });

  test('keeps line breaks, and drops characters that no database column accepts', () => {
    const meds = answersOf({ prescriptionMeds: 'yes' });
    const typed = 'warf\u0000arin\r\nmet\ud800formin\u0007';
    expect(storedOf({ ...meds, prescriptionMedsList: typed }, 'prescriptionMedsList')).toBe('warfarin\nmetformin');
    expect(failureOf({ ...answersOf(), advisedNotToTake: '\u0000 \u0007' })?.field).toBe('advisedNotToTake');
  });
});

describe('follow-ups', () => {
  test('are kept when their question is answered accordingly', () => {
    const checked = validateQuestionnaire(everyAnswer());
    expect(checked).toEqual({ ok: true, answers: everyAnswer() });
  });

  test('are dropped otherwise', () => {
    const checked = validateQuestionnaire({
      ...everyAnswer(),
      painDiscomfort: 'none',
      allergies: 'no',
      prescriptionMeds: 'no',
      otcSupplements: 'no',
      shareTestResults: 'no',
      specificDiet: 'vegan',
    });
    const dropped = 'painDescription allergyDetails prescriptionMedsList otcSupplementsList labResults otherDiet'.split(
      ' ',
    );
    expect(checked.ok && Object.keys(checked.answers).filter((field) => dropped.includes(field))).toEqual([]);
  });

  test('are not required', () => {
    expect(failureOf(answersOf({ prescriptionMeds: 'yes', allergies: 'yes', shareTestResults: 'yes' }))).toBeNull();
  });

  test('are not shown by an answer that only looks similar', () => {
    expect(isShown('allergyDetails', { allergies: 'yes' })).toBe(true);
    expect(isShown('allergyDetails', { allergies: 'no' })).toBe(false);
    expect(isShown('allergyDetails', { allergies: ['yes'] })).toBe(false);
    expect(isShown('allergyDetails', {})).toBe(false);
  });
});

describe('for every questionnaire', () => {
  test('the check accepts a usable one, and its own result unchanged', () => {
    fc.assert(
      fc.property(arbitraryAnswers, (raw) => {
        const first = validateQuestionnaire(raw);
        if (!first.ok) throw new Error(JSON.stringify(first.failure));
        expect(validateQuestionnaire(first.answers)).toEqual(first);
        expect(validatePartial(first.answers)).toEqual(first);
        for (const field of ['age', 'height', 'weight'] as const) expect(typeof first.answers[field]).toBe('string');
        for (const field of fields) if (!isShown(field, raw)) expect(first.answers).not.toHaveProperty(field);
      }),
    );
  });

  test('the check reports the first missing number', () => {
    fc.assert(
      fc.property(arbitraryAnswers, fc.subarray([...requiredFields], { minLength: 1 }), (raw, missing) => {
        const holes = Object.fromEntries(Object.entries(raw).filter(([name]) => !(missing as string[]).includes(name)));
        expect(failureOf(holes)?.field).toBe(missing[0]);
      }),
    );
  });

  test('the check never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...fields), fc.anything())), (raw) => {
        expect(typeof validateQuestionnaire(raw).ok).toBe('boolean');
        expect(typeof validatePartial(raw).ok).toBe('boolean');
      }),
    );
  });
});

describe('part of a questionnaire', () => {
  test('requires nothing, and rejects what the whole would reject', () => {
    expect(validatePartial({})).toEqual({ ok: true, answers: {} });
    expect(validatePartial({ age: 70 })).toEqual({ ok: true, answers: { age: '70' } });
    expect(validatePartial({ age: 121 })).toMatchObject({ ok: false, failure: { field: 'age' } });
    expect(validatePartial({ surprise: 1 })).toMatchObject({ ok: false, failure: { field: 'surprise' } });
    expect(validatePartial([])).toMatchObject({ ok: false });
  });

  test('accepts the day of a test result, and rejects an invalid day by name', () => {
    const given = { labResults: { tsh: 2, takenOn: '2024-02-29' } };
    expect(validatePartial(given)).toEqual({ ok: true, answers: given });
    for (const takenOn of ['2023-02-29', '31.3.2026', '1024-01-01', 20260331, 'yesterday']) {
      expect(validatePartial({ labResults: { tsh: 2, takenOn } })).toMatchObject({
        ok: false,
        failure: { field: 'labResults.takenOn' },
      });
    }
  });
});
