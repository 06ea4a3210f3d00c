import { z } from 'zod';
import { QuickResult } from './questionnaire-documents.ts';
import type { RouteContract } from './route.ts';

/** Needs no account and stores nothing. The answers are checked by `validateShortQuestionnaire`. */
export const quickRecommendation = {
  method: 'POST',
  path: '/v1/quick-recommendations',
  summary: 'A first, careful direction from the short questionnaire',
  access: 'gate',
  costs: 'heavy',
  isCleaned: true,
  body: z.record(z.string(), z.unknown()),
  response: QuickResult,
  errors: ['QUESTIONNAIRE_INVALID'],
} as const satisfies RouteContract;
