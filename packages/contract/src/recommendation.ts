import { z } from 'zod';
import {
  DailyDose,
  DoubtReading,
  NamedProduct,
  NotUsed,
  ReadStatement,
  Recognised,
  readingParts,
  Supply,
} from './reading.ts';
import {
  Allergen,
  Directness,
  DoseUnit,
  EvidenceGrade,
  ExclusionKind,
  Format,
  InteractionAction,
  InteractionSeverity,
  Slot,
} from './recommendation-words.ts';

// Separate files, so that a page that needs only the words does not build every schema.
export * from './reading.ts';
export * from './recommendation-words.ts';

/** The engine's result, as pages, exports and API callers receive it. */

/** The answer that something follows from. */
export const Because = z.object({ field: z.string(), value: z.string() });

/** The subject of an alert: the person's own word, if any, and ours. */
export const AlertSubject = z.object({ text: z.string().nullable(), name: z.string() });

/** What can be done about an alert directly in it. */
export const AlertAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm-reading'), field: z.string(), text: z.string(), name: z.string() }),
  z.object({
    kind: z.literal('settle-reading'),
    field: z.string(),
    text: z.string(),
    readings: z.array(DoubtReading),
  }),
  z.object({ kind: z.literal('open-answer'), field: z.string() }),
  z.object({ kind: z.literal('call'), label: z.string(), tel: z.string() }),
  z.object({ kind: z.literal('asked-doctor') }),
]);

export const Alert = z.object({
  id: z.string(),
  severity: z.enum(['urgent', 'warning', 'info']),
  title: z.string(),
  message: z.string(),
  because: z.array(Because),
  sources: z.array(z.string()),
  /** The defaults open plans stored before these parts existed. */
  about: z.array(AlertSubject).default([]),
  actions: z.array(AlertAction).default([]),
});

export const Reason = z.object({
  field: z.string(),
  value: z.string(),
  message: z.string(),
  evidence: EvidenceGrade,
  sources: z.array(z.string()),
  /** The use on the supplement's page that it is based on; absent in plans stored before this part existed. */
  use: z.string().optional(),
});

export const Caution = z.object({
  message: z.string(),
  sources: z.array(z.string()),
  directness: Directness.optional(),
  /** Ask a doctor before the first dose. */
  askFirst: z.literal(true).optional(),
});

export const Interaction = z.object({
  /** Plain name of the other medicine or supplement. */
  with: z.string(),
  severity: InteractionSeverity,
  action: InteractionAction,
  hours: z.number().optional(),
  message: z.string(),
  sources: z.array(z.string()),
  directness: Directness.optional(),
});

export const Form = z.object({
  id: z.string(),
  format: Format,
  label: z.string(),
  contains: z.array(Allergen),
  animalFree: z.boolean(),
});

export const Dose = z.object({
  amount: z.number(),
  unit: DoseUnit,
  perDay: z.number().int(),
  /** The serving of a combination, as its amount names only the leading nutrient: '1 tablet'. */
  serving: z.string().optional(),
});

/** What to look for in a store: strength, number of pieces, and what the label should and should not say. */
export const Buy = z.object({
  /** Per piece, as labels print it: '25 µg (1,000 IU)'. */
  strength: z.string(),
  unitWord: z.string(),
  unitsPerDose: z.number(),
  unitsADay: z.number(),
  /** Pieces for 30 days. */
  packFor30Days: z.number(),
  /** The chemical form or source, where it matters: 'citrate', 'algae oil'. */
  compound: z.string().nullable(),
  lookFor: z.array(z.string()),
  avoid: z.array(z.string()),
});

/** What a day's dose adds of a nutrient, and how much of that counts toward the upper limit. */
export const NutrientAdded = z.object({ nutrient: z.string(), total: z.number(), counted: z.number() });

export const SuggestedSupplement = z.object({
  id: z.string(),
  name: z.string(),
  form: Form,
  dose: Dose,
  timing: z.object({ slot: z.array(Slot), withFood: z.boolean(), note: z.string().optional() }),
  evidence: EvidenceGrade,
  reasons: z.array(Reason).min(1),
  cautions: z.array(Caution),
  interactions: z.array(Interaction),
  expectedWeeks: z.tuple([z.number(), z.number()]),
  monthlyCost: z.number(),
  /** What else could serve the same reasons, and why this one was chosen. */
  alternatives: z.array(z.object({ id: z.string(), name: z.string(), message: z.string() })),
  buy: Buy.nullable().default(null),
  /** In the units of the plan's totals; the default opens plans stored before this part existed. */
  adds: z.array(NutrientAdded).default([]),
  ordered: z.boolean().optional(),
});

export const ExclusionReason = z.object({
  kind: ExclusionKind,
  message: z.string(),
  because: z.array(Because),
  sources: z.array(z.string()),
  /** Of the rule it is based on; absent if it is not a clinical fact. */
  directness: Directness.optional(),
  /** What would have to change for this reason to go away, if that can be said. */
  wouldChange: z.string().optional(),
});
export const Exclusion = z.object({ id: z.string(), name: z.string(), reasons: z.array(ExclusionReason).min(1) });

export const CurrentReview = z.object({
  text: z.string(),
  id: z.string().nullable(),
  name: z.string(),
  dose: DailyDose.nullable(),
  guessed: z.boolean(),
  ...readingParts,
  /** Ordered by a clinician: listed among the medicines, or the person said so. */
  prescribed: z.boolean().default(false),
  product: NamedProduct.nullable().default(null),
  /** What the product's servings supply per day. */
  supplies: z.array(Supply).default([]),
  verdict: z.enum(['keep', 'as-prescribed', 'ask-first', 'adjust', 'stop-and-ask', 'unknown']),
  message: z.string(),
  interactions: z.array(Interaction),
  sources: z.array(z.string()),
});

export const NutrientTotal = z.object({
  nutrient: z.string(),
  name: z.string(),
  unit: z.string(),
  fromCurrent: z.number(),
  fromPlan: z.number(),
  target: z.number().nullable(),
  upperLimit: z.number().nullable(),
  /** The stricter European limit, if there is one. */
  europeanLimit: z.number().nullable(),
});

/** Marks a medicine placed at the most common time because its own is unknown. */
export const TIME_NOT_GIVEN = 'time not given';

export const ScheduleItem = z.object({
  kind: z.enum(['supplement', 'medication']),
  id: z.string().nullable(),
  name: z.string(),
  amount: z.string().optional(),
});
export const ScheduleSlot = z.object({ slot: Slot, items: z.array(ScheduleItem), note: z.string() });

export const LabSuggestion = z.object({
  id: z.string(),
  name: z.string(),
  message: z.string(),
  because: z.array(Because),
  sources: z.array(z.string()),
});

/** A goal the person ticked, and the outcome. */
export const Wish = z.object({
  goal: z.string(),
  /** Suggested supplements that serve it, by id, best first. */
  served: z.array(z.string()),
  /** Supplements that could have served it and were left out, by id; `excluded` has the reasons. */
  leftOut: z.array(z.string()),
  /** What helps besides supplements, if known. */
  instead: z.string().nullable(),
});

export const Recommendation = z.object({
  engineVersion: z.string(),
  knowledgeVersion: z.string(),
  outcome: z.enum(['recommended', 'see-clinician-first']),
  /** Sums up the plan in one or two sentences; for an empty plan, says why that is good news. */
  summary: z.string(),
  alerts: z.array(Alert),
  supplements: z.array(SuggestedSupplement),
  excluded: z.array(Exclusion),
  notNeeded: z.array(z.string()),
  medications: z.array(Recognised),
  currentSupplements: z.array(CurrentReview),
  coverage: z.object({
    medications: z.object({ checked: z.number(), total: z.number() }),
    supplements: z.object({ checked: z.number(), total: z.number() }),
    /** How many of the known conflicting medicine pairs were found; absent in plans stored before this part existed. */
    medicinePairs: z.number().int().optional(),
  }),
  nutrientTotals: z.array(NutrientTotal),
  schedule: z.array(ScheduleSlot),
  cost: z.object({
    monthly: z.number(),
    currency: z.literal('USD'),
    budget: z.object({ min: z.number(), max: z.number().nullable() }),
    withinBudget: z.boolean(),
  }),
  labSuggestions: z.array(LabSuggestion),
  /** In questionnaire order; the default opens plans stored before this part existed. */
  wishes: z.array(Wish).default([]),
  /** The defaults open plans stored before these parts existed. */
  allergies: z.array(ReadStatement).default([]),
  advice: z.array(ReadStatement).default([]),
  notUsed: z.array(NotUsed).default([]),
});

export type Because = z.infer<typeof Because>;
export type AlertSubject = z.infer<typeof AlertSubject>;
export type AlertAction = z.infer<typeof AlertAction>;
export type Alert = z.infer<typeof Alert>;
export type Buy = z.infer<typeof Buy>;
export type Reason = z.infer<typeof Reason>;
export type Caution = z.infer<typeof Caution>;
export type Interaction = z.infer<typeof Interaction>;
export type Form = z.infer<typeof Form>;
export type Dose = z.infer<typeof Dose>;
export type NutrientAdded = z.infer<typeof NutrientAdded>;
export type SuggestedSupplement = z.infer<typeof SuggestedSupplement>;
export type ExclusionReason = z.infer<typeof ExclusionReason>;
export type Exclusion = z.infer<typeof Exclusion>;
export type CurrentReview = z.infer<typeof CurrentReview>;
export type NutrientTotal = z.infer<typeof NutrientTotal>;
export type ScheduleItem = z.infer<typeof ScheduleItem>;
export type ScheduleSlot = z.infer<typeof ScheduleSlot>;
export type LabSuggestion = z.infer<typeof LabSuggestion>;
export type Wish = z.infer<typeof Wish>;
export type Recommendation = z.infer<typeof Recommendation>;
