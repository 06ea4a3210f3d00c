import { z } from 'zod';
import { Recommendation } from '../recommendation.ts';

/** The size of the knowledge, counted from the knowledge that decides. */
export const KnowledgeNumbers = z.object({
  suggestible: z.number().int(),
  recognisedOnly: z.number().int(),
  medicines: z.number().int(),
  medicineNames: z.number().int(),
  interactions: z.number().int(),
  sources: z.number().int(),
});
export type KnowledgeNumbers = z.infer<typeof KnowledgeNumbers>;

export const SamplePlan = z.object({
  /** A sentence about the fictional sample person, which says so. */
  about: z.string(),
  recommendation: Recommendation,
  numbers: KnowledgeNumbers,
});
export type SamplePlan = z.infer<typeof SamplePlan>;

const JsonSchema = z.record(z.string(), z.unknown());
const Content = z.record(z.string(), z.object({ schema: JsonSchema }));

/** An OpenAPI document, as far as the API page reads it. */
export const ApiOperation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.looseObject({ content: Content }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content: Content.optional() })),
});
export type ApiOperation = z.infer<typeof ApiOperation>;

export const ApiDocument = z.looseObject({
  openapi: z.string(),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), ApiOperation)),
});
export type ApiDocument = z.infer<typeof ApiDocument>;
