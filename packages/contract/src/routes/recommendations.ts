import { z } from 'zod';
import { QuestionnaireSchema } from '../questionnaire/schema.ts';
import { Recommendation } from '../recommendation.ts';
import type { RouteContract } from './route.ts';

/**
 * Makes a plan. A signed-in person's plan is stored as a batch, once per `Idempotency-Key`; an API key's is only
 * returned. The questionnaire is checked by `validateQuestionnaire`, whose messages a schema could not give.
 */
export const generateRecommendation = {
  method: 'POST',
  path: '/v1/recommendations',
  summary: 'Decide on a plan from a questionnaire',
  access: 'verified-or-key',
  costs: 'heavy',
  takesIdempotencyKey: true,
  isCleaned: true,
  body: z.strictObject({
    role: z.literal('user'),
    action: z.literal('list'),
    questionnaire: z.record(z.string(), z.unknown()),
  }),
  describedBody: z.strictObject({
    role: z.literal('user'),
    action: z.literal('list'),
    questionnaire: QuestionnaireSchema,
  }),
  response: Recommendation,
  errors: ['QUESTIONNAIRE_INVALID', 'SUGGESTION_NOT_STORED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  isPublic: true,
} as const satisfies RouteContract;

/** A sample request and response, for people without a key. */
export const sampleRecommendation = {
  method: 'GET',
  path: '/v1/recommendations/sample',
  summary: 'A request for a made-up person, and what is answered to it right now',
  access: 'open',
  isPublic: true,
  response: z.object({
    request: z.object({
      role: z.literal('user'),
      action: z.literal('list'),
      questionnaire: z.record(z.string(), z.unknown()),
    }),
    response: Recommendation,
  }),
  errors: [],
} as const satisfies RouteContract;
