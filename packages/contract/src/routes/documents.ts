import { z } from 'zod';
import { profileShape } from '../profile-fields.ts';
import { Recommendation, Slot, SuggestedSupplement } from '../recommendation.ts';
import { SupplementId } from './knowledge-documents.ts';

/** The stored documents, with the specification's names. */

export const BatchId = z.uuid();

/** users/{uid} */
export const UserDocument = z.object({
  uid: z.string(),
  ...profileShape,
  email: z.string(),
  createdAt: z.iso.datetime(),
  /** Checked on input by `validateQuestionnaire`; null until answered. */
  comprehensiveQuestionnaire: z.record(z.string(), z.unknown()).nullable(),
});

/** What caused a difference between two plans: the person's answers, the knowledge, or the method. */
export const causes = ['answer', 'knowledge', 'method'] as const;
export const Cause = z.enum(causes);

const changed = {
  id: z.string(),
  name: z.string(),
  causes: z.array(Cause).default([]),
  /** The changed answers behind it, by field. */
  answers: z.array(z.string()).default([]),
};

/** What a person acts on besides suggestions, in display order. */
export const detailKinds = ['alert', 'own', 'time', 'amount', 'caution', 'test', 'left-out'] as const;

/** One that was added (no `before`), removed (no `after`) or changed. */
export const PlanDetail = z.object({
  ...changed,
  kind: z.enum(detailKinds),
  before: z.string().nullable(),
  after: z.string().nullable(),
  why: z.string(),
});

export const PlanChanges = z.object({
  added: z.array(z.object({ ...changed, why: z.string().default('') })),
  removed: z.array(z.object({ ...changed, why: z.string() })),
  adjusted: z.array(z.object({ ...changed, before: z.string(), after: z.string() })),
  /** Null in plans of earlier versions, which compared only suggestions. */
  details: z.array(PlanDetail).nullable().default(null),
  /** What changed underneath: the person's answers, the knowledge, or the engine. */
  because: z.object({
    answers: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    knowledge: z.boolean(),
    engine: z.boolean(),
  }),
});

/** users/{uid}/supplements-suggested: the result of one engine run, with the person's `ordered` flags. */
export const SuggestedBatch = z.object({
  id: BatchId,
  addedOn: z.iso.datetime(),
  length: z.number().int(),
  supplements: z.array(SuggestedSupplement),
  /** Added within the last 30 days. */
  isRecent: z.boolean(),
  /** The rest of the result: alerts, exclusions, schedule and totals, without the supplements above. */
  recommendation: Recommendation.omit({ supplements: true }),
  /** Compared with the previous plan; null for the first. */
  changes: PlanChanges.nullable().default(null),
});

/** Safety findings from changed answers or newer knowledge, before a new plan is made. */
export const PendingFinding = z.object({
  severity: z.enum(['urgent', 'warning']),
  title: z.string(),
  message: z.string(),
});

/**
 * The newest batch, with the time since the answers differ from its own (null while they agree), and safety findings of
 * a newer knowledge version.
 */
export const LatestBatch = SuggestedBatch.extend({
  answersChangedOn: z.iso.datetime().nullable().default(null),
  newFindings: z.array(PendingFinding).default([]),
});

/** A test result in its stored unit, and how the plan judges values around it. */
export const LabResult = z.object({
  lab: z.string(),
  value: z.number(),
  bands: z.array(
    z.object({
      from: z.number().nullable(),
      below: z.number().nullable(),
      message: z.string(),
      sources: z.array(z.string()),
      /** The person's value is in this range. */
      isHere: z.boolean(),
    }),
  ),
});

/** Reassembles the result as the engine returned it. */
export const resultOf = ({
  recommendation,
  supplements,
}: Pick<z.infer<typeof SuggestedBatch>, 'recommendation' | 'supplements'>): Recommendation => ({
  ...recommendation,
  supplements,
});

/** One entry of a batch's `batches`. */
export const BatchEntry = z.object({ position: z.number().int(), supplement: SuggestedSupplement });

/** A row of the history: what the batch contained, and what changed from the previous one. */
export const BatchSummary = z.object({
  id: BatchId,
  addedOn: z.iso.datetime(),
  length: z.number().int(),
  outcome: z.enum(['recommended', 'see-clinician-first']),
  supplements: z.array(z.object({ id: z.string(), name: z.string() })),
  changes: PlanChanges.nullable(),
});

/** users/{uid}/supplements-chosen */
export const ChosenSupplement = z.object({
  id: SupplementId,
  supplement: SuggestedSupplement,
  addedOn: z.iso.datetime(),
  /** The person's own marks: when ordered, taken since when, and units per pack. */
  orderedOn: z.iso.datetime().nullable().default(null),
  startedOn: z.iso.date().nullable().default(null),
  packUnits: z.number().int().nullable().default(null),
});

/** How an alert was resolved; `read` is for alerts that only had to be seen. */
export const resolutions = ['asked-doctor', 'confirmed', 'read'] as const;
export const ResolvedAlert = z.object({
  /** Made by `alertKey`. */
  key: z.string(),
  title: z.string(),
  how: z.enum(resolutions),
  settledOn: z.iso.datetime(),
});

/** One supplement in one slot of one day. */
export const IntakeEntry = z.object({ supplementId: SupplementId, slot: Slot, state: z.enum(['taken', 'skipped']) });

export const consentKinds = ['product-news', 'reminders', 'anonymous-statistics'] as const;
/** Optional consents plus the one a plan requires, which is given with the answers and withdrawn with the account. */
export const ConsentKind = z.enum([...consentKinds, 'health-data']);
export const ConsentChoice = z.object({
  kind: ConsentKind,
  granted: z.boolean(),
  /** Version of the text that was agreed to; null if it has none. */
  version: z.string().nullable(),
  decidedAt: z.iso.datetime(),
});

export type UserDocument = z.infer<typeof UserDocument>;
export type SuggestedBatch = z.infer<typeof SuggestedBatch>;
export type BatchSummary = z.infer<typeof BatchSummary>;
export type Cause = z.infer<typeof Cause>;
export type PlanChanges = z.infer<typeof PlanChanges>;
export type PlanDetail = z.infer<typeof PlanDetail>;
export type LatestBatch = z.infer<typeof LatestBatch>;
export type LabResult = z.infer<typeof LabResult>;
export type PendingFinding = z.infer<typeof PendingFinding>;
export type ResolvedAlert = z.infer<typeof ResolvedAlert>;
export type ChosenSupplement = z.infer<typeof ChosenSupplement>;
export type IntakeEntry = z.infer<typeof IntakeEntry>;
export type ConsentKind = z.infer<typeof ConsentKind>;
export type ConsentChoice = z.infer<typeof ConsentChoice>;
