import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { arbitraryAnswers } from '../testing/arbitrary-answers.ts';
import { answersOf, everyAnswer } from '../testing/index.ts';
import { fields, questionOf, requiredFields } from './questions.ts';
import { QuestionnaireSchema } from './schema.ts';
import { validateQuestionnaire } from './validate.ts';

const bothAccept = (raw: unknown) => [QuestionnaireSchema.safeParse(raw).success, validateQuestionnaire(raw).ok];

test('the schema of the API document and the check accept the same questionnaires', () => {
  fc.assert(
    fc.property(arbitraryAnswers, (raw) => {
      expect(bothAccept(raw)).toEqual([true, true]);
    }),
  );
});

test('both reject a missing answer, an unknown value, a wrong type and an unknown name', () => {
  const breakage = fc.constantFrom<(raw: Record<string, unknown>, field: string) => Record<string, unknown>>(
    (raw, field) => ({ ...raw, [field]: undefined }),
    (raw, field) => ({ ...raw, [field]: { of: 'another kind' } }),
    (raw, field) => ({ ...raw, [field]: true }),
    (raw, field) => ({ ...raw, [`${field}Too`]: 'x' }),
  );
  fc.assert(
    fc.property(arbitraryAnswers, fc.constantFrom(...requiredFields), breakage, (raw, field, breaking) => {
      expect(bothAccept(breaking(raw, field))).toEqual([false, false]);
    }),
  );
});

test('both have the same limits for numbers, lengths and laboratory values', () => {
  const pairs: [Record<string, unknown>, boolean][] = [
    [answersOf(), true],
    [everyAnswer(), true],
    [{ ...answersOf(), age: 120 }, true],
    [{ ...answersOf(), age: 121 }, false],
    [{ ...answersOf(), weight: 19 }, false],
    [{ ...answersOf(), advisedNotToTake: 'x'.repeat(500) }, true],
    [{ ...answersOf(), advisedNotToTake: 'x'.repeat(501) }, false],
    [{ ...everyAnswer(), labResults: { potassium: 10 } }, true],
    [{ ...everyAnswer(), labResults: { potassium: 10.1 } }, false],
    [{ ...everyAnswer(), foodFrequency: { eggs: 'hourly' } }, false],
  ];
  for (const [raw, isAccepted] of pairs) expect(bothAccept(raw)).toEqual([isAccepted, isAccepted]);
});

test('the schema can be written as JSON Schema, with every field and its values', () => {
  const written = z.toJSONSchema(QuestionnaireSchema, { io: 'input' }) as {
    properties: Record<string, { enum?: string[] }>;
    required: string[];
    additionalProperties: boolean;
  };
  expect(Object.keys(written.properties)).toEqual(fields);
  expect([...written.required].sort()).toEqual([...requiredFields].sort());
  expect(written.additionalProperties).toBe(false);
  for (const field of fields) {
    const question = questionOf(field);
    if (question.kind === 'one') expect(written.properties[field]?.enum).toEqual(Object.keys(question.options));
  }
});
