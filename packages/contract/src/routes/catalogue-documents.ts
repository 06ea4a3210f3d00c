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

/** What the catalog, its pages and the interaction checker show of the knowledge. */

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
/** suggestible: may be in a plan. recognised-only: known and reviewed when a person takes it, never suggested. */
export const SupplementTier = z.enum(['suggestible', 'recognised-only']);
/** States in which a supplement is excluded without an explicit allowance. */
export const guardedStates = ['pregnant', 'breastfeeding', 'trying-to-conceive'] as const;
export const GuardedState = z.enum(guardedStates);
/** Diets that restrict what a product is made of. */
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

/** A catalog row: enough to search, filter and sort by. */
export const CatalogueEntry = z.object({
  id: z.string(),
  name: z.string(),
  tier: SupplementTier,
  category: SupplementCategory,
  summary: z.string(),
  /** The best grade among its uses; null if it has none. */
  evidence: EvidenceGrade.nullable(),
  /** Values of `healthGoals` that an indication serves. */
  goals: z.array(z.string()),
  /** Diets that at least one of its forms suits. */
  diets: z.array(FormDiet),
  formats: z.array(Format),
  allowedIn: z.array(GuardedState),
  /** Synonyms, brands and common misspellings, for the search. */
  names: z.array(z.string()),
});

/** How directly the sources support a rule, and when they were last checked. */
const Supported = { directness: Directness, checked: z.string().nullable() };

const SourcedMessage = z.object({ message: z.string(), sources: z.array(z.string()) });

/** One use: for whom, how much, for how long, and how certain. Daily doses in the supplement's unit. */
export const SupplementUse = SourcedMessage.extend({
  id: z.string(),
  kind: z.enum(['need', 'wish']),
  /** For whom, in words: "Vitamin D (25-OH) under 30 nmol/L". */
  who: z.string(),
  evidence: EvidenceGrade,
  dose: z.object({ low: z.number(), usual: z.number(), high: z.number() }),
  weeks: z.tuple([z.number(), z.number()]),
  /** Shown but never suggested: a clinician sets the amount. */
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
  /** Amount of the nutrient in one dose unit of the supplement. */
  perUnit: z.number(),
  /** False if the limit is for another chemical form than this supplement contains. */
  limitApplies: z.boolean(),
  limitIsSupplementsOnly: z.boolean(),
  europeanLimit: z.number().nullable(),
  rows: z.array(IntakeRow),
  sources: z.array(z.string()),
});

export const StateFacts = z.object({
  state: GuardedState,
  /** Null: no allowance for this state, so it is never suggested in it. */
  allowance: SourcedMessage.extend({ maxDose: z.number() }).nullable(),
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

export const InteractionFacts = SourcedMessage.extend({
  id: z.string(),
  with: z.object({
    kind: z.enum(['drug', 'class', 'supplement']),
    id: z.string(),
    name: z.string(),
    /** Some members of a class, for the reader. */
    examples: z.array(z.string()),
  }),
  severity: InteractionSeverity,
  action: InteractionAction,
  hours: z.number().optional(),
  /** Applies only from this daily dose. */
  fromDose: z.number().optional(),
  mechanism: z.string(),
  /** Not yet traced to a reliable source. */
  needsReview: z.boolean(),
  ...Supported,
});

export const ContraindicationFacts = SourcedMessage.extend({
  id: z.string(),
  who: z.string(),
  effect: z.enum(['exclude', 'limit', 'caution']),
  maxDose: z.number().optional(),
  needsReview: z.boolean(),
  ...Supported,
});

/** Everything on a supplement's page. Claims carry source ids; `sources` resolves them. */
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
  /** The serving of a combination. */
  serving: z.string().optional(),
  /** Dose units per international unit, if IU are in use. */
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
  /** An empty list means "looked for and none known" only if this says so. */
  drugInteractions: z.enum(['listed', 'none-known', 'not-checked']),
  contraindications: z.array(ContraindicationFacts),
  whoShouldNot: z.array(z.string()),
  /** Sources for the entry as a whole. */
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
  /** The label used for the amounts, if a real product was named. */
  product: NamedProduct.nullable(),
});

/** A conflict between a supplement and a medicine or another supplement. */
export const CheckedPair = z.object({
  kind: z.enum(['medicine', 'supplement']),
  /** `text` is what was written: the name of a product, not of its ingredient. */
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

/** A conflict between two medicines, from a short list of well-known pairs. */
export const CheckedMedicinePair = SourcedMessage.extend({
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
  /** Most severe first. Finding none does not mean safe. */
  pairs: z.array(CheckedPair),
  /** Most severe first. Only the best-known pairs of medicines are checked: finding none does not mean safe. */
  medicinePairs: z.array(CheckedMedicinePair),
  unchecked: z.array(z.object({ text: z.string(), message: z.string() })),
  /** How many pairs with a supplement were checked. */
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
