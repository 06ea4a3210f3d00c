import fc from 'fast-check';
import type { Question } from '../questionnaire/question.ts';
import { fields, questionOf } from '../questionnaire/questions.ts';

/** Text a person might type; never blank, so that the answer counts as given. */
const typed = (maxLength: number) =>
  fc.string({ minLength: 1, maxLength, unit: 'grapheme-ascii' }).filter((text) => text.trim() !== '');

function arbitraryOf(question: Question): fc.Arbitrary<unknown> {
  switch (question.kind) {
    case 'number':
      return fc
        .integer({ min: question.min, max: question.max })
        .chain((value) => fc.constantFrom<unknown>(value, String(value), ` ${value} `));
    case 'text':
      return typed(question.maxLength);
    case 'one':
      return fc.constantFrom(...Object.keys(question.options));
    case 'many': {
      const together = Object.keys(question.options).filter((value) => value !== question.exclusive);
      const several = fc.uniqueArray(fc.constantFrom(...together), { minLength: 1 });
      return question.exclusive === '' ? several : fc.oneof(several, fc.constant([question.exclusive]));
    }
    case 'labs':
      return fc.record(
        {
          ...Object.fromEntries(
            Object.entries(question.labs).map(([id, lab]) => [
              id,
              fc.double({ min: lab.min, max: lab.max, noNaN: true }),
            ]),
          ),
          takenOn: fc.constantFrom('1999-12-31', '2024-02-29', '2026-11-16'),
        },
        { requiredKeys: [] },
      );
    case 'frequency': {
      const often = fc.constantFrom(...Object.keys(question.options));
      return fc.record(Object.fromEntries(Object.keys(question.rows).map((row) => [row, often])), { requiredKeys: [] });
    }
  }
}

/** Any questionnaire that the check must accept: each numbered field usable, each other field usable or left out. */
export const arbitraryAnswers: fc.Arbitrary<Record<string, unknown>> = fc.record(
  Object.fromEntries(fields.map((field) => [field, arbitraryOf(questionOf(field))])),
  { requiredKeys: fields.filter((field) => questionOf(field).number !== null) },
);
