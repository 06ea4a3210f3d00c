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
  /** Not lost in silence: its low dose stays beside what nobody could read, and what forbids it is told on top. */
  isVital: z.literal(true).optional(),
});

const Contraindication = z
  .strictObject({
    id: Id,
    when: WhenMap,
    unless: UnlessMaps,
    effect: z.enum(['exclude', 'limit', 'caution']),
    maxDose: Positive.optional(),
    /** Asked before the first dose: no daily reminder until then. */
    askFirst: z.literal(true).optional(),
    /** Left out because something else does its work: no danger to whoever takes it already. */
    isOnlyNeedless: z.literal(true).optional(),
    /** Not suggested or with a warning; whoever takes no more than this already goes on until the next visit. */
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
    /** Stopping it abruptly would do harm too: who takes it already is told to ask, not to stop. */
    keepSteady: z.literal(true).optional(),
    /** A prescriber gives both on purpose: forbidden to add unasked, and no news to whoever prescribed it. */
    belongsTogether: z.literal(true).optional(),
    /** Hours after the medicine, where fewer are enough than before it. */
    hoursAfter: z.number().positive().optional(),
    /** The medicine binds the supplement and loses nothing by it: no risk beside a medicine that we do not know. */
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

/** Without a message there is nothing to say but the amount. */
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
  /** A food, eaten or drunk: without an amount none is assumed, as nothing depends on it. */
  isFood: z.literal(true).optional(),
  dose: z.strictObject({
    unit: DoseUnit,
    conversions: z.record(z.string(), Positive).default({}),
    /** Names written with the weight of the salt: from that amount on only this share counts. */
    salts: z.record(z.string(), z.strictObject({ share: z.number().gt(0).lt(1), from: Positive })).optional(),
    typical: Positive,
    /** The least amount a day that is worth taking; where it is not given, the lowest that an indication asks for. */
    least: Positive.optional(),
    max: Positive.nullable(),
    serving: Text.optional(),
  }),
  supplies: z.array(z.strictObject({ nutrient: Id, perUnit: Positive, form: Id })).default([]),
  inherits: z.array(Id).default([]),
  inheritExcept: z.array(z.string().regex(/^([a-z0-9-]+\/)?[a-z0-9-]+$/, 'row-id or supplement-id/row-id')).default([]),
  effects: z.array(z.enum(effects)).default([]),
  /** Under this dose a day its effects do not add to those of another supplement. */
  addsUpFrom: Positive.optional(),
  /** Ways besides the mouth by which it acts in the whole body; by the others it stays where it is put. */
  reachesBodyBy: z.array(MedicineRoute).min(1).optional(),
  /** A licensed medicine as well: where it was prescribed it is taken as such, though it is a herb. */
  isMedicineToo: z.literal(true).optional(),
  indications: z.array(Indication).default([]),
  contraindications: z.array(Contraindication).default([]),
  interactions: z.array(Interaction).default([]),
  drugInteractions: z.enum(['listed', 'none-known', 'not-checked']),
  forms: z.array(Form).default([]),
  timing: z.strictObject({
    slots: z.array(Slot).min(1),
    /** Times of day that are ruled out, whatever else speaks for them. */
    never: z.array(Slot).min(1).optional(),
    food: z.enum(['with', 'without', 'either']),
    maxAtOnce: Positive.optional(),
    /** Where use should end: after so many weeks. */
    atMostWeeks: Positive.int().optional(),
    note: Text.optional(),
    /** Said also to whoever took it before: without it the thing itself does harm. */
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
