import { z } from 'zod';
import { questions } from '../questionnaire/questions.ts';
import { Day } from './inputs.ts';
import { SupplementId } from './knowledge-documents.ts';
import { Rating } from './trial-documents.ts';

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
  /** In the stored unit of the answers. */
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
  /** The day of the test, if given. */
  labsTakenOn: Day.nullable(),
  changes: z.array(ListChange),
});

/** When to check something again, and how: by a test, the answers, or how the person feels. */
export const CheckInDue = z.object({
  supplementId: SupplementId,
  name: z.string(),
  on: Day,
  title: z.string(),
  text: z.string(),
  /** It fills a gap: only a test or the diet shows whether it helps; feeling nothing is no evidence. */
  isNeed: z.boolean(),
});

export type RatedThing = z.infer<typeof RatedThing>;
export type ListChange = z.infer<typeof ListChange>;
export type LabValue = z.infer<typeof LabValue>;
export type CheckIn = z.infer<typeof CheckIn>;
export type CheckInDue = z.infer<typeof CheckInDue>;
