import { z } from 'zod';
import {
  BatchId,
  BatchSummary,
  LabResult,
  LatestBatch,
  PendingFinding,
  PlanChanges,
  SuggestedBatch,
} from './documents.ts';
import { Instant } from './inputs.ts';
import { SupplementId } from './knowledge-documents.ts';
import type { RouteContract } from './route.ts';

export const latestSuggested = {
  method: 'GET',
  path: '/v1/me/supplements-suggested/latest',
  summary: 'The newest suggestion batch',
  access: 'verified',
  response: LatestBatch,
  errors: ['NO_SUGGESTIONS', 'SUGGESTION_NOT_READ'],
} as const satisfies RouteContract;

/** For people who saved answers without remaking the plan. */
export const pendingFindings = {
  method: 'GET',
  path: '/v1/me/supplements-suggested/pending',
  summary: 'What today’s answers would say against the newest plan, where the two differ; nothing is stored',
  access: 'verified',
  costs: 'heavy',
  response: z.object({ findings: z.array(PendingFinding) }),
  errors: ['NO_SUGGESTIONS', 'SUGGESTION_NOT_READ'],
} as const satisfies RouteContract;

export const readLabResults = {
  method: 'GET',
  path: '/v1/me/lab-results',
  summary: 'The test results among the answers, each with the limits that plans go by',
  access: 'verified',
  response: z.object({ results: z.array(LabResult) }),
  errors: ['USER_NOT_FOUND'],
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
  response: PlanChanges,
  errors: ['QUESTIONNAIRE_INVALID', 'USER_WITHOUT_DATA'],
} as const satisfies RouteContract;
