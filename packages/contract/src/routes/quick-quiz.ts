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

/** The same with what the person said to the lines beside the candidates. Stores nothing either. */
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
    /** Ids of candidates of which every line was read, and no other is true. */
    cleared: Ids,
    /** The medicines by name, where the person gave them: they are then checked, and no longer a line to tick. */
    medicines: z.string().max(2000).optional(),
  }),
  response: QuickResult,
  errors: ['QUESTIONNAIRE_INVALID', 'BAD_REQUEST'],
} as const satisfies RouteContract;
