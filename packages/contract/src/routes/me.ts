import { z } from 'zod';
import { profileChanges } from '../profile-fields.ts';
import { UserDocument } from './documents.ts';
import type { RouteContract } from './route.ts';

export const saveMe = {
  method: 'PUT',
  path: '/v1/me',
  summary: 'Set or merge the user document: what is not sent stays as it is',
  access: 'account',
  body: z.strictObject(profileChanges),
  response: UserDocument,
  errors: ['DATA_NOT_STORED'],
} as const satisfies RouteContract;

export const readMe = {
  method: 'GET',
  path: '/v1/me',
  summary: 'The user document',
  access: 'account',
  response: UserDocument,
  errors: ['USER_NOT_FOUND'],
} as const satisfies RouteContract;

export const eraseMyDocuments = {
  method: 'DELETE',
  path: '/v1/me/documents',
  summary:
    'Delete everything kept about the person beside the account, for good (the account itself is the identity service’s)',
  access: 'account',
  response: null,
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;
