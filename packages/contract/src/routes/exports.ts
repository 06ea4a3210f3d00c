import { z } from 'zod';
import { Letter } from '../letter.ts';
import type { RouteContract } from './route.ts';

/** A file, not JSON: the browser saves the response. */
export const exportPlan = {
  method: 'GET',
  path: '/v1/me/exports/:format',
  summary: 'The newest plan as a file: PDF for the doctor, calendar, table, JSON or FHIR R4',
  access: 'verified',
  costs: 'heavy',
  params: z.object({ format: z.enum(['pdf', 'ics', 'csv', 'json', 'fhir']) }),
  response: null,
  file: ['application/pdf', 'text/calendar', 'text/csv', 'application/json', 'application/fhir+json'],
  errors: ['NO_SUGGESTIONS', 'SUGGESTION_NOT_READ', 'USER_NOT_FOUND'],
} as const satisfies RouteContract;

export const readLetter = {
  method: 'GET',
  path: '/v1/me/letter',
  summary: 'The letter for the doctor, as data: what the PDF and the printed page are made from',
  access: 'verified',
  costs: 'light',
  response: Letter,
  errors: ['NO_SUGGESTIONS', 'SUGGESTION_NOT_READ', 'USER_NOT_FOUND'],
} as const satisfies RouteContract;

/** Everything we store about the person, in one file. */
export const downloadMyData = {
  method: 'GET',
  path: '/v1/me/data',
  summary: 'Everything that is kept about the person, as one JSON file',
  access: 'verified',
  costs: 'heavy',
  response: null,
  file: ['application/json'],
  errors: ['USER_NOT_FOUND', 'SOMETHING_FAILED'],
} as const satisfies RouteContract;
