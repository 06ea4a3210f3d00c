import {
  Allergen,
  DoseUnit,
  EvidenceGrade,
  Format,
  InteractionAction,
  InteractionSeverity,
  MedicineRoute,
  Slot,
  supplementCategories,
} from '@evidose/contract';
import { z } from 'zod';
import { Id, isGraded, notGraded, Sources, supportFields, Text, UnlessMaps, WhenMap } from './common.ts';

const Positive = z.number().positive();

export const origins = [
  'plant',
  'algae',
  'mineral',
  'synthetic',
  'fermentation',
  'milk',
  'egg',
  'bee',
  'lanolin',
  'fish',
  'shellfish',
  'beef',
  'pork',
  'poultry',
] as const;

export const effects = [
  'bleeding',
  'serotonergic',
  'sedating',
  'stimulating',
  'lowers-blood-pressure',
  'raises-blood-pressure',
  'lowers-blood-sugar',
  'strains-liver',
  'estrogenic',
  'mood',
  'immune-stimulating',
  'raises-potassium',
  'beta-carotene',
  'preformed-vitamin-a',
  'iron',
  'phenylalanine',
] as const;

const Indication = z.strictObject({
  id: Id,
  kind: z.enum(['need', 'wish']),
  when: WhenMap,
  unless: UnlessMaps,
  evidence: EvidenceGrade,
  outcome: Id,
  dose: z.strictObject({ low: Positive, usual: Positive, high: Positive }),
  forms: z.array(Id).min(1).optional(),
  weeks: z.tuple([z.number().nonnegative(), z.number().nonnegative()]),
  message: Text,
  sources: Sources,
  clinicianOnly: z.boolean().default(false),
  /** Never dropped silently: its low dose stays beside unreadable text, and an alert says what forbids it. */
  isVital: z.literal(true).optional(),
});

const Contraindication = z
  .strictObject({
    id: Id,
    when: WhenMap,
    unless: UnlessMaps,
    effect: z.enum(['exclude', 'limit', 'caution']),
    maxDose: Positive.optional(),
    /** Ask before the first dose: no daily reminder until then. */
    askFirst: z.literal(true).optional(),
    /** Excluded because something else does its work: no danger to someone already taking it. */
    isOnlyNeedless: z.literal(true).optional(),
    /** Not suggested, or with a warning; someone who takes no more than this already continues until the next visit. */
    ownUpTo: Positive.optional(),
    message: Text,
    sources: Sources,
    ...supportFields,
  })
  .refine(isGraded, notGraded);

const InteractionTarget = z.union([
  z.strictObject({ drug: Id }),
  z.strictObject({ class: Id }),
  z.strictObject({ supplement: Id }),
]);

const Interaction = z
  .strictObject({
    id: Id,
    with: InteractionTarget,
    severity: InteractionSeverity,
    action: InteractionAction,
    hours: Positive.optional(),
    fromDose: Positive.optional(),
    mechanism: Text,
    /** Stopping abruptly would do harm too: someone already taking it is told to ask, not to stop. */
    keepSteady: z.literal(true).optional(),
    /** A prescriber combines the two on purpose: not to be added without asking, and known to the prescriber. */
    belongsTogether: z.literal(true).optional(),
    /** Hours after the medicine, where fewer are enough than before it. */
    hoursAfter: z.number().positive().optional(),
    /** The medicine binds the supplement without losing effect: no risk beside an unknown medicine. */
    sparesMedicine: z.literal(true).optional(),
    /** Hours apart, or both at one meal. */
    orWithMeal: z.literal(true).optional(),
    message: Text,
    sources: Sources,
    ...supportFields,
  })
  .refine(isGraded, notGraded);

export const pieceSizes = ['small', 'medium', 'large', 'not-swallowed'] as const;

const Form = z.strictObject({
  id: Id,
  format: Format,
  label: Text,
  /** What the label calls the substance: magnesium citrate, ubiquinol. Left out where products differ. */
  compound: Text.optional(),
  contains: z.array(Allergen),
  origins: z.array(z.enum(origins)).min(1),
  halal: z.boolean(),
  kosher: z.boolean(),
  perPiece: Positive,
  pieceSize: z.enum(pieceSizes),
  price: z.strictObject({ usd: Positive, atDailyDose: Positive }),
});

/** Without a message only the amount is shown. */
const Allowance = z.strictObject({ maxDose: Positive, message: Text.optional(), sources: Sources });

/** One file of data/supplements/. */
export const SupplementFile = z.strictObject({
  id: Id,
  name: Text,
  tier: z.enum(['suggestible', 'recognised-only']),
  category: z.enum(supplementCategories),
  names: z.strictObject({
    synonyms: z.array(Text).default([]),
    brands: z.array(Text).default([]),
    misspellings: z.array(Text).default([]),
  }),
  summary: Text,
  /** A food or drink: no amount is assumed, as nothing depends on it. */
  isFood: z.literal(true).optional(),
  dose: z.strictObject({
    unit: DoseUnit,
    conversions: z.record(z.string(), Positive).default({}),
    /** Names given with the weight of the salt: from that amount on only this share counts. */
    salts: z.record(z.string(), z.strictObject({ share: z.number().gt(0).lt(1), from: Positive })).optional(),
    typical: Positive,
    /** The lowest useful daily amount; by default the lowest that an indication asks for. */
    least: Positive.optional(),
    max: Positive.nullable(),
    serving: Text.optional(),
  }),
  supplies: z.array(z.strictObject({ nutrient: Id, perUnit: Positive, form: Id })).default([]),
  inherits: z.array(Id).default([]),
  inheritExcept: z.array(z.string().regex(/^([a-z0-9-]+\/)?[a-z0-9-]+$/, 'row-id or supplement-id/row-id')).default([]),
  effects: z.array(z.enum(effects)).default([]),
  /** Below this daily dose its effects do not add to those of another supplement. */
  addsUpFrom: Positive.optional(),
  /** Routes besides oral with a systemic effect; by the others it acts locally. */
  reachesBodyBy: z.array(MedicineRoute).min(1).optional(),
  /** Also a licensed medicine: when prescribed, it is treated as one although it is an herb. */
  isMedicineToo: z.literal(true).optional(),
  indications: z.array(Indication).default([]),
  contraindications: z.array(Contraindication).default([]),
  interactions: z.array(Interaction).default([]),
  drugInteractions: z.enum(['listed', 'none-known', 'not-checked']),
  forms: z.array(Form).default([]),
  timing: z.strictObject({
    slots: z.array(Slot).min(1),
    /** Times of day that are ruled out, whatever else favors them. */
    never: z.array(Slot).min(1).optional(),
    food: z.enum(['with', 'without', 'either']),
    maxAtOnce: Positive.optional(),
    /** Use ends after this many weeks. */
    atMostWeeks: Positive.int().optional(),
    note: Text.optional(),
    /** Also shown to someone who took it before: ignoring it does harm. */
    always: Text.optional(),
  }),
  allowedIn: z
    .strictObject({
      pregnant: Allowance.optional(),
      breastfeeding: Allowance.optional(),
      'trying-to-conceive': Allowance.optional(),
    })
    .default({}),
  whoShouldNot: z.array(Text).default([]),
  sources: Sources,
});

export type SupplementFile = z.infer<typeof SupplementFile>;
