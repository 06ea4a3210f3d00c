import { z } from 'zod';
import { TAKEN_ON } from './check-answer.ts';
import type { Question } from './question.ts';
import { fields, questionOf } from './questions.ts';

const keysOf = (options: object) => Object.keys(options) as [string, ...string[]];

function schemaOf(question: Question): z.ZodType {
  switch (question.kind) {
    case 'number':
      return z
        .union([z.string(), z.number().min(question.min).max(question.max)])
        .describe(`${question.min} to ${question.max} ${question.unit}; stored as text`);
    case 'text':
      return z.string().max(question.maxLength);
    case 'one':
      return z.enum(keysOf(question.options));
    case 'many':
      return z.array(z.enum(keysOf(question.options)));
    case 'labs':
      return z.object({
        ...Object.fromEntries(
          Object.entries(question.labs).map(([id, lab]) => [
            id,
            z.number().min(lab.min).max(lab.max).describe(`${lab.label}, ${lab.unit}`).optional(),
          ]),
        ),
        [TAKEN_ON]: z.iso.date().describe('The day of the test').optional(),
      });
    case 'frequency':
      return z.object(
        Object.fromEntries(Object.keys(question.rows).map((row) => [row, z.enum(keysOf(question.options)).optional()])),
      );
  }
}

/**
 * The questionnaire as a schema for the API document. Requests are checked by `validateQuestionnaire`, which knows the
 * order and the texts; a test keeps the two in step.
 */
export const QuestionnaireSchema = z.strictObject(
  Object.fromEntries(
    fields.map((field) => {
      const question = questionOf(field);
      const schema = schemaOf(question).describe(question.label);
      return [field, question.number === null ? schema.optional() : schema];
    }),
  ),
);
