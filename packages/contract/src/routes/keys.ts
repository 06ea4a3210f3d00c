import { z } from 'zod';
import { ApiAccount, ApiKeyEntry, KEY_NAME_MAX } from './keys-documents.ts';
import type { RouteContract } from './route.ts';

export const readApiAccount = {
  method: 'GET',
  path: '/v1/me/keys',
  summary: 'Your API keys, your plan and this month’s calls',
  access: 'verified',
  response: ApiAccount,
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;

export const createApiKey = {
  method: 'POST',
  path: '/v1/me/keys',
  summary: 'A new API key; it is shown in this answer and never again',
  access: 'verified',
  body: z.strictObject({ name: z.string().trim().min(1).max(KEY_NAME_MAX) }),
  response: z.object({ key: z.string(), entry: ApiKeyEntry }),
  errors: ['TOO_MANY_KEYS', 'DATA_NOT_STORED'],
} as const satisfies RouteContract;

export const revokeApiKey = {
  method: 'DELETE',
  path: '/v1/me/keys/:keyId',
  summary: 'Revoke an API key, at once',
  access: 'verified',
  params: z.object({ keyId: z.uuid() }),
  response: null,
  errors: ['NOT_FOUND', 'DATA_NOT_STORED'],
} as const satisfies RouteContract;
