import { z } from 'zod';
import {
  Allergen,
  DailyDose,
  Directness,
  DoseUnit,
  Doubt,
  EvidenceGrade,
  Format,
  InteractionAction,
  InteractionSeverity,
  NamedProduct,
  ReadingStatus,
  Recognised,
  Slot,
} from '../recommendation.ts';
import { SourceEntry } from './knowledge-documents.ts';

/** What the catalogue, its pages and the interaction checker show of the knowledge. */

export const supplementCategories = [
  'vitamin',
  'mineral',
  'fatty-acid',
  'amino-acid',
  'protein',
  'herb',
  'probiotic',
  'fibre',
  'enzyme',
  'antioxidant',
  'hormone',
  'joint',
  'combination',
  'other',
] as const;
export const SupplementCategory = z.enum(supplementCategories);
/** suggestible: may enter a plan. recognised-only: known and reviewed when a person takes it, never suggested. */
export const SupplementTier = z.enum(['suggestible', 'recognised-only']);
/** States in which only an explicit allowance lets a supplement through. */
export const guardedStates = ['pregnant', 'breastfeeding', 'trying-to-conceive'] as const;
export const GuardedState = z.enum(guardedStates);
/** Diets that ask something of what a product is made of. */
export const formDiets = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'halal',
  'kosher',
] as const;
export const FormDiet = z.enum(formDiets);

/** One line of the catalogue: enough to search, filter and sort by. */
export const CatalogueEntry = z.object({
  id: z.string(),
  name: z.string(),
  tier: SupplementTier,
  category: SupplementCategory,
  summary: z.string(),
  /** The best grade of anything it may be suggested for; null where nothing is. */
  evidence: EvidenceGrade.nullable(),
  /** Values of `healthGoals` that some indication answers to. */
  goals: z.array(z.string()),
  /** Kept to by at least one of its forms. */
  diets: z.array(FormDiet),
  formats: z.array(Format),
  allowedIn: z.array(GuardedState),
  /** Synonyms, brands and common misspellings, for the search. */
  names: z.array(z.string()),
});

/** How directly the sources support a rule, and when somebody last opened them. */
const Supported = { directness: Directness, checked: z.string().nullable() };

const Told = z.object({ message: z.string(), sources: z.array(z.string()) });

/** One use: for whom, how much, for how long, and how sure we are. Doses are a day, in the supplement's unit. */
export const SupplementUse = Told.extend({
  id: z.string(),
  kind: z.enum(['need', 'wish']),
  /** Whom it is for, in words: "Vitamin D (25-OH) under 30 nmol/L". */
  who: z.string(),
  evidence: EvidenceGrade,
  dose: z.object({ low: z.number(), usual: z.number(), high: z.number() }),
  weeks: z.tuple([z.number(), z.number()]),
  /** Said, never suggested by us: the amount belongs to a clinician. */
  clinicianOnly: z.boolean(),
});

export const SupplementOutcome = z.object({
  id: z.string(),
  title: z.string(),
  evidence: EvidenceGrade,
  uses: z.array(SupplementUse).min(1),
});

/** People of one or several life stages who share a target and a limit. */
export const IntakeRow = z.object({
  who: z.string(),
  target: z.number().nullable(),
  upperLimit: z.number().nullable(),
});

export const NutrientFacts = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.string(),
  /** How much of the nutrient one dose unit of the supplement brings. */
  perUnit: z.number(),
  /** False where the limit is for another chemical form than this supplement holds. */
  limitApplies: z.boolean(),
  limitIsSupplementsOnly: z.boolean(),
  europeanLimit: z.number().nullable(),
  rows: z.array(IntakeRow),
  sources: z.array(z.string()),
});

export const StateFacts = z.object({
  state: GuardedState,
  /** Null: not on the short list for this state, so never suggested in it. */
  allowance: Told.extend({ maxDose: z.number() }).nullable(),
});

export const FormFacts = z.object({
  id: z.string(),
  format: Format,
  label: z.string(),
  contains: z.array(Allergen),
  diets: z.array(FormDiet),
  perPiece: z.number(),
  /** A typical price: US dollars a month at that daily dose. */
  price: z.object({ usd: z.number(), atDailyDose: z.number() }),
});

export const InteractionFacts = Told.extend({
  id: z.string(),
  with: z.object({
    kind: z.enum(['drug', 'class', 'supplement']),
    id: z.string(),
    name: z.string(),
    /** Some members of a class, so that a reader knows what is meant. */
    examples: z.array(z.string()),
  }),
  severity: InteractionSeverity,
  action: InteractionAction,
  hours: z.number().optional(),
  /** Counts only from this daily dose on. */
  fromDose: z.number().optional(),
  mechanism: z.string(),
  /** Nobody has traced it to a source we can vouch for yet. */
  needsReview: z.boolean(),
  ...Supported,
});

export const ContraindicationFacts = Told.extend({
  id: z.string(),
  who: z.string(),
  effect: z.enum(['exclude', 'limit', 'caution']),
  maxDose: z.number().optional(),
  needsReview: z.boolean(),
  ...Supported,
});

/** Everything the page of one supplement shows. Claims carry source ids; `sources` resolves them. */
export const SupplementFacts = z.object({
  knowledgeVersion: z.string(),
  id: z.string(),
  name: z.string(),
  tier: SupplementTier,
  category: SupplementCategory,
  summary: z.string(),
  synonyms: z.array(z.string()),
  brands: z.array(z.string()),
  evidence: EvidenceGrade.nullable(),
  doseUnit: DoseUnit,
  /** How a combination is counted out. */
  serving: z.string().optional(),
  /** How many dose units one international unit is, where people count in those. */
  perInternationalUnit: z.number().optional(),
  maxDailyDose: z.number().nullable(),
  outcomes: z.array(SupplementOutcome),
  nutrients: z.array(NutrientFacts),
  states: z.array(StateFacts),
  timing: z.object({
    slots: z.array(Slot),
    food: z.enum(['with', 'without', 'either']),
    maxAtOnce: z.number().optional(),
    note: z.string().optional(),
  }),
  forms: z.array(FormFacts),
  interactions: z.array(InteractionFacts),
  /** An empty list means "looked for and none known" only where this says so. */
  drugInteractions: z.enum(['listed', 'none-known', 'not-checked']),
  contraindications: z.array(ContraindicationFacts),
  whoShouldNot: z.array(z.string()),
  /** Ids of the sources the entry as a whole rests on. */
  mainSources: z.array(z.string()),
  sources: z.array(SourceEntry),
});

export const UnderstoodSupplement = z.object({
  text: z.string(),
  id: z.string().nullable(),
  name: z.string(),
  guessed: z.boolean(),
  dose: DailyDose.extend({ unit: DoseUnit }).nullable(),
  status: ReadingStatus,
  slots: z.array(Slot).nullable(),
  doubt: Doubt.nullable(),
  /** The label that it is counted by, where a real product was named. */
  product: NamedProduct.nullable(),
});

/** One conflict between a supplement and a medicine or another supplement. */
export const CheckedPair = z.object({
  kind: z.enum(['medicine', 'supplement']),
  /** `text` is what was written: the name of a product, and not of what it holds. */
  supplement: z.object({ id: z.string(), name: z.string(), text: z.string() }),
  with: z.object({ id: z.string().nullable(), name: z.string(), text: z.string() }),
  severity: InteractionSeverity,
  action: InteractionAction,
  hours: z.number().optional(),
  mechanism: z.string(),
  message: z.string(),
  sources: z.array(z.string()),
  needsReview: z.boolean(),
  ...Supported,
});

/** Medicines that do not go with each other, of the pairs that every pharmacy stops. */
export const CheckedMedicinePair = Told.extend({
  id: z.string(),
  medicines: z.array(z.string()).min(2),
  severity: InteractionSeverity,
  mechanism: z.string(),
  needsReview: z.boolean(),
  ...Supported,
});

export const InteractionCheck = z.object({
  knowledgeVersion: z.string(),
  medicines: z.array(Recognised),
  supplements: z.array(UnderstoodSupplement),
  /** Gravest first. None found is not the same as safe. */
  pairs: z.array(CheckedPair),
  /** Gravest first. Only the best-known pairs of medicines are looked for: none found is not the same as safe. */
  medicinePairs: z.array(CheckedMedicinePair),
  unchecked: z.array(z.object({ text: z.string(), message: z.string() })),
  /** How many pairs of names with a supplement in them were looked at. */
  pairsChecked: z.number().int(),
  sources: z.array(SourceEntry),
});

export type SupplementCategory = z.infer<typeof SupplementCategory>;
export type GuardedState = z.infer<typeof GuardedState>;
export type FormDiet = z.infer<typeof FormDiet>;
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;
export type SupplementUse = z.infer<typeof SupplementUse>;
export type SupplementOutcome = z.infer<typeof SupplementOutcome>;
export type IntakeRow = z.infer<typeof IntakeRow>;
export type NutrientFacts = z.infer<typeof NutrientFacts>;
export type StateFacts = z.infer<typeof StateFacts>;
export type FormFacts = z.infer<typeof FormFacts>;
export type InteractionFacts = z.infer<typeof InteractionFacts>;
export type ContraindicationFacts = z.infer<typeof ContraindicationFacts>;
export type SupplementFacts = z.infer<typeof SupplementFacts>;
export type CheckedPair = z.infer<typeof CheckedPair>;
export type CheckedMedicinePair = z.infer<typeof CheckedMedicinePair>;
export type InteractionCheck = z.infer<typeof InteractionCheck>;
