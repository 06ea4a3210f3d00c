import type { RouteContract } from './route.ts';
import { ApiDocument, SamplePlan } from './site-documents.ts';

/** What the engine currently decides for the sample person. */
export const samplePlan = {
  method: 'GET',
  path: '/v1/sample-plan',
  summary: 'A sample plan and how much the knowledge holds',
  access: 'gate',
  response: SamplePlan,
  errors: [],
} as const satisfies RouteContract;

export const apiDocument = {
  method: 'GET',
  path: '/v1/openapi.json',
  summary: 'This document',
  access: 'open',
  response: ApiDocument,
  errors: [],
  isPublic: true,
} as const satisfies RouteContract;
