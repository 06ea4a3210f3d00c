import { z } from 'zod';
import { Recommendation } from '../recommendation.ts';

/** How much is known. Counted from the knowledge that decides, never typed in. */
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
  /** Who the sample is about, in a sentence. Made up, and said to be. */
  about: z.string(),
  recommendation: Recommendation,
  numbers: KnowledgeNumbers,
});
export type SamplePlan = z.infer<typeof SamplePlan>;
