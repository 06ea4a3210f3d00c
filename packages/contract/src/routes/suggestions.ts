import { z } from 'zod';
import { QuestionnaireSchema } from '../questionnaire/schema.ts';
import { Recommendation } from '../recommendation.ts';
import { BatchId, BatchSummary, SuggestedBatch, SupplementId } from './documents.ts';
import { Instant } from './inputs.ts';
import type { RouteContract } from './route.ts';

/**
 * Generates a plan. A signed-in person's plan is stored as a batch, once per `Idempotency-Key`; a key holder's is only
 * answered. The questionnaire is checked by `validateQuestionnaire`, whose messages a schema could not give.
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

/** What a call and its answer look like, for whoever has no key yet. */
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

export const latestSuggested = {
  method: 'GET',
  path: '/v1/me/supplements-suggested/latest',
  summary: 'The newest suggestion batch',
  access: 'verified',
  response: SuggestedBatch,
  errors: ['NO_SUGGESTIONS', 'SUGGESTION_NOT_READ'],
} as const satisfies RouteContract;

export const listSuggested = {
  method: 'GET',
  path: '/v1/me/supplements-suggested',
  summary: 'The history of suggestion batches, newest first, with what changed',
  access: 'verified',
  query: z.object({ before: Instant.optional() }),
  response: z.object({ batches: z.array(BatchSummary), hasMore: z.boolean() }),
  errors: ['SUGGESTION_NOT_READ'],
} as const satisfies RouteContract;

export const readSuggested = {
  method: 'GET',
  path: '/v1/me/supplements-suggested/:batchId',
  summary: 'One suggestion batch',
  access: 'verified',
  params: z.object({ batchId: BatchId }),
  response: SuggestedBatch,
  errors: ['NO_SUGGESTIONS', 'SUGGESTION_NOT_READ'],
} as const satisfies RouteContract;

export const setOrdered = {
  method: 'PATCH',
  path: '/v1/me/supplements-suggested/latest/:supplementId',
  summary: 'Mark a supplement of the newest batch, or of the list, as ordered, or not',
  access: 'verified',
  params: z.object({ supplementId: SupplementId }),
  body: z.strictObject({ ordered: z.boolean() }),
  response: SuggestedBatch,
  errors: ['NO_SUGGESTIONS', 'NOT_FOUND', 'ORDER_NOT_UPDATED'],
} as const satisfies RouteContract;

/** What one changed answer would do to the newest plan; nothing is stored. */
export const whatIf = {
  method: 'POST',
  path: '/v1/me/what-if',
  summary: 'The difference one changed answer would make',
  access: 'verified',
  costs: 'heavy',
  isCleaned: true,
  body: z.strictObject({ change: z.record(z.string(), z.unknown()) }),
  response: z.object({
    added: z.array(z.object({ id: z.string(), name: z.string(), message: z.string() })),
    removed: z.array(z.object({ id: z.string(), name: z.string(), message: z.string() })),
    adjusted: z.array(z.object({ id: z.string(), name: z.string(), before: z.string(), after: z.string() })),
    alerts: z.array(z.string()),
  }),
  errors: ['QUESTIONNAIRE_INVALID', 'USER_WITHOUT_DATA'],
} as const satisfies RouteContract;
