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

const Ids = z.array(z.string().min(1).max(200)).max(100);

/** The same with the person's answers to the lines beside the candidates. Stores nothing either. */
export const quickCheck = {
  method: 'POST',
  path: '/v1/quick-checks',
  summary: 'A first direction again, after reading what would rule each candidate out',
  access: 'gate',
  costs: 'heavy',
  body: z.strictObject({
    answers: z.record(z.string(), z.unknown()),
    /** Ids of lines (`fitsIf`, `unless`) that are true. */
    applies: Ids,
    /** Ids of candidates whose every line was read, with no other line true. */
    cleared: Ids,
    /** The medicines by name, if given: they are checked instead of ticked. */
    medicines: z.string().max(2000).optional(),
  }),
  response: QuickResult,
  errors: ['QUESTIONNAIRE_INVALID', 'BAD_REQUEST'],
} as const satisfies RouteContract;
