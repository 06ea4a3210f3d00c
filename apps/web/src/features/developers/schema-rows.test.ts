import { generateRecommendation, openApiDocument } from '@evidose/contract';
import { expect, it } from 'vitest';
import { schemaRows, typeText } from './schema-rows.ts';

const document = openApiDocument({ routes: { generateRecommendation }, serverUrl: 'https://a.example', version: '1' });
const { post } = document.paths['/v1/recommendations'] as {
  post: { requestBody: { content: Record<string, { schema: unknown }> }; responses: Record<string, unknown> };
};
const [request] = Object.values(post.requestBody.content);

it('reads the real document: the questionnaire with its fields, which must be there and which may', () => {
  const questionnaire = schemaRows(request?.schema).find(({ name }) => name === 'questionnaire');
  const age = questionnaire?.rows.find(({ name }) => name === 'age');
  expect(age).toMatchObject({ isRequired: true, type: 'text or number' });
  expect(questionnaire?.rows.find(({ name }) => name === 'labResults')?.isRequired).toBe(false);
});

it('names choices, lists and fixed values', () => {
  expect(typeText({ enum: ['a', 'b'] })).toBe('one of a, b');
  expect(typeText({ type: 'array', items: { type: 'string' } })).toBe('list of text');
  expect(typeText({ const: 'user' })).toBe('always "user"');
  expect(typeText({ anyOf: [{ type: 'number' }, { type: 'null' }] })).toBe('number or null');
});
