import { z } from 'zod';
import { type HealthDataConsentVersion, healthDataConsents } from '../health-data-consent.ts';
import { ConsentChoice, ConsentKind } from './documents.ts';
import type { RouteContract } from './route.ts';

const Version = z.enum(Object.keys(healthDataConsents) as HealthDataConsentVersion[]);

export const readConsents = {
  method: 'GET',
  path: '/v1/me/consents',
  summary: 'What the person agreed to or declined, and when',
  access: 'verified',
  response: z.object({ consents: z.array(ConsentChoice) }),
  errors: ['DATA_NOT_STORED'],
} as const satisfies RouteContract;

export const setConsent = {
  method: 'PUT',
  path: '/v1/me/consents/:kind',
  summary: 'Agree or decline',
  access: 'verified',
  params: z.object({ kind: ConsentKind }),
  /** `health-data` needs the version of its text. */
  body: z.strictObject({ granted: z.boolean(), version: Version.optional() }),
  response: z.object({ consents: z.array(ConsentChoice) }),
  errors: ['DATA_NOT_STORED'],
} as const satisfies RouteContract;
