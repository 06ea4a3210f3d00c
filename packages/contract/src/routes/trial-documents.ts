import { z } from 'zod';
import { TrialResult } from '../trial.ts';
import { Day } from './inputs.ts';
import { SupplementId } from './knowledge-documents.ts';

/** From 0 to 10. For a goal, 10 is best; for a symptom, 10 is worst and 0 is "not at all". */
export const HIGHEST_RATING = 10;
export const Rating = z.int().min(0).max(HIGHEST_RATING);

export const TrialDesign = z.object({
  blocks: z.int(),
  blockDays: z.int(),
  washoutDays: z.int(),
  question: z.string(),
  worst: z.string(),
  best: z.string(),
  message: z.string(),
  sources: z.array(z.string()),
});

/**
 * How to find out whether something helps: on and off; a before-and-after comparison, which proves nothing; or a test.
 */
export const TrialOffer = z.object({
  /** Null if there is no trial of it. */
  trialId: z.string().nullable(),
  supplementId: SupplementId,
  name: z.string(),
  way: z.enum(['on-and-off', 'before-and-after', 'lab-or-diet']),
  /** Why not on and off; empty if it is. */
  why: z.string(),
  design: TrialDesign.nullable(),
});

export const trialStates = ['running', 'finished', 'unsafe', 'harm', 'stopped'] as const;

export const TrialDay = z.object({
  day: Day,
  on: z.boolean(),
  /** False in the days after a change. */
  counts: z.boolean(),
  /** By time of day; null: not rated. */
  ratings: z.array(Rating.nullable()),
});

export const Trial = z.object({
  id: z.uuid(),
  supplementId: SupplementId,
  name: z.string(),
  design: TrialDesign,
  ratingsADay: z.int(),
  startedOn: Day,
  /** The planned last day. */
  lastDay: Day,
  state: z.enum(trialStates),
  endedOn: Day.nullable(),
  /** Why it ended early. */
  endedBecause: z.string().nullable(),
  /** Up to tomorrow: later days are hidden, so that no one can anticipate them. */
  days: z.array(TrialDay),
  /** Only at the planned end, or when it was stopped for harm. */
  result: TrialResult.nullable(),
});

export type TrialDesign = z.infer<typeof TrialDesign>;
export type TrialOffer = z.infer<typeof TrialOffer>;
export type TrialState = (typeof trialStates)[number];
export type Trial = z.infer<typeof Trial>;
