import { z } from 'zod';
import { questions } from '../questionnaire/questions.ts';
import { TrialResult } from '../trial.ts';
import { Day } from './inputs.ts';
import { SupplementId } from './knowledge-documents.ts';

/** What a person tells as time goes on, and what it says: check-ins, and trials of one. */

/** From 0 to 10. Of a goal 10 is the best; of a symptom 10 is the worst, and 0 is "not at all". */
export const HIGHEST_RATING = 10;
export const Rating = z.int().min(0).max(HIGHEST_RATING);

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as [K, ...K[]];

export const RatedThing = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('goal'), id: z.enum(keysOf(questions.healthGoals.options)), rating: Rating }),
  z.strictObject({
    about: z.literal('symptom'),
    id: z.enum(keysOf(questions.currentSymptoms.options)),
    rating: Rating,
  }),
]);

export const LabValue = z.strictObject({
  lab: z.enum(keysOf(questions.labResults.labs)),
  /** In the unit in which the answers are stored. */
  value: z.number(),
});

/** A line as a person writes it: "Eliquis 5 mg twice a day". */
export const AnswerLine = z.string().trim().min(1).max(120);
export const ListChange = z.strictObject({
  list: z.enum(['medicine', 'supplement']),
  change: z.enum(['started', 'stopped']),
  line: AnswerLine,
});

export const CheckIn = z.object({
  day: Day,
  ratings: z.array(RatedThing),
  labs: z.array(LabValue),
  /** The day of the test; null where none was given. */
  labsTakenOn: Day.nullable(),
  changes: z.array(ListChange),
});

/** When to look at something again, and how: a test, the answers, or what one notices. */
export const CheckInDue = z.object({
  supplementId: SupplementId,
  name: z.string(),
  on: Day,
  title: z.string(),
  text: z.string(),
  /** It fills a gap: a test or the diet answers whether it helps, and feeling nothing says nothing. */
  isNeed: z.boolean(),
});

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

/** How to find out whether something helps: on and off; plainly before and after, which proves nothing; or by a test. */
export const TrialOffer = z.object({
  /** Null where there is no trial of it. */
  trialId: z.string().nullable(),
  supplementId: SupplementId,
  name: z.string(),
  way: z.enum(['on-and-off', 'before-and-after', 'lab-or-diet']),
  /** Why not on and off; empty where it is. */
  why: z.string(),
  design: TrialDesign.nullable(),
});

export const trialStates = ['running', 'finished', 'unsafe', 'harm', 'stopped'] as const;

export const TrialDay = z.object({
  day: Day,
  on: z.boolean(),
  /** False in the days after a change. */
  counts: z.boolean(),
  /** By time of the day; null: not rated. */
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
  /** Up to tomorrow: what comes later is not told, so that nobody can wait for it. */
  days: z.array(TrialDay),
  /** Only at the planned end, or when it was stopped for harm. */
  result: TrialResult.nullable(),
});

export type RatedThing = z.infer<typeof RatedThing>;
export type ListChange = z.infer<typeof ListChange>;
export type LabValue = z.infer<typeof LabValue>;
export type CheckIn = z.infer<typeof CheckIn>;
export type CheckInDue = z.infer<typeof CheckInDue>;
export type TrialDesign = z.infer<typeof TrialDesign>;
export type TrialOffer = z.infer<typeof TrialOffer>;
export type TrialState = (typeof trialStates)[number];
export type Trial = z.infer<typeof Trial>;
