import { z } from 'zod';
import { Letter } from '../letter.ts';
import type { RouteContract } from './route.ts';
import { SHARE_DAYS_DEFAULT, SHARE_DAYS_MAX, SHARE_LABEL_MAX, ShareEntry } from './shares-documents.ts';

export const listShares = {
  method: 'GET',
  path: '/v1/me/shares',
  summary: 'The links that show the letter to a doctor, newest first, with every opening',
  access: 'verified',
  response: z.object({ shares: z.array(ShareEntry) }),
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;

export const createShare = {
  method: 'POST',
  path: '/v1/me/shares',
  summary: 'A new link for a doctor; link and code are shown in this answer and never again',
  access: 'verified',
  body: z.strictObject({
    label: z.string().trim().min(1).max(SHARE_LABEL_MAX),
    days: z.number().int().min(1).max(SHARE_DAYS_MAX).default(SHARE_DAYS_DEFAULT),
    includesAnswers: z.boolean().default(false),
  }),
  response: z.object({ link: z.string(), code: z.string(), share: ShareEntry }),
  errors: ['TOO_MANY_SHARES', 'TOO_MANY_REQUESTS', 'NO_SUGGESTIONS', 'DATA_NOT_STORED'],
} as const satisfies RouteContract;

export const revokeShare = {
  method: 'DELETE',
  path: '/v1/me/shares/:shareId',
  summary: 'End a link, at once',
  access: 'verified',
  params: z.object({ shareId: z.uuid() }),
  response: null,
  errors: ['NOT_FOUND', 'DATA_NOT_STORED'],
} as const satisfies RouteContract;

/** In the body, never in the address. */
const proof = z.strictObject({ link: z.string().min(1).max(300), code: z.string().min(1).max(40) });

export const openSharedLetter = {
  method: 'POST',
  path: '/v1/shared/letter',
  summary: 'The letter behind a link, for whoever has its code',
  access: 'open',
  costs: 'light',
  body: proof,
  response: z.object({ letter: Letter, expiresAt: z.iso.datetime() }),
  errors: ['SHARE_NOT_OPENED', 'SHARE_ENDED', 'TOO_MANY_CODES', 'NO_SUGGESTIONS'],
} as const satisfies RouteContract;

export const openSharedFile = {
  method: 'POST',
  path: '/v1/shared/files/:format',
  summary:
    'The letter behind a link as a file to keep: PDF or FHIR R4, with nothing in it that the letter does not say',
  access: 'open',
  costs: 'heavy',
  params: z.object({ format: z.enum(['pdf', 'fhir']) }),
  body: proof,
  response: null,
  file: ['application/pdf', 'application/fhir+json'],
  errors: ['SHARE_NOT_OPENED', 'SHARE_ENDED', 'TOO_MANY_CODES', 'NO_SUGGESTIONS'],
} as const satisfies RouteContract;
